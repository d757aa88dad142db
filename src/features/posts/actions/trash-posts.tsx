import type { RenderModalProps } from '@wordpress/dataviews';
import { __, _n, sprintf } from '@wordpress/i18n';

import {
	deleteRecord,
	postKind,
	requireSaved,
	restoreDeletion,
} from '@/data/writes';
import { getTitle, type Post } from '../list/post';
import { ConfirmModal } from './confirm-modal';
import { runAction } from './run-action';

/** Asks, and moves posts to the trash; the notice takes it back. */
export function TrashModal( {
	items,
	closeModal,
	onActionPerformed,
}: RenderModalProps< Post > ) {
	const [ first ] = items;
	return (
		<ConfirmModal
			question={
				items.length === 1 && first
					? sprintf(
							/* translators: %s: title of a post. */
							__(
								'Are you sure you want to move "%s" to the trash?',
								'atelier'
							),
							getTitle( first )
					  )
					: sprintf(
							/* translators: %d: number of posts. */
							_n(
								'Are you sure you want to move %d item to the trash?',
								'Are you sure you want to move %d items to the trash?',
								items.length,
								'atelier'
							),
							items.length
					  )
			}
			confirmLabel={ __( 'Trash', 'atelier' ) }
			onClose={ closeModal }
			onConfirm={ async () => {
				await trashPosts( items );
				onActionPerformed?.( items );
			} }
		/>
	);
}

/** Asks, and deletes trashed posts for good. */
export function DeleteModal( {
	items,
	closeModal,
	onActionPerformed,
}: RenderModalProps< Post > ) {
	const [ first ] = items;
	return (
		<ConfirmModal
			question={
				items.length === 1 && first
					? sprintf(
							/* translators: %s: title of a post. */
							__(
								'Are you sure you want to permanently delete "%s"?',
								'atelier'
							),
							getTitle( first )
					  )
					: sprintf(
							/* translators: %d: number of posts. */
							_n(
								'Are you sure you want to permanently delete %d item?',
								'Are you sure you want to permanently delete %d items?',
								items.length,
								'atelier'
							),
							items.length
					  )
			}
			confirmLabel={ __( 'Delete permanently', 'atelier' ) }
			isDestructive
			onClose={ closeModal }
			onConfirm={ async () => {
				await runAction( items, {
					run: ( post ) => deletePost( post, true ),
					getSuccess: ( [ post, ...more ] ) =>
						post && more.length === 0
							? sprintf(
									/* translators: %s: title of a post. */
									__(
										'"%s" permanently deleted.',
										'atelier'
									),
									getTitle( post )
							  )
							: __(
									'The items were permanently deleted.',
									'atelier'
							  ),
				} );
				onActionPerformed?.( items );
			} }
		/>
	);
}

/**
 * Takes posts out of the trash; they become drafts.
 *
 * @param posts The posts.
 */
export async function restorePosts( posts: readonly Post[] ): Promise< void > {
	await putBack( posts, true );
}

async function deletePost( post: Post, isForced: boolean ): Promise< void > {
	requireSaved(
		await deleteRecord( postKind( post.type ), post.id, {
			isForced,
			before: { ...post },
		} )
	);
}

async function trashPosts( posts: readonly Post[] ): Promise< void > {
	await runAction( posts, {
		run: ( post ) => deletePost( post, false ),
		getSuccess: ( [ post, ...more ] ) =>
			post && more.length === 0
				? sprintf(
						/* translators: %s: title of a post. */
						__( '"%s" moved to the trash.', 'atelier' ),
						getTitle( post )
				  )
				: sprintf(
						/* translators: %d: number of posts. */
						_n(
							'%d item moved to the trash.',
							'%d items moved to the trash.',
							more.length + 1,
							'atelier'
						),
						more.length + 1
				  ),
		onUndo: ( done ) => void putBack( done, false ),
	} );
}

async function putBack(
	posts: readonly Post[],
	asDraft: boolean
): Promise< void > {
	await runAction( posts, {
		run: async ( { id, type } ) => {
			requireSaved(
				await restoreDeletion( id, postKind( type ), id, { asDraft } )
			);
		},
		getSuccess: ( [ post, ...more ] ) =>
			post && more.length === 0
				? sprintf(
						/* translators: %s: title of a post. */
						__( '"%s" has been restored.', 'atelier' ),
						getTitle( post )
				  )
				: sprintf(
						/* translators: %d: number of posts. */
						_n(
							'%d item has been restored.',
							'%d items have been restored.',
							more.length + 1,
							'atelier'
						),
						more.length + 1
				  ),
	} );
}
