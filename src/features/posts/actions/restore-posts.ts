import { __ } from '@wordpress/i18n';
import { backup } from '@wordpress/icons';

import { describeRestored, runOnItems } from '@/kits/saving/outcomes';
import { getPostTitle, isAllowed } from '../list/post';
import { restorePost } from '../writes/write-posts';
import { describeTrashed } from './describe-trashed';
import { isTrashed } from './is-trashed';
import type { PostAction } from './post-action';

/** Action that restores posts from the trash as drafts. */
export const restorePosts: PostAction = {
	id: 'restore',
	getLabel: () => __( 'Restore', 'atelier' ),
	icon: backup,
	isPrimary: true,
	supportsBulk: true,
	liveOnly: 'content',
	isEligible: ( post ) => isTrashed( post ) && isAllowed( post, 'PUT' ),
	run: ( posts ) =>
		runOnItems( posts, {
			subject: 'post',
			getTitle: getPostTitle,
			run: restorePost,
			done: ( restored ) =>
				describeRestored( restored.map( getPostTitle ) ),
			undo: { done: describeTrashed },
		} ),
};
