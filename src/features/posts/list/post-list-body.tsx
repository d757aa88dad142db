import { useCallback, useMemo, useState } from 'react';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { drawerRight, plus } from '@wordpress/icons';

import { createRightResource } from '@/data/reads/create-right';
import { loadResource } from '@/data/reads/load-resource';
import { useResource } from '@/data/reads/use-resource';
import { guardCommand, LiveOnlyButton } from '@/kits/actions';
import { useActionCommands } from '@/kits/commands';
import { editPath, useNavigate, useRoute } from '@/router';
import type { SavedBase } from '@/kits/list/view/get-base-view';
import { ListFrame } from '@/kits/list/table/list-frame';
import { formatSelection } from '@/kits/list/table/selection';
import { useListExtensions } from '@/kits/list/use-list-extensions';
import type { ListView } from '@/kits/list/types';
import {
	useListView,
	type ListViewState,
} from '@/kits/list/view/use-list-view';
import { useLastPage } from './use-last-page';
import { useListedIds } from './use-listed-ids';
import { useScrolledPages } from '@/kits/list/table/use-scrolled-pages';
import { useSelection } from '@/kits/list/table/use-selection';
import { viewToQuery } from '@/kits/list/view/view-to-query';
import {
	collectionPath,
	postTypeResource,
	type PostType,
} from '../reads/post-type';
import { postsResource } from '../reads/posts';
import { ArrangeButton } from '../page-tree/arrange-button';
import { ArrangedRows } from '../page-tree/arranged-rows';
import { useArrangedPosts } from '../page-tree/use-arranged-posts';
import { usePostActions } from '../actions/use-post-actions';
import { AddNewModal } from '../actions/add-new-modal';
import { isTrashed } from '../actions/is-trashed';
import { isAllowed, type Post } from './post';
import { guardFields } from '@/kits/list/table/guard-fields';
import { usePostFields } from '../fields/use-fields';
import { usePosts } from './use-posts';

/** Props of {@link PostListBody}. */
export interface PostListProps {
	/** Name of the post type. */
	postType: string;
	/** The saved views of the type. */
	savedViews: readonly SavedBase[];
	/** Returns whether a list in this layout has quick edit. */
	hasQuickEdit: ( layout: ListView[ 'type' ] ) => boolean;
	/** Renders controls of the active view beside the heading, for example Save. */
	renderViewControls?: ( state: ListViewState ) => React.ReactNode;
}

const getItemId = ( post: Post ) => String( post.id );
const getItemLevel = ( post: Post ) => post.level ?? 0;

/** The list of the posts of a type, in the address's view. */
export function PostListBody( {
	postType: name,
	savedViews,
	hasQuickEdit,
	renderViewControls,
}: PostListProps ) {
	const type = useResource( postTypeResource, name );
	const postType = type.data;
	const listView = useListView( name, savedViews );
	const { view } = listView;
	const [ pages, showMore ] = useScrolledPages( view );
	const listed = usePosts( postType, view, pages );
	const { total, totalPages, isLoading, hasAnswered, error } = listed;
	useListExtensions( name, hasAnswered );
	const { posts, ...arranging } = useArrangedPosts( listed.posts );
	const ids = useMemo( () => posts.map( getItemId ), [ posts ] );
	const isBeyond = useLastPage( postType, view, error );
	const [ selection, setSelection ] = useSelection(
		useListedIds( postType, view, hasAnswered && ! error ? ids : undefined )
	);
	const ownFields = usePostFields( postType );
	const fields = useMemo( () => guardFields( ownFields ), [ ownFields ] );
	const { updateQuery } = useNavigate();
	const canQuickEdit = hasQuickEdit( view.type );
	const handleQuickEdit = useCallback(
		( items: readonly Post[] ) =>
			updateQuery( {
				postId: formatSelection( items.map( getItemId ) ),
				quickEdit: 'true',
			} ),
		[ updateQuery ]
	);
	const actions = usePostActions(
		postType,
		canQuickEdit ? handleQuickEdit : undefined
	);
	const requestView = useCallback(
		( next: ListView ) => {
			if ( postType ) {
				void loadResource(
					postsResource,
					postType,
					viewToQuery( next, postType )
				);
			}
		},
		[ postType ]
	);

	return (
		<ListFrame< Post >
			name={ listView.active.activeView }
			header={
				<ListHeader
					name={ name }
					postType={ postType }
					hasQuickEdit={ canQuickEdit }
				>
					{ renderViewControls?.( listView ) }
				</ListHeader>
			}
			listed={ {
				items: posts,
				total,
				totalPages,
				isLoading: isBeyond || ( isLoading && ! type.error ),
				error: isBeyond ? undefined : error ?? type.error,
				retry: type.error ? type.retry : listed.retry,
				onMore: pages < totalPages ? showMore : undefined,
			} }
			state={ listView }
			traits={ {
				fields,
				actions,
				getId: getItemId,
				getLevel:
					view.showLevels && postType?.hierarchical
						? getItemLevel
						: undefined,
				getPath,
				hasLevels: !! postType?.hierarchical,
			} }
			selection={ { ids: selection, onChange: setSelection } }
			afterRows={
				<ArrangedRows
					{ ...{ postType, posts, total, listView, hasAnswered } }
					{ ...arranging }
				/>
			}
			onRequestView={ requestView }
		/>
	);
}

function getPath( post: Post ): string | undefined {
	return ! isTrashed( post ) && isAllowed( post, 'PUT' )
		? editPath( post.type, post.id )
		: undefined;
}

function ListHeader( {
	name,
	postType,
	hasQuickEdit,
	children,
}: {
	name: string;
	postType: PostType | undefined;
	hasQuickEdit: boolean;
	children: React.ReactNode;
} ) {
	const { query } = useRoute();
	const { navigate, updateQuery } = useNavigate();
	const [ isAdding, setIsAdding ] = useState( false );
	const { data: canCreate = false } = useResource(
		createRightResource,
		postType && collectionPath( postType )
	);
	const isQuickEditing = query.quickEdit !== undefined;
	const toggleQuickEdit = () =>
		updateQuery( { quickEdit: isQuickEditing ? undefined : 'true' } );
	const add = canCreate &&
		!! postType?.labels.add_new_item && {
			name: 'list/add',
			label: postType.labels.add_new_item,
			icon: plus,
			run: () => setIsAdding( true ),
		};
	useActionCommands( [
		add && guardCommand( 'content', add ),
		hasQuickEdit && {
			name: 'list/details',
			label: isQuickEditing
				? __( 'Close details', 'atelier' )
				: __( 'Open details', 'atelier' ),
			icon: drawerRight,
			run: toggleQuickEdit,
		},
	] );
	return (
		<div className="atelier-list__header">
			<h2 className="atelier-list__heading" tabIndex={ -1 }>
				{ postType?.name ?? '' }
			</h2>
			<div className="atelier-list__view-state">{ children }</div>
			<div className="atelier-list__tools">
				{ postType?.hierarchical &&
					!! postType.supports[ 'page-attributes' ] && (
						<ArrangeButton postType={ postType } />
					) }
				{ hasQuickEdit && (
					<Button
						size="compact"
						icon={ drawerRight }
						label={ __( 'Details', 'atelier' ) }
						isPressed={ isQuickEditing }
						onClick={ toggleQuickEdit }
					/>
				) }
				{ add && (
					<LiveOnlyButton
						what="content"
						variant="primary"
						size="compact"
						onClick={ add.run }
					>
						{ add.label }
					</LiveOnlyButton>
				) }
			</div>
			{ postType && isAdding && (
				<AddNewModal
					postType={ postType }
					onClose={ () => setIsAdding( false ) }
					onCreated={ ( id ) => {
						setIsAdding( false );
						navigate( editPath( name, id ) );
					} }
				/>
			) }
		</div>
	);
}
