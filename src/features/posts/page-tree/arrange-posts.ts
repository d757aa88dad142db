import type { Post } from '../reads/posts';
import type { PageRow } from './page-order';

/**
 * Returns the posts of a list in the order and on the levels of rows.
 *
 * @param posts The posts.
 * @param rows  The rows of the tree; posts without a row are at the end.
 */
export function arrangePosts(
	posts: readonly Post[],
	rows: readonly PageRow[]
): readonly Post[] {
	const byId = new Map( posts.map( ( post ) => [ post.id, post ] ) );
	const arranged = rows.flatMap( ( { id, level } ) => {
		const post = byId.get( id );
		return post ? [ { ...post, level: level - 1 } ] : [];
	} );
	const ids = new Set( arranged.map( ( { id } ) => id ) );
	return [ ...arranged, ...posts.filter( ( { id } ) => ! ids.has( id ) ) ];
}
