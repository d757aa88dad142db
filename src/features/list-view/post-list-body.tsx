import { useCallback, useMemo, useRef, useState } from 'react';
import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { DataViews, type View } from '@wordpress/dataviews';
import { __, _n, sprintf } from '@wordpress/i18n';
import { drawerRight } from '@wordpress/icons';

import { refreshRest, requestRest } from '@/data/api/rest-cache';
import { useCanCreate } from '@/data/entities/use-can-create';
import {
	collectionPath,
	usePostType,
	type PostType,
} from '@/data/entities/use-post-type';
import { editPath, Link, useNavigate, useRoute } from '@/router';
import { useActions } from './actions/use-actions';
import { AddNewModal } from './add-new-modal';
import { LAYOUT_DEFAULTS } from './base-view';
import { changeView } from './change-view';
import type { SavedBase } from './get-base-view';
import { isTrashed } from './is-trashed';
import { ListEmpty } from './list-empty';
import { isAllowed, type Post } from './post';
import { formatSelection } from './selection';
import type { ListView } from './types';
import { useEarlySearch } from './use-early-search';
import { useFields } from './use-fields';
import { useInfiniteScroll } from './use-infinite-scroll';
import { useListView, type ListViewState } from './use-list-view';
import { listPath, usePosts } from './use-posts';
import { useQuietScroll } from './use-quiet-scroll';
import { useSelection } from './use-selection';
import { ViewOptions } from './view-options';
import './style.scss';

/** Props of {@link PostListBody}. */
export interface PostListProps {
	/** Name of the post type. */
	postType: string;
	/** The saved views of the type. */
	savedViews: readonly SavedBase[];
	/** Whether quick edit has a place beside a list of this layout. */
	hasQuickEdit: ( layout: ListView[ 'type' ] ) => boolean;
	/** Controls of the active view that stand beside the heading, for example Save. */
	renderViewControls?: ( state: ListViewState ) => React.ReactNode;
}

const getItemId = ( post: Post ) => String( post.id );
const getItemLevel = ( post: Post ) => post.level ?? 0;

/** The list of the posts of a type, in the view that the address asks for. */
export function PostListBody( {
	postType: name,
	savedViews,
	hasQuickEdit,
	renderViewControls,
}: PostListProps ) {
	const { postType, error: typeError } = usePostType( name );
	const listView = useListView( name, savedViews );
	const { view, setView, reset, isModified } = listView;
	const [ pages, setPages ] = useScrolledPages( view );
	const listed = usePosts( postType, view, pages );
	const { posts, total, totalPages, isLoading, hasAnswered, error } = listed;
	const ids = useMemo( () => posts.map( getItemId ), [ posts ] );
	const [ selection, setSelection ] = useSelection(
		hasAnswered && ! error ? ids : undefined
	);
	const fields = useFields( postType );
	const { navigate, updateQuery } = useNavigate();
	const canQuickEdit = hasQuickEdit( view.type );
	const handleQuickEdit = useCallback(
		( items: readonly Post[] ) =>
			updateQuery( {
				postId: formatSelection( items.map( getItemId ) ),
				quickEdit: 'true',
			} ),
		[ updateQuery ]
	);
	const actions = useActions( postType, {
		onQuickEdit: canQuickEdit ? handleQuickEdit : undefined,
	} );
	const container = useRef< HTMLDivElement >( null );
	const hasMore = pages < totalPages;
	useQuietScroll( container );
	useInfiniteScroll( {
		container,
		isEnabled: !! view.infiniteScrollEnabled && hasMore && ! isLoading,
		onEnd: useCallback( () => {
			setPages( ( current ) => current + 1 );
			speak( __( 'Loading more items.', 'atelier' ) );
		}, [ setPages ] ),
	} );

	const hasFilters =
		!! view.search ||
		!! view.filters?.some( ( { isLocked } ) => ! isLocked );
	const handleClear = () =>
		setView( {
			...view,
			search: '',
			filters: view.filters?.filter( ( { isLocked } ) => isLocked ) ?? [],
		} );
	const requestView = useCallback(
		( next: ListView ) => {
			if ( postType ) {
				requestRest( listPath( postType, changeView( view, next ) ) );
			}
		},
		[ postType, view ]
	);
	useEarlySearch(
		container,
		useCallback(
			( search: string ) => requestView( { ...view, search } ),
			[ requestView, view ]
		)
	);
	const handleChangeView = ( changed: View ) => {
		const next = {
			...( changed as ListView ),
			infiniteScrollEnabled: view.infiniteScrollEnabled ?? false,
		};
		// Rendering takes as long as the answer: they need not wait for each other.
		requestView( next );
		setView( next );
	};
	// More than a page that has been scrolled to is one page to DataViews: it then neither pages nor drops rows.
	const shownView = useMemo(
		() =>
			( {
				...view,
				infiniteScrollEnabled: false,
				...( view.infiniteScrollEnabled ? { page: 1 } : {} ),
			} ) as View,
		[ view ]
	);

	return (
		<div className={ `atelier-list is-${ view.type }` } ref={ container }>
			<ListHeader
				name={ name }
				postType={ postType }
				hasQuickEdit={ canQuickEdit }
			>
				{ renderViewControls?.( listView ) }
			</ListHeader>
			<DataViews< Post >
				key={ listView.active.activeView }
				data={ posts as Post[] }
				fields={ fields }
				actions={ actions }
				view={ shownView }
				onChangeView={ handleChangeView }
				getItemId={ getItemId }
				{ ...( view.showLevels && postType?.hierarchical
					? { getItemLevel }
					: {} ) }
				isLoading={ isLoading }
				paginationInfo={ {
					totalItems: total,
					totalPages: view.infiniteScrollEnabled ? 1 : totalPages,
				} }
				defaultLayouts={ LAYOUT_DEFAULTS }
				selection={ selection as string[] }
				onChangeSelection={ setSelection }
				isItemClickable={ isOpenable }
				onClickItem={ ( post ) =>
					navigate( editPath( post.type, post.id ) )
				}
				renderItemLink={ ( { item, children, ...props } ) => (
					<Link { ...props } to={ editPath( item.type, item.id ) }>
						{ children }
					</Link>
				) }
				empty={
					<ListEmpty
						error={ error ?? typeError }
						onRetry={ () => refreshRest() }
						onClear={ hasFilters ? handleClear : undefined }
					/>
				}
			>
				<div className="atelier-list__bar">
					<div className="atelier-list__search">
						<DataViews.Search label={ __( 'Search', 'atelier' ) } />
						<DataViews.FiltersToggle />
					</div>
					<div className="atelier-list__looks">
						<DataViews.LayoutSwitcher />
						<ViewOptions
							fields={ fields }
							view={ view }
							onChange={ setView }
							hasLevels={ !! postType?.hierarchical }
							isModified={ isModified }
							onReset={ reset }
						/>
					</div>
				</div>
				<DataViews.FiltersToggled className="atelier-list__filters" />
				<DataViews.Layout className="atelier-list__layout" />
				<DataViews.Footer />
			</DataViews>
			{ view.infiniteScrollEnabled && total > 0 && (
				<p className="atelier-list__count">
					{ sprintf(
						/* translators: 1: number of posts that are shown. 2: number of all posts. */
						_n(
							'%1$d of %2$d item',
							'%1$d of %2$d items',
							total,
							'atelier'
						),
						posts.length,
						total
					) }
				</p>
			) }
		</div>
	);
}

function isOpenable( post: Post ): boolean {
	return ! isTrashed( post ) && isAllowed( post, 'PUT' );
}

/**
 * Returns how many pages have been scrolled to; another list begins at one again.
 *
 * @param view The view.
 */
function useScrolledPages( view: ListView ) {
	const key = JSON.stringify( [
		view.search,
		view.filters,
		view.sort,
		view.perPage,
		view.showLevels,
	] );
	const [ state, setState ] = useState( { key, pages: 1 } );
	const pages = state.key === key ? state.pages : 1;
	const setPages = useCallback(
		( update: ( pages: number ) => number ) =>
			setState( ( current ) => ( {
				key,
				pages: update( current.key === key ? current.pages : 1 ),
			} ) ),
		[ key ]
	);
	return [ pages, setPages ] as const;
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
	const canCreate = useCanCreate( postType && collectionPath( postType ) );
	const isQuickEditing = query.quickEdit !== undefined;
	return (
		<header className="atelier-list__header">
			<h2 className="atelier-list__heading">{ postType?.name ?? '' }</h2>
			<div className="atelier-list__tools">
				{ children }
				{ hasQuickEdit && (
					<Button
						size="compact"
						icon={ drawerRight }
						label={ __( 'Details', 'atelier' ) }
						isPressed={ isQuickEditing }
						onClick={ () =>
							updateQuery( {
								quickEdit: isQuickEditing ? undefined : 'true',
							} )
						}
					/>
				) }
				{ postType && canCreate && (
					<Button
						variant="primary"
						size="compact"
						onClick={ () => setIsAdding( true ) }
					>
						{ postType.labels.add_new_item }
					</Button>
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
		</header>
	);
}
