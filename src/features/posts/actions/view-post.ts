import { __ } from '@wordpress/i18n';
import { external } from '@wordpress/icons';

import { isTrashed } from './is-trashed';
import type { PostAction } from './post-action';

/** Action that opens the public page of a post. */
export const viewPost: PostAction = {
	id: 'view-post',
	getLabel: () => __( 'View', 'atelier' ),
	icon: external,
	isEligible: ( post ) => ! isTrashed( post ) && !! post.link,
	run: ( [ post ] ) => {
		window.open( post?.link, '_blank', 'noopener' );
	},
};
