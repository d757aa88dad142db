import { useMemo } from 'react';
import type { Action } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';
import { backup, drawerRight, external, pencil, trash } from '@wordpress/icons';

import { getBootPayload } from '@/data/site/boot-payload';
import { useResource } from '@/data/reads/use-resource';
import { editPath, useNavigate } from '@/router';
import type { PostType } from '../reads/post-type';
import { NO_SITE_PAGES, sitePagesResource } from '../reads/site-pages';
import { isTrashed } from './is-trashed';
import { isAllowed, type Post } from '../list/post';
import { DuplicateModal } from './duplicate-modal';
import { OrderModal } from './order-modal';
import { RenamePostModal } from './rename-post-modal';
import { DeleteModal, restorePosts, TrashModal } from './trash-modals';
import { SitePageModal } from './site-page-modal';

/** Options of the actions beside the posts. */
export interface ActionOptions {
	/** Opens quick edit; `undefined` where the panel has no place. */
	onQuickEdit: ( ( posts: readonly Post[] ) => void ) | undefined;
}

/**
 * Returns the actions of a list's rows, several of them for many rows at once. Which of them a post has is decided by
 * its status and by what the server allows the person. Those of `@wordpress/fields` say one failure for all posts and load the editor.
 *
 * @param postType            The post type.
 * @param options             What else they depend on.
 * @param options.onQuickEdit Opens quick edit.
 */
export function useActions(
	postType: PostType | undefined,
	{ onQuickEdit }: ActionOptions
): Action< Post >[] {
	const { navigate } = useNavigate();
	const { data: { homepage, postsPage } = NO_SITE_PAGES } =
		useResource( sitePagesResource );
	return useMemo( () => {
		const actions: ( Action< Post > | false )[] = [
			{
				id: 'edit-post',
				label: __( 'Edit', 'atelier' ),
				icon: pencil,
				isPrimary: true,
				isEligible: ( post ) =>
					! isTrashed( post ) && isAllowed( post, 'PUT' ),
				callback: ( [ post ] ) =>
					post && navigate( editPath( post.type, post.id ) ),
			},
			!! onQuickEdit && {
				id: 'quick-edit',
				label: __( 'Quick Edit', 'atelier' ),
				icon: drawerRight,
				supportsBulk: true,
				isEligible: ( post ) =>
					! isTrashed( post ) && isAllowed( post, 'PUT' ),
				callback: ( posts ) => onQuickEdit( posts ),
			},
			{
				id: 'view-post',
				label: __( 'View', 'atelier' ),
				icon: external,
				isEligible: ( post ) => ! isTrashed( post ) && !! post.link,
				callback: ( [ post ] ) => {
					window.open( post?.link, '_blank', 'noopener' );
				},
			},
			!! postType?.supports.title && {
				id: 'rename-post',
				label: __( 'Rename', 'atelier' ),
				modalFocusOnMount: 'firstContentElement',
				isEligible: ( post ) =>
					! isTrashed( post ) && isAllowed( post, 'PUT' ),
				RenderModal: RenamePostModal,
			},
			!! postType && {
				id: 'duplicate-post',
				label: __( 'Duplicate', 'atelier' ),
				modalFocusOnMount: 'firstContentElement',
				isEligible: ( post ) =>
					! isTrashed( post ) && isAllowed( post, 'PUT' ),
				RenderModal: DuplicateModal,
			},
			!! postType?.supports[ 'page-attributes' ] && {
				id: 'order-pages',
				label: __( 'Order', 'atelier' ),
				modalFocusOnMount: 'firstContentElement',
				isEligible: ( post ) =>
					! isTrashed( post ) && isAllowed( post, 'PUT' ),
				RenderModal: OrderModal,
			},
			...createSitePageActions( homepage, postsPage ),
			{
				id: 'view-post-revisions',
				label: __( 'View revisions', 'atelier' ),
				icon: backup,
				isEligible: ( post ) =>
					! isTrashed( post ) &&
					( post._links?.[ 'version-history' ]?.[ 0 ]?.count ?? 0 ) >
						1 &&
					!! post._links?.[ 'predecessor-version' ]?.[ 0 ]?.id,
				callback: ( [ post ] ) => {
					const id =
						post?._links?.[ 'predecessor-version' ]?.[ 0 ]?.id;
					// Specification 7.1: navigation to revision.php.
					window.location.assign( `revision.php?revision=${ id }` );
				},
			},
			{
				id: 'restore',
				label: __( 'Restore', 'atelier' ),
				icon: backup,
				isPrimary: true,
				supportsBulk: true,
				isEligible: ( post ) =>
					isTrashed( post ) && isAllowed( post, 'PUT' ),
				callback: ( posts, { onActionPerformed } ) => {
					void restorePosts( posts ).then(
						() => onActionPerformed?.( posts )
					);
				},
			},
			{
				id: 'move-to-trash',
				label: __( 'Trash', 'atelier' ),
				modalHeader: __( 'Move to trash', 'atelier' ),
				icon: trash,
				isPrimary: true,
				supportsBulk: true,
				modalFocusOnMount: 'firstContentElement',
				isEligible: ( post ) =>
					! isTrashed( post ) && isAllowed( post, 'DELETE' ),
				RenderModal: TrashModal,
			},
			{
				id: 'permanently-delete',
				label: __( 'Permanently delete', 'atelier' ),
				icon: trash,
				supportsBulk: true,
				modalFocusOnMount: 'firstContentElement',
				isEligible: ( post ) =>
					isTrashed( post ) && isAllowed( post, 'DELETE' ),
				RenderModal: DeleteModal,
			},
		];
		return actions.filter(
			( action ): action is Action< Post > => !! action
		);
	}, [ postType, navigate, homepage, postsPage, onQuickEdit ] );
}

function createSitePageActions(
	homepage: number,
	postsPage: number
): Action< Post >[] {
	const isEligible = ( post: Post ) =>
		getBootPayload().rights.manageOptions &&
		post.type === 'page' &&
		post.status === 'publish' &&
		post.id !== homepage &&
		post.id !== postsPage;
	return [
		{
			id: 'set-as-homepage',
			label: __( 'Set as homepage', 'atelier' ),
			isEligible,
			modalFocusOnMount: 'firstContentElement',
			RenderModal: ( props ) => (
				<SitePageModal { ...props } use="homepage" />
			),
		},
		{
			id: 'set-as-posts-page',
			label: __( 'Set as posts page', 'atelier' ),
			isEligible,
			modalFocusOnMount: 'firstContentElement',
			RenderModal: ( props ) => (
				<SitePageModal { ...props } use="postsPage" />
			),
		},
	];
}
