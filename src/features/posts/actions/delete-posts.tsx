import type { RenderModalProps } from '@wordpress/dataviews';
import { __, _n, sprintf } from '@wordpress/i18n';
import { trash } from '@wordpress/icons';

import { runOnItems } from '@/kits/saving/outcomes';
import { getPostTitle, isAllowed, type Post } from '../list/post';
import { deletePost } from '../writes/write-posts';
import { ConfirmModal } from './confirm-modal';
import { isTrashed } from './is-trashed';
import type { PostAction } from './post-action';

/** Action that deletes posts in the trash for good. */
export const deletePosts: PostAction = {
	id: 'permanently-delete',
	getLabel: () => __( 'Permanently delete', 'atelier' ),
	icon: trash,
	supportsBulk: true,
	shortcut: 'Delete',
	liveOnly: 'content',
	isEligible: ( post ) => isTrashed( post ) && isAllowed( post, 'DELETE' ),
	Dialog: DeleteModal,
};

/** Confirmation before posts are deleted for good. */
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
							getPostTitle( first )
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
				await runOnItems( items, {
					subject: 'post',
					getTitle: getPostTitle,
					run: deletePost,
					done: describeDeleted,
				} );
				onActionPerformed?.( items );
			} }
		/>
	);
}

function describeDeleted( [ post, ...more ]: readonly Post[] ): string {
	return post && more.length === 0
		? sprintf(
				/* translators: %s: title of a post. */
				__( '"%s" permanently deleted.', 'atelier' ),
				getPostTitle( post )
		  )
		: __( 'The items were permanently deleted.', 'atelier' );
}
