import { addQueryArgs } from '@wordpress/url';

import { defineResource } from '@/data/reads/define-resource';
import { hasId, parseItems } from '@/data/reads/guards';

/** Ids of the terms of a post. */
export interface PostTerms {
	id: number;
	categories: readonly number[] | undefined;
	tags: readonly number[] | undefined;
}

/** Largest page that WordPress answers. */
const PAGE_SIZE = 100;

const parsePosts = parseItems( hasId );

/** The terms of some posts, by the REST path of their collection. */
export const postTermsResource = defineResource( {
	name: 'post-terms',
	path: ( collection: string, ids: readonly number[] ) =>
		addQueryArgs( collection, {
			include: ids.join( ',' ),
			context: 'edit',
			status: 'any',
			per_page: PAGE_SIZE,
			_fields: 'id,categories,tags',
		} ),
	parse: ( body ): readonly PostTerms[] =>
		parsePosts( body ).map(
			( post: { id: number; [ name: string ]: unknown } ) => ( {
				id: post.id,
				categories: readIds( post.categories ),
				tags: readIds( post.tags ),
			} )
		),
	isStaleAfter: () => true,
} );

/**
 * Returns the arguments of the reads of {@link postTermsResource} for any number of posts.
 *
 * @param collection REST path of their collection.
 * @param ids        Their ids.
 */
export function toTermReads(
	collection: string,
	ids: readonly number[]
): readonly [ string, readonly number[] ][] {
	return Array.from(
		{ length: Math.ceil( ids.length / PAGE_SIZE ) },
		( _, page ) => [
			collection,
			ids.slice( page * PAGE_SIZE, ( page + 1 ) * PAGE_SIZE ),
		]
	);
}

function readIds( value: unknown ): readonly number[] | undefined {
	return Array.isArray( value )
		? value.filter( ( id ) => typeof id === 'number' )
		: undefined;
}
