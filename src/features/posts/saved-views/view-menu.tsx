import { __, sprintf } from '@wordpress/i18n';

import { ActionMenu } from '@/kits/actions';
import { useNavigate } from '@/router';
import { deleteView } from './actions/delete-view';
import { renameView } from './actions/rename-view';
import { shareView } from './actions/share-view';
import { getViewTitle, type ViewAction } from './actions/view-action';
import type { SavedView } from './types';

/** Props of {@link ViewMenu}. */
export interface ViewMenuProps {
	postType: string;
	saved: SavedView;
	isCurrent: boolean;
}

const ACTIONS: readonly ViewAction[] = [ renameView, shareView, deleteView ];

/** Menu with the actions of a saved view. */
export function ViewMenu( { postType, saved, isCurrent }: ViewMenuProps ) {
	const { navigate } = useNavigate();
	return (
		<ActionMenu
			item={ saved }
			actions={ ACTIONS }
			context={ { postType, isCurrent, navigate } }
			label={ sprintf(
				/* translators: %s: name of a view. */
				__( 'Actions for %s', 'atelier' ),
				getViewTitle( saved )
			) }
			size="small"
		/>
	);
}
