import {
	useCallback,
	useMemo,
	useRef,
	type ComponentProps,
	type ReactNode,
} from 'react';
import clsx from 'clsx';
import { speak } from '@wordpress/a11y';
import {
	DataViews,
	type Action,
	type Field,
	type View,
} from '@wordpress/dataviews';
import { __, _n, sprintf } from '@wordpress/i18n';

import { useSelectionActions, type ListAction } from '@/kits/actions';
import { Link, useNavigate, useRoute } from '@/router';
import { useItemsInSteps } from '@/schedule/use-items-in-steps';
import { LAYOUT_DEFAULTS } from '../view/base-view';
import { changeView } from '../view/change-view';
import { hasBulkAction } from '../actions/has-bulk-action';
import { restoreFields } from './fit-fields';
import { ListEmpty } from './list-empty';
import { ListFooter } from './list-footer';
import type { LayoutDefaults, ListView } from '../types';
import type { AddressedView } from '../view/use-addressed-view';
import { useFittingFields } from './use-fitting-fields';
import { useEarlySearch } from './use-early-search';
import { useInfiniteScroll } from './use-infinite-scroll';
import { useListCommands } from './use-list-commands';
import { useOpeningSelection } from './use-opening-selection';
import { usePreparedRows } from './use-prepared-rows';
import { useQuietScroll } from './use-quiet-scroll';
import { ViewOptions } from '../options/view-options';
import './style.scss';

/** Items that a list shows in its view, from any source. */
export interface ListedItems< T > {
	items: readonly T[];
	total: number;
	totalPages: number;
	isLoading: boolean;
	error: unknown;
	/** Asks again after an error. */
	retry: () => void;
}

/** Props of {@link ListFrame}. */
export interface ListFrameProps< T > {
	/** Name of what is listed; another one begins with an empty search box. */
	name: string;
	listed: ListedItems< T >;
	state: AddressedView;
	fields: Field< T >[];
	actions: ListAction< T >[];
	/** Title and buttons above the list. */
	header: ReactNode;
	getItemId: ( item: T ) => string;
	/** Depth of an item, for a view that shows levels. */
	getItemLevel?: ( ( item: T ) => number ) | undefined;
	/** Where a click on an item leads; `undefined` for an item that does not open. */
	getPath: ( item: T ) => string | undefined;
	selection: readonly string[];
	onChangeSelection: ( ids: string[] ) => void;
	/** Shows one page more, with infinite scroll; `undefined` when all are shown. */
	onMore?: ( () => void ) | undefined;
	/** Called with the view that a person is about to ask for, so that its items can be asked for early. */
	onRequestView?: ( ( view: ListView ) => void ) | undefined;
	/** Placeholder for items where there are none and nothing is searched or filtered. */
	empty?: ReactNode;
	/** Whether items stand in a tree. */
	hasLevels?: boolean;
	layouts?: LayoutDefaults;
	/** Layouts that the list can have; all without it. */
	offered?: readonly ListView[ 'type' ][];
}

// The props of DataViews depend on whether the type of an item has an `id`; here that type is open.
const OpenDataViews = DataViews as unknown as < T >(
	props: Omit<
		ComponentProps< typeof DataViews< { id: string } > >,
		| 'data'
		| 'fields'
		| 'actions'
		| 'getItemId'
		| 'getItemLevel'
		| 'isItemClickable'
		| 'onClickItem'
		| 'renderItemLink'
	> & {
		data: T[];
		fields: Field< T >[];
		actions: Action< T >[];
		getItemId: ( item: T ) => string;
		getItemLevel?: ( item: T ) => number;
		isItemClickable: ( item: T ) => boolean;
		onClickItem: ( item: T ) => void;
		renderItemLink: (
			props: { item: T } & ComponentProps< 'a' >
		) => JSX.Element;
	}
) => JSX.Element;

const ignoreView = () => {};

/**
 * A list on DataViews with its search, filters, layouts, view options and paging. Where its items come from and which of
 * them a view shows is its caller's business: see `PostListBody` (the server) and `ClientList` (all items are here).
 */
export function ListFrame< T >( {
	name,
	listed,
	state,
	fields,
	actions,
	header,
	getItemId,
	getItemLevel,
	getPath,
	selection,
	onChangeSelection,
	onMore,
	onRequestView = ignoreView,
	empty,
	hasLevels = false,
	layouts = LAYOUT_DEFAULTS,
	offered,
}: ListFrameProps< T > ) {
	const { view, setView, reset, isModified } = state;
	const { items, total, totalPages, isLoading, error, retry } = listed;
	const shownItems = useItemsInSteps( name, items );
	const { navigate } = useNavigate();
	const hasPanel = !! useRoute().areas.edit;
	const container = useRef< HTMLDivElement >( null );
	useQuietScroll( container );
	usePreparedRows( container, view.type === 'list' );
	useInfiniteScroll( {
		container,
		isEnabled: !! view.infiniteScrollEnabled && !! onMore && ! isLoading,
		onEnd: useCallback( () => {
			onMore?.();
			speak( __( 'Loading more items.', 'atelier' ) );
		}, [ onMore ] ),
	} );
	const requestView = useCallback(
		( next: ListView ) => onRequestView( changeView( view, next ) ),
		[ onRequestView, view ]
	);
	useEarlySearch(
		container,
		useCallback(
			( search: string ) => requestView( { ...view, search } ),
			[ requestView, view ]
		)
	);
	const hasFilters =
		!! view.search ||
		!! view.filters?.some( ( { isLocked } ) => ! isLocked );
	const handleClear = () =>
		setView( {
			...view,
			search: '',
			filters: view.filters?.filter( ( { isLocked } ) => isLocked ) ?? [],
		} );
	const handleSelection = useOpeningSelection( {
		items,
		layout: view.type,
		getItemId,
		getPath,
		onChangeSelection,
	} );
	const fittingFields = useFittingFields( container, view, hasPanel );
	const handleChangeView = ( changed: View ) => {
		const next = {
			...( changed as ListView ),
			fields: restoreFields(
				view.fields ?? [],
				fittingFields,
				changed.fields ?? []
			),
			infiniteScrollEnabled: view.infiniteScrollEnabled ?? false,
		};
		// Rendering takes as long as the answer: they need not wait for each other.
		requestView( next );
		setView( next );
	};
	const shownView = useMemo(
		() => toShownView( view, fittingFields ),
		[ view, fittingFields ]
	);
	const offeredLayouts = useMemo(
		() => ( offered ? pickLayouts( layouts, offered ) : layouts ),
		[ layouts, offered ]
	);
	useListCommands( {
		view,
		layouts: offeredLayouts,
		isModified,
		setView: handleChangeView,
		reset,
		container,
	} );
	const selectionDialog = useSelectionActions( {
		actions,
		items: items.filter( ( item ) =>
			selection.includes( getItemId( item ) )
		),
		getTitle: ( item ) => getItemTitle( item, fields, view.titleField ),
		container,
	} );
	const hasOwnEmpty = empty !== undefined && ! error && ! hasFilters;

	return (
		<div
			className={ clsx( 'atelier-list', `is-${ view.type }`, {
				'has-panel': hasPanel,
			} ) }
			ref={ container }
		>
			{ header }
			<OpenDataViews< T >
				key={ name }
				getItemId={ getItemId }
				data={ shownItems as T[] }
				fields={ fields }
				actions={ actions }
				view={ shownView }
				onChangeView={ handleChangeView }
				{ ...( getItemLevel ? { getItemLevel } : {} ) }
				isLoading={ isLoading }
				paginationInfo={ {
					totalItems: total,
					totalPages: view.infiniteScrollEnabled ? 1 : totalPages,
				} }
				defaultLayouts={ offeredLayouts }
				selection={ selection as string[] }
				onChangeSelection={ handleSelection }
				isItemClickable={ ( item ) => getPath( item ) !== undefined }
				onClickItem={ ( item ) => {
					const path = getPath( item );
					if ( path !== undefined ) {
						navigate( path );
					}
				} }
				renderItemLink={ ( { item, children, ...props } ) => (
					<Link { ...props } to={ getPath( item ) ?? '/' }>
						{ children }
					</Link>
				) }
				empty={
					hasOwnEmpty ? (
						empty
					) : (
						<ListEmpty
							error={ error }
							onRetry={ retry }
							onClear={ hasFilters ? handleClear : undefined }
						/>
					)
				}
			>
				<ListBar
					fields={ fields }
					state={ state }
					hasLevels={ hasLevels }
				/>
				<DataViews.FiltersToggled className="atelier-list__filters" />
				<DataViews.Layout className="atelier-list__layout" />
				<ListFooter
					hasBulkActions={
						view.type !== 'list' && hasBulkAction( actions, items )
					}
					hasPaging={ ! view.infiniteScrollEnabled && totalPages > 1 }
					isEmpty={ total === 0 }
					isLoading={ isLoading && items.length > 0 }
				/>
			</OpenDataViews>
			{ selectionDialog }
			{ view.infiniteScrollEnabled && total > 0 && (
				<ScrolledCount shown={ items.length } total={ total } />
			) }
		</div>
	);
}

function ListBar< T >( {
	fields,
	state: { view, setView, isModified, reset },
	hasLevels,
}: Pick< ListFrameProps< T >, 'fields' | 'state' > & { hasLevels: boolean } ) {
	return (
		<div className="atelier-list__bar">
			<div className="atelier-list__search">
				<DataViews.Search label={ __( 'Search', 'atelier' ) } />
				<DataViews.FiltersToggle />
			</div>
			<div className="atelier-list__view-controls">
				<DataViews.LayoutSwitcher />
				<ViewOptions
					fields={ fields }
					view={ view }
					onChange={ setView }
					hasLevels={ hasLevels }
					isModified={ isModified }
					onReset={ reset }
				/>
			</div>
		</div>
	);
}

function ScrolledCount( { shown, total }: { shown: number; total: number } ) {
	return (
		<p className="atelier-list__count">
			{ sprintf(
				/* translators: 1: number of items that are shown. 2: number of all items. */
				_n(
					'%1$d of %2$d item',
					'%1$d of %2$d items',
					total,
					'atelier'
				),
				shown,
				total
			) }
		</p>
	);
}

// More than a page that has been scrolled to is one page to DataViews: it then neither pages nor drops rows.
function toShownView( view: ListView, fields: readonly string[] ): View {
	return {
		...view,
		fields: [ ...fields ],
		infiniteScrollEnabled: false,
		...( view.infiniteScrollEnabled ? { page: 1 } : {} ),
	} as View;
}

function getItemTitle< T >(
	item: T,
	fields: readonly Field< T >[],
	titleField: string | undefined
): string {
	const field = fields.find( ( { id } ) => id === titleField );
	return String( field?.getValue?.( { item } ) ?? '' );
}

function pickLayouts(
	layouts: LayoutDefaults,
	offered: readonly ListView[ 'type' ][]
): Partial< LayoutDefaults > {
	return Object.fromEntries(
		offered.map( ( layout ) => [ layout, layouts[ layout ] ] )
	);
}
