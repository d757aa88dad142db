import { addQueryArgs } from '@wordpress/url';

import { useRest } from '../api/use-rest';

/** A post type as its REST record describes it to editors. */
export interface PostType {
	slug: string;
	name: string;
	hierarchical: boolean;
	viewable: boolean;
	supports: Readonly< Record< string, unknown > >;
	taxonomies: readonly string[];
	rest_base: string;
	rest_namespace: string;
	labels: Readonly< Record< string, string > >;
	/** Names of templates by file, where the server sends them. */
	template?: unknown;
}

/** Fields of the record that are read. */
const FIELDS =
	'slug,name,hierarchical,viewable,supports,taxonomies,rest_base,rest_namespace,labels,template';

/**
 * Returns a post type, `undefined` until it is known, and what the server answered instead.
 *
 * @param name Name of the post type.
 */
export function usePostType( name: string ): {
	postType: PostType | undefined;
	error: unknown;
} {
	const { data, error } = useRest< PostType >( postTypePath( name ) );
	return { postType: data, error };
}

/**
 * Returns the REST path of a post type.
 *
 * @param name Name of the post type.
 */
export function postTypePath( name: string ): string {
	return addQueryArgs( `/wp/v2/types/${ name }`, {
		context: 'edit',
		_fields: FIELDS,
	} );
}

/**
 * Returns the REST path of a type's collection.
 *
 * @param postType The post type.
 */
export function collectionPath(
	postType: Pick< PostType, 'rest_base' | 'rest_namespace' >
): string {
	return `/${ postType.rest_namespace }/${ postType.rest_base }`;
}
