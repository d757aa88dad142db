import fastDeepEqual from 'fast-deep-equal';

import type { EditablePost, PostEdits } from './types';

/** Several posts as one: the values that all share, and the names of those in which they differ. */
export interface MergedPosts {
	values: PostEdits;
	mixed: readonly ( keyof PostEdits )[];
}

/** Properties that can be edited for several posts (specification 5). Discussion is two properties. */
const SHARED: readonly ( keyof PostEdits )[] = [
	'title',
	'status',
	'date',
	'author',
	'comment_status',
	'ping_status',
];

/**
 * Returns what a form for several posts shows; properties in which they differ have no value, and are mixed.
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
	return { values: values as PostEdits, mixed };
}
