import { __ } from '@wordpress/i18n';
import { drawerRight } from '@wordpress/icons';

import { isEditable, type PostAction } from './post-action';

/** Action that opens posts in the panel beside the list, as the toggle *Details* does (specification 2.6). */
export const quickEditPosts: PostAction = {
	id: 'quick-edit',
	getLabel: () => __( 'Details', 'atelier' ),
	icon: drawerRight,
	supportsBulk: true,
	isEligible: ( post, { openQuickEdit } ) =>
		openQuickEdit !== undefined && isEditable( post ),
	run: ( posts, { openQuickEdit } ) => openQuickEdit?.( posts ),
};
