import { useMemo } from 'react';
import type { Field, Form } from '@wordpress/dataviews';
import { isInTheFuture } from '@wordpress/date';

import { useIsMobile } from '@/hooks/use-is-mobile';
import { addFields } from '@/kits/list/fields/add-fields';
import type { PostType } from '../reads/post-type';
import { getForm } from './get-form';
import { getFormFields } from './get-form-fields';
import { lacksDate } from './lacks-date';
import { mergePosts } from './merge-posts';
import type { EditablePost, FormPost, PostEdits } from './types';
import { useFormFields } from './use-form-fields';

/** Form of one post or several. */
export interface PostForm {
	/** The post, or the common values of several. */
	data: FormPost;
	fields: Field< FormPost >[];
	form: Form;
}

/**
 * Returns the values, fields and layout of the form for posts.
 *
 * @param type  Their post type.
 * @param posts The posts with their pending changes, at least one.
 * @param edits Their pending changes, by the post's id.
 * @param added Fields of plugins, which are offered only for a single post.
 */
export function usePostForm(
	type: PostType,
	posts: readonly EditablePost[],
	edits: ReadonlyMap< number, PostEdits >,
	added: readonly Field< FormPost >[]
): PostForm {
	const merged = useMemo( () => mergePosts( posts ), [ posts ] );
	const [ first ] = posts;
	const isSeveral = posts.length > 1;
	const data = useMemo(
		() =>
			( isSeveral || ! first
				? {
						id: 0,
						type: type.slug,
						...merged.values,
						partialTerms: merged.partialTerms,
						lacksDate: lacksDate( posts, edits, isInTheFuture ),
				  }
				: first ) as FormPost,
		[ isSeveral, merged, first, type.slug, posts, edits ]
	);
	const isMobile = useIsMobile();
	const own = useFormFields( isSeveral ? merged.mixed : [] );
	const fields = useMemo(
		() => ( isSeveral ? own : addFields( own, added ) ),
		[ isSeveral, own, added ]
	);
	const form = useMemo(
		() =>
			getForm(
				getFormFields(
					{ ...type, properties: Object.keys( first ?? {} ) },
					posts.length
				),
				posts.length,
				isMobile,
				posts.length > 1 ? [] : added.map( ( { id } ) => id )
			),
		[ type, first, posts.length, isMobile, added ]
	);
	return { data, fields, form };
}
