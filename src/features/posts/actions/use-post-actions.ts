import { useMemo } from 'react';

import { createRightResource } from '@/data/reads/create-right';
import { useResource } from '@/data/reads/use-resource';
import { useRegisteredActions } from '@/data/store/use-registered';
import { addActions, toListActions, type ListAction } from '@/kits/actions';
import { useNavigate } from '@/router';
import type { Post } from '../list/post';
import { collectionPath, type PostType } from '../reads/post-type';
import { NO_SITE_PAGES, sitePagesResource } from '../reads/site-pages';
import { addChild } from './add-child';
import { deletePosts } from './delete-posts';
import { duplicatePost } from './duplicate-post';
import { editPost } from './edit-post';
import { editTerms } from './edit-terms';
import { orderPage } from './order-page';
import type { PostAction, PostContext } from './post-action';
import { quickEditPosts } from './quick-edit-posts';
import { renamePost } from './rename-post';
import { restorePosts } from './restore-posts';
import { setAsHomepage, setAsPostsPage } from './set-site-page';
import { trashPosts } from './trash-posts';
import { viewPost } from './view-post';
import { viewRevisions } from './view-revisions';

/**
 * Actions of posts, in the order of the menu. Those of `@wordpress/fields` are not used: they report one failure for all posts, and load the
 * editor.
 */
const POST_ACTIONS: readonly PostAction[] = [
	editPost,
	quickEditPosts,
	editTerms,
	viewPost,
	renamePost,
	duplicatePost,
	addChild,
	orderPage,
	setAsHomepage,
	setAsPostsPage,
	viewRevisions,
	restorePosts,
	trashPosts,
	deletePosts,
];

/**
 * Returns the actions of a list of posts.
 *
 * @param postType      The post type.
 * @param openQuickEdit Opens quick edit; undefined if the layout has no quick edit.
 */
export function usePostActions(
	postType: PostType | undefined,
	openQuickEdit: PostContext[ 'openQuickEdit' ]
): ListAction< Post >[] {
	const { navigate } = useNavigate();
	const { data: canCreate = false } = useResource(
		createRightResource,
		postType && collectionPath( postType )
	);
	const { data: { homepage, postsPage } = NO_SITE_PAGES } =
		useResource( sitePagesResource );
	const added = useRegisteredActions< Post >( postType?.slug );
	const own = useMemo(
		() =>
			toListActions( POST_ACTIONS, {
				postType,
				homepage,
				postsPage,
				canCreate,
				navigate,
				openQuickEdit,
			} ),
		[ postType, homepage, postsPage, canCreate, navigate, openQuickEdit ]
	);
	return useMemo( () => addActions( own, added ), [ own, added ] );
}
