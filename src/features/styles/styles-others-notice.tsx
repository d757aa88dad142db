import { useSelect } from '@wordpress/data';

import { OthersNotice } from '@/kits/saving/presence';
import { getGlobalStylesId } from '@/wordpress/global-styles-records';
import { useGlobalStyles } from './config/use-global-styles';

/** Notice in the panel of Styles about other people who have the site's styles open. */
export function StylesOthersNotice() {
	const { canEdit } = useGlobalStyles();
	const id = useSelect( ( select ) => getGlobalStylesId( select ), [] );
	return canEdit && id !== undefined ? (
		<OthersNotice
			record={ { type: 'wp_global_styles', id } }
			isEditing
			place="panel"
		/>
	) : null;
}
