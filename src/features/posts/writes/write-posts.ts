import {
	deleteRecord,
	duplicatePostRecord,
	postKind,
	requireDeleted,
	requireSaved,
	restoreDeletion,
	SITE,
	updateRecord,
	type Fields,
	type Undo,
} from '@/data/writes';
import type { Post } from '../reads/posts';

/**
 * Changes a post. Other people's changes of other fields stay; on a conflict the person is asked.
 *
 * @param post    The version that the person saw.
 * @param changes The changes.
 * @throws The server's error.
 */
export async function updatePost(
	post: Post,
	changes: Fields
): Promise< void > {
	requireSaved(
		await updateRecord( postKind( post.type ), post.id, changes, {
			before: { ...post },
		} )
	);
}

/**
 * Creates a draft that is a copy of a post.
 *
 * @param post  The post.
 * @param title Title of the copy.
 * @return Id of the copy.
 * @throws The server's error.
 */
export async function copyPost( post: Post, title: string ): Promise< number > {
	const { id } = requireSaved(
		await duplicatePostRecord( post.type, post.id, title )
	);
	return Number( id );
}

/**
 * Moves a post to the trash.
 *
 * @param post The version that the person saw.
 * @return Function that restores it with its former status.
 * @throws The server's error.
 */
export async function trashPost( post: Post ): Promise< Undo > {
	const { id } = post;
	const kind = postKind( post.type );
	const undo = requireDeleted(
		await deleteRecord( kind, id, { before: { ...post } } )
	);
	// If the answer was lost, the id is known: the deletion of a post has the id of the post.
	return (
		undo ??
		( async () =>
			void requireSaved( await restoreDeletion( id, kind, id ) ) )
	);
}

/**
 * Deletes a post in the trash for good.
 *
 * @param post The version that the person saw.
 * @throws The server's error.
 */
export async function deletePost( post: Post ): Promise< void > {
	requireDeleted(
		await deleteRecord( postKind( post.type ), post.id, {
			isForced: true,
			before: { ...post },
		} )
	);
}

/**
 * Restores a post from the trash as a draft.
 *
 * @param post      The post.
 * @param post.id   Its id.
 * @param post.type Name of its type.
 * @return Function that moves it to the trash again.
 * @throws The server's error.
 */
export async function restorePost( {
	id,
	type,
}: Pick< Post, 'id' | 'type' > ): Promise< Undo > {
	const kind = postKind( type );
	requireSaved( await restoreDeletion( id, kind, id, { asDraft: true } ) );
	return async () => void requireDeleted( await deleteRecord( kind, id ) );
}

/** Role that a page can have on the site. */
export type SitePlace = 'homepage' | 'postsPage';

/**
 * Makes a page the site's homepage or posts page.
 *
 * @param place  The role.
 * @param id     Id of the page.
 * @param before The version of the settings that the person saw.
 * @return Function that restores the earlier settings; undefined if they are unknown.
 * @throws The server's error.
 */
export async function setSitePage(
	place: SitePlace,
	id: number,
	before: Fields | undefined
): Promise< Undo | undefined > {
	const name = place === 'homepage' ? 'page_on_front' : 'page_for_posts';
	const saved = requireSaved(
		await updateRecord(
			SITE,
			undefined,
			{ show_on_front: 'page', [ name ]: id },
			{ before }
		)
	);
	const { show_on_front: shown, [ name ]: page = 0 } = before ?? {};
	return shown === undefined
		? undefined
		: async () =>
				void requireSaved(
					await updateRecord(
						SITE,
						undefined,
						{ show_on_front: shown, [ name ]: page },
						{ before: saved }
					)
				);
}
