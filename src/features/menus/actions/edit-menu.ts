import { __ } from '@wordpress/i18n';

import { editPath } from '@/router';
import type { MenuAction } from './menu-action';

/** Opens a menu in the editor. */
export const editMenu: MenuAction = {
	id: 'edit-menu',
	getLabel: () => __( 'Edit', 'atelier' ),
	isEligible: () => true,
	run: ( [ menu ], { navigate } ) =>
		menu && navigate( editPath( 'wp_navigation', menu.id ) ),
};
