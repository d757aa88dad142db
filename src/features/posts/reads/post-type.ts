import { addQueryArgs } from '@wordpress/url';

import { defineResource } from '@/data/reads/define-resource';
import { parseRecord } from '@/data/reads/guards';
import { LIST_QUERY } from '@/data/reads/list-query';
import { isRecord, toRecord } from '@/utils/is-record';
import { isText } from '@/utils/is-text';

/** A post type, from its REST record in the context `edit`. */
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
	/** Template of blocks for new posts, if the type has one. */
	template?: unknown;
}

/** A post type, by its name. Types are registered by code, so no write changes them. */
export const postTypeResource = defineResource( {
	name: 'post-type',
	path: ( name: string ) =>
		addQueryArgs( `/wp/v2/types/${ name }`, {
			context: 'edit',
			_fields: LIST_QUERY.typeFields.join( ',' ),
		} ),
	parse: ( body ): PostType => {
		const postType = parseType( body );
		return {
			...postType,
			hierarchical: postType.hierarchical === true,
			viewable: postType.viewable === true,
			supports: toRecord( postType.supports ),
			taxonomies: postType.taxonomies.filter( isText ),
			labels: Object.fromEntries(
				Object.entries( postType.labels ).filter( ( [ , label ] ) =>
					isText( label )
				)
			),
		};
	},
	isStaleAfter: () => false,
} );

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

const parseType = parseRecord( isPostType );

function isPostType( value: unknown ): value is PostType {
	return (
		isRecord( value ) &&
		typeof value.slug === 'string' &&
		typeof value.name === 'string' &&
		typeof value.rest_base === 'string' &&
		typeof value.rest_namespace === 'string' &&
		isRecord( value.labels ) &&
		// PHP writes an empty map as a list.
		( isRecord( value.supports ) || Array.isArray( value.supports ) ) &&
		Array.isArray( value.taxonomies )
	);
}
