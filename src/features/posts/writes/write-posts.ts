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
 * Changes a post. Other people's changes of other fields stay; about a conflict the person is asked.
 *
 * @param post    The post as the person saw it.
 * @param changes The changes.
 * @throws The server's answer.
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
 * @throws The server's answer.
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
 * @param post The post as the person saw it.
 * @return Takes it out again, with the status that it had.
 * @throws The server's answer.
 */
export async function trashPost( post: Post ): Promise< Undo > {
	const { id } = post;
	const kind = postKind( post.type );
	const undo = requireDeleted(
		await deleteRecord( kind, id, { before: { ...post } } )
	);
	// Where the answer was lost, the deletion of a post has the number of the post.
	return (
		undo ??
		( async () =>
			void requireSaved( await restoreDeletion( id, kind, id ) ) )
	);
}

/**
 * Deletes a post of the trash for good.
 *
 * @param post The post as the person saw it.
 * @throws The server's answer.
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
 * Takes a post out of the trash; it becomes a draft.
 *
 * @param post      The post.
 * @param post.id   Its id.
 * @param post.type Name of its type.
 * @return Moves it to the trash again.
 * @throws The server's answer.
 */
export async function restorePost( {
	id,
	type,
}: Pick< Post, 'id' | 'type' > ): Promise< Undo > {
	const kind = postKind( type );
	requireSaved( await restoreDeletion( id, kind, id, { asDraft: true } ) );
	return async () => void requireDeleted( await deleteRecord( kind, id ) );
}

/** Place that a page can have on the site. */
export type SitePlace = 'homepage' | 'postsPage';

/**
 * Makes a page the site's homepage or posts page.
 *
 * @param place  The place.
 * @param id     Number of the page.
 * @param before The settings as the person saw them.
 * @return Function that restores the earlier settings; undefined where they are unknown.
 * @throws The server's answer.
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
