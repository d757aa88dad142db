import type { ItemAction } from '@/kits/actions';
import { isAllowed, type Post } from '../list/post';
import type { PostType } from '../reads/post-type';
import { isTrashed } from './is-trashed';

/** Facts of the list on which the actions of posts depend. */
export interface PostContext {
	/** Undefined until it has been read. */
	postType: PostType | undefined;
	/** Numbers of the site's homepage and posts page; 0 for none. */
	homepage: number;
	postsPage: number;
	/** Whether the person may add posts of the type. */
	canCreate: boolean;
	navigate: ( path: string ) => void;
	/** Opens quick edit; undefined where the panel has no place. */
	openQuickEdit: ( ( posts: readonly Post[] ) => void ) | undefined;
}

/** Something that can be done to posts. */
export type PostAction = ItemAction< Post, PostContext >;

/**
 * Whether a person may change a post; a post in the trash has to be restored first.
 *
 * @param post The post.
 */
export function isEditable( post: Post ): boolean {
	return ! isTrashed( post ) && isAllowed( post, 'PUT' );
}
