import type { ItemAction } from '@/kits/actions';
import { isAllowed, type Post } from '../list/post';
import type { PostType } from '../reads/post-type';
import { isTrashed } from './is-trashed';

/** Facts of the list on which the actions of posts depend. */
export interface PostContext {
	/** Undefined until it is loaded. */
	postType: PostType | undefined;
	/** Ids of the site's homepage and posts page; 0 for none. */
	homepage: number;
	postsPage: number;
	/** Whether the person may add posts of the type. */
	canCreate: boolean;
	navigate: ( path: string ) => void;
	/** Opens quick edit; undefined if the layout has no quick edit. */
	openQuickEdit: ( ( posts: readonly Post[] ) => void ) | undefined;
}

/** An action for posts. */
export type PostAction = ItemAction< Post, PostContext >;

/**
 * Returns whether a person may edit a post, which must not be in the trash.
 *
 * @param post The post.
 */
export function isEditable( post: Post ): boolean {
	return ! isTrashed( post ) && isAllowed( post, 'PUT' );
}
