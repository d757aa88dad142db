import { __ } from '@wordpress/i18n';
import { pencil } from '@wordpress/icons';

import { editPath } from '@/router';
import { isEditable, type PostAction } from './post-action';

/** Action that opens a post in the editor. */
export const editPost: PostAction = {
	id: 'edit-post',
	getLabel: () => __( 'Edit', 'atelier' ),
	icon: pencil,
	isPrimary: true,
	isEligible: isEditable,
	run: ( [ post ], { navigate } ) =>
		post && navigate( editPath( post.type, post.id ) ),
};
