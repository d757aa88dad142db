import type { RenderModalProps } from '@wordpress/dataviews';
import { __, _n, sprintf } from '@wordpress/i18n';
import { trash } from '@wordpress/icons';

import { describeRestored, runOnItems } from '@/kits/saving/outcomes';
import { getPostTitle, isAllowed, type Post } from '../list/post';
import { trashPost } from '../writes/write-posts';
import { ConfirmModal } from './confirm-modal';
import { describeTrashed } from './describe-trashed';
import { isTrashed } from './is-trashed';
import type { PostAction } from './post-action';

/** Action that moves posts to the trash. */
export const trashPosts: PostAction = {
	id: 'move-to-trash',
	getLabel: () => __( 'Trash', 'atelier' ),
	getTitle: () => __( 'Move to trash', 'atelier' ),
	icon: trash,
	isPrimary: true,
	supportsBulk: true,
	shortcut: 'Delete',
	liveOnly: 'content',
	isEligible: ( post ) => ! isTrashed( post ) && isAllowed( post, 'DELETE' ),
	Dialog: TrashModal,
};

/** Confirmation before posts are moved to the trash. */
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
							getPostTitle( first )
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
				await runOnItems( items, {
					subject: 'post',
					getTitle: getPostTitle,
					run: trashPost,
					done: describeTrashed,
					undo: {
						done: ( posts ) =>
							describeRestored( posts.map( getPostTitle ) ),
					},
				} );
				onActionPerformed?.( items );
			} }
		/>
	);
}
