import { __ } from '@wordpress/i18n';

import { comparePath } from '@/router';
import type { MenuAction } from './menu-action';

/** Opens the comparison of a menu with its revisions. */
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
