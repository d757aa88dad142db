import { __ } from '@wordpress/i18n';

import { ActionMenu } from '@/kits/actions';
import { useResource } from '@/data/reads/use-resource';
import { useNavigate } from '@/router';
import { compareMenu } from './actions/compare-menu';
import { deleteMenu } from './actions/delete-menu';
import { duplicateMenu } from './actions/duplicate-menu';
import { editMenu } from './actions/edit-menu';
import type { MenuAction } from './actions/menu-action';
import { renameMenu } from './actions/rename-menu';
import { menuResource } from './reads/menus';
import type { MenuEditing } from './editor/use-edited-menu';

/** Props of {@link MenuActions}. */
export interface MenuActionsProps {
	id: number;
	menu: MenuEditing;
}

const ACTIONS: readonly MenuAction[] = [
	renameMenu,
	editMenu,
	duplicateMenu,
	compareMenu,
	deleteMenu,
];

/** Actions for a menu (specification 2.7). */
export function MenuActions( {
	id,
	menu: { title, tree, status },
}: MenuActionsProps ) {
	const { data: record } = useResource( menuResource, id );
	const { navigate } = useNavigate();
	return (
		<ActionMenu
			item={ { id, title, tree, status, record } }
			actions={ ACTIONS }
			context={ { navigate } }
			label={ __( 'Actions', 'atelier' ) }
		/>
	);
}
