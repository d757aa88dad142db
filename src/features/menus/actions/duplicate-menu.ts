import { __ } from '@wordpress/i18n';

import { runOnItems } from '@/kits/saving/outcomes';
import { itemPath } from '@/router';
import { formatMenu } from '../rules/menu-markup';
import { duplicateMenuRecord as writeCopy } from '../writes/write-menus';
import { describeReason, type MenuAction } from './menu-action';

/** Creates a copy of a menu with its unsaved changes, and opens the copy. */
export const duplicateMenu: MenuAction = {
	id: 'duplicate-menu',
	getLabel: () => __( 'Duplicate', 'atelier' ),
	isEligible: ( { tree } ) => tree !== undefined,
	run: ( menus, { navigate } ) =>
		runOnItems( menus, {
			subject: 'menu',
			run: async ( { title, tree, status } ) => {
				if ( tree ) {
					const copy = await writeCopy(
						title,
						formatMenu( tree ),
						status
					);
					navigate( itemPath( 'wp_navigation', copy ) );
				}
			},
			// Specification 8.2, and a sentence about visitors.
			done: () =>
				__(
					'Duplicated Navigation Menu. No place shows the copy yet.',
					'atelier'
				),
			failed: describeReason,
		} ),
};
