import fastDeepEqual from 'fast-deep-equal';

import { shareTerms, TERM_FIELDS } from './shared-terms';
import type { EditablePost, FormPost, PostEdits } from './types';

/** Several posts as one: the values that all have in common, and the names of properties in which they differ. */
export interface MergedPosts {
	values: PostEdits;
	mixed: readonly ( keyof PostEdits )[];
	/** Ids of the terms that only some posts have. */
	partialTerms: NonNullable< FormPost[ 'partialTerms' ] >;
}

/** Properties that can be edited for several posts (specification 5), besides terms. Discussion consists of two. */
const SHARED: readonly ( keyof PostEdits )[] = [
	'title',
	'status',
	'date',
	'author',
	'comment_status',
	'ping_status',
];

/**
 * Returns the values of a form for several posts; properties in which they differ have no value, and are mixed.
 *
 * @param posts The posts with their pending changes; at least one.
 */
export function mergePosts( posts: readonly EditablePost[] ): MergedPosts {
	const values: Record< string, unknown > = {};
	const mixed: ( keyof PostEdits )[] = [];
	const [ first ] = posts;
	for ( const name of SHARED ) {
		if ( ! first || posts.some( ( post ) => post[ name ] === undefined ) ) {
			continue;
		}
		if (
			posts.every( ( post ) =>
				fastDeepEqual( post[ name ], first[ name ] )
			)
		) {
			values[ name ] = first[ name ];
		} else {
			mixed.push( name );
		}
	}
	const partialTerms: MergedPosts[ 'partialTerms' ] = {};
	for ( const name of TERM_FIELDS ) {
		const lists = posts.flatMap( ( post ) => {
			const ids = post[ name ];
			return ids ? [ ids ] : [];
		} );
		if ( lists.length === posts.length ) {
			const { all, some } = shareTerms( lists );
			values[ name ] = all;
			if ( some.length > 0 ) {
				mixed.push( name );
				partialTerms[ name ] = some;
			}
		}
	}
	return { values: values as PostEdits, mixed, partialTerms };
}
