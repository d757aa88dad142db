import { useMemo } from 'react';
import type { Field, Form } from '@wordpress/dataviews';

import type { PostType } from '@/data/resources/post-type';
import { getForm } from './get-form';
import { getFormFields } from './get-form-fields';
import { mergePosts } from './merge-posts';
import type { EditablePost } from './types';
import { useFormFields } from './use-form-fields';

/** What the form of one post or several shows. */
export interface PostForm {
	/** The post, or what several have in common. */
	data: EditablePost;
	fields: Field< EditablePost >[];
	form: Form;
}

/**
 * Returns what a form of posts shows.
 *
 * @param type  Their post type.
 * @param posts The posts, at least one.
 */
export function usePostForm(
	type: PostType,
	posts: readonly EditablePost[]
): PostForm {
	const merged = useMemo( () => mergePosts( posts ), [ posts ] );
	const [ first ] = posts;
	const isSeveral = posts.length > 1;
	const data = useMemo(
		() =>
			( isSeveral || ! first
				? { id: 0, type: type.slug, ...merged.values }
				: first ) as EditablePost,
		[ isSeveral, merged, first, type.slug ]
	);
	const fields = useFormFields( isSeveral ? merged.mixed : [] );
	const form = useMemo(
		() =>
			getForm(
				getFormFields(
					{ ...type, properties: Object.keys( first ?? {} ) },
					posts.length
				),
				posts.length
			),
		[ type, first, posts.length ]
	);
	return { data, fields, form };
}
