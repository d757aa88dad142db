import { __ } from '@wordpress/i18n';

import { comparePath } from '@/router';
import type { MenuAction } from './menu-action';

/** Compares a menu item by item with its unsaved changes, or with its earlier revisions. */
export const compareMenu: MenuAction = {
	id: 'compare-menu',
	getLabel: () => __( 'Compare with revisions', 'atelier' ),
	isEligible: ( { record } ) => record !== undefined,
	run: ( [ menu ], { navigate } ) =>
		menu &&
		navigate(
			comparePath( {
				record: { postType: 'wp_navigation', postId: menu.id },
			} )
		),
};
