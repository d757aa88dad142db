import type { RenderModalProps } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';
import { category } from '@wordpress/icons';

import { lazyPart } from '@/components/lazy-part';
import type { Post } from '../list/post';
import { isEditable, type PostAction } from './post-action';

const TAXONOMIES: readonly string[] = [ 'category', 'post_tag' ];

/** Action that adds categories and tags to posts, and removes them: quick edit of several posts has other fields (specification 5). */
export const editTerms: PostAction = {
	id: 'edit-terms',
	getLabel: () => __( 'Categories and tags', 'atelier' ),
	icon: category,
	supportsBulk: true,
	liveOnly: 'content',
	isEligible: ( post, { postType } ) =>
		!! postType?.taxonomies.some( ( name ) =>
			TAXONOMIES.includes( name )
		) && isEditable( post ),
	Dialog: lazyPart< RenderModalProps< Post > >( () =>
		import( '../quick-edit/terms-modal' ).then(
			( module ) => module.TermsModal
		)
	),
};
