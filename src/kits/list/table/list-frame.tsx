import {
	useCallback,
	useMemo,
	type ComponentProps,
	type ReactNode,
} from 'react';
import clsx from 'clsx';
import { DataViews, type Action, type Field } from '@wordpress/dataviews';
import { __, _n, sprintf } from '@wordpress/i18n';

import { useSelectionActions, type ListAction } from '@/kits/actions';
import { useRoute } from '@/router';
import { useItemsInSteps } from '@/schedule/use-items-in-steps';
import { LAYOUT_DEFAULTS } from '../view/base-view';
import { changeView } from '../view/change-view';
import { clearFilters, hasFilters } from '../view/clear-filters';
import { hasBulkAction } from '../actions/has-bulk-action';
import { ListEmpty } from './list-empty';
import { ListFooter } from './list-footer';
import type { LayoutDefaults, ListView } from '../types';
import type { AddressedView } from '../view/use-addressed-view';
import { useItemLinks } from './use-item-links';
import { useListCommands } from './use-list-commands';
import { useListContainer } from './use-list-container';
import { useOpeningSelection } from './use-opening-selection';
import { useShownView } from './use-shown-view';
import { ViewOptions } from '../options/view-options';
import './style.scss';

/** Items that a list shows in its view, from any source. */
export interface ListedItems< T > {
	items: readonly T[];
	total: number;
	totalPages: number;
	isLoading: boolean;
	error: unknown;
	/** Requests the items again after an error. */
	retry: () => void;
	/** Shows one page more, with infinite scroll; `undefined` when all are shown. */
	onMore: ( () => void ) | undefined;
}

/** Properties of a list's items. */
export interface ItemTraits< T > {
	fields: Field< T >[];
	actions: ListAction< T >[];
	getId: ( item: T ) => string;
	/** Depth of an item, for a view that shows levels. */
	getLevel?: ( ( item: T ) => number ) | undefined;
	/** Returns the path that a click on an item opens; `undefined` for an item that does not open. */
	getPath: ( item: T ) => string | undefined;
	/** Whether items are in a tree. */
	hasLevels?: boolean;
}

/** The items that a person has selected. */
export interface ListSelection {
	ids: readonly string[];
	onChange: ( ids: string[] ) => void;
}

/** Props of {@link ListFrame}. */
export interface ListFrameProps< T > {
	/** Name of the listed items; another name starts with an empty search box. */
	name: string;
	listed: ListedItems< T >;
	state: AddressedView;
	traits: ItemTraits< T >;
	selection: ListSelection;
	/** Title and buttons above the list. */
	header: ReactNode;
	/** Called with the view that a person is about to request, so that its items can be requested early. */
	onRequestView?: ( ( view: ListView ) => void ) | undefined;
	/** Content below the items, above the end of the list. */
	afterRows?: ReactNode;
	/** Placeholder for items where there are none and nothing is searched or filtered. */
	empty?: ReactNode;
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

/** Number of items in the first step: about as many as fit in a window, because a list that fills it in several steps looks restless. */
const FIRST_ROWS: readonly number[] = [ 12 ];
const FIRST_CARDS: readonly number[] = [ 8 ];

const ignoreView = () => {};

/**
 * A list on DataViews with its search, filters, layouts, view options and paging. The caller provides the items of the
 * view: see `PostListBody` (the server selects them) and `ClientList` (all items are loaded).
 */
export function ListFrame< T >( {
	name,
	listed,
	state,
	traits,
	selection,
	header,
	onRequestView,
	afterRows,
	empty,
	layouts = LAYOUT_DEFAULTS,
	offered,
}: ListFrameProps< T > ) {
	const { view, setView, reset, isModified } = state;
	const { items, total, totalPages, isLoading, onMore } = listed;
	const { fields, actions, getId, getLevel, getPath } = traits;
	const shownItems = useItemsInSteps(
		name,
		items,
		view.type === 'grid' ? FIRST_CARDS : FIRST_ROWS
	);
	const hasPanel = !! useRoute().areas.edit;
	const { container, shownView, handleChangeView } = useFrameView( {
		view,
		setView,
		isLoading,
		hasPanel,
		onMore,
		onRequestView,
	} );
	const handleSelection = useOpeningSelection( {
		items,
		layout: view.type,
		getItemId: getId,
		getPath,
		onChangeSelection: selection.onChange,
	} );
	const offeredLayouts = useOfferedLayouts( layouts, offered );
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
			selection.ids.includes( getId( item ) )
		),
		getTitle: ( item ) => getItemTitle( item, fields, view.titleField ),
		container,
	} );

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
				getItemId={ getId }
				data={ shownItems as T[] }
				fields={ fields }
				actions={ actions }
				view={ shownView }
				onChangeView={ handleChangeView }
				{ ...( getLevel ? { getItemLevel: getLevel } : {} ) }
				isLoading={ isLoading }
				paginationInfo={ {
					totalItems: total,
					totalPages: view.infiniteScrollEnabled ? 1 : totalPages,
				} }
				defaultLayouts={ offeredLayouts }
				selection={ selection.ids as string[] }
				onChangeSelection={ handleSelection }
				{ ...useItemLinks( getPath ) }
				empty={ <FrameEmpty { ...{ listed, state, empty } } /> }
			>
				<FrameParts
					listed={ listed }
					state={ state }
					traits={ traits }
					shownFields={ shownView.fields }
					afterRows={ afterRows }
				/>
			</OpenDataViews>
			{ selectionDialog }
			{ view.infiniteScrollEnabled && total > 0 && (
				<ScrolledCount shown={ items.length } total={ total } />
			) }
		</div>
	);
}

interface FrameViewInput {
	view: ListView;
	setView: ( view: ListView ) => void;
	isLoading: boolean;
	hasPanel: boolean;
	onMore: ( () => void ) | undefined;
	onRequestView: ( ( view: ListView ) => void ) | undefined;
}

/** Returns the element of the list, its shown view, and functions that change it. */
function useFrameView( {
	view,
	setView,
	isLoading,
	hasPanel,
	onMore,
	onRequestView = ignoreView,
}: FrameViewInput ) {
	const requestView = useCallback(
		( next: ListView ) => onRequestView( changeView( view, next ) ),
		[ onRequestView, view ]
	);
	const container = useListContainer( {
		view,
		isLoading,
		onMore,
		onRequestView: requestView,
	} );
	const { shownView, handleChangeView } = useShownView( {
		view,
		container,
		hasPanel,
		onChange: ( next ) => {
			// Requested first: the response takes as long as rendering, and the two can overlap.
			requestView( next );
			setView( next );
		},
	} );
	return { container, shownView, handleChangeView };
}

function FrameParts< T >( {
	listed: { items, total, totalPages, isLoading },
	state,
	traits: { fields, actions, hasLevels = false },
	shownFields = [],
	afterRows,
}: Pick< ListFrameProps< T >, 'listed' | 'state' | 'traits' | 'afterRows' > & {
	/** Ids of the fields that fit. */
	shownFields: string[] | undefined;
} ) {
	const { view } = state;
	return (
		<>
			<ListBar
				fields={ fields }
				state={ state }
				hasLevels={ hasLevels }
				isShortened={
					shownFields.length < ( view.fields ?? [] ).length
				}
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
			>
				{ afterRows }
			</ListFooter>
		</>
	);
}

function FrameEmpty< T >( {
	listed: { error, retry },
	state: { view, setView },
	empty,
}: Pick< ListFrameProps< T >, 'listed' | 'state' | 'empty' > ) {
	const isFiltered = hasFilters( view );
	return empty !== undefined && ! error && ! isFiltered ? (
		<>{ empty }</>
	) : (
		<ListEmpty
			error={ error }
			onRetry={ retry }
			onClear={
				isFiltered ? () => setView( clearFilters( view ) ) : undefined
			}
		/>
	);
}

interface ListBarProps< T > {
	fields: Field< T >[];
	state: AddressedView;
	hasLevels: boolean;
	/** Whether some fields of the view do not fit. */
	isShortened: boolean;
}

function ListBar< T >( {
	fields,
	state: { view, setView, isModified, reset },
	hasLevels,
	isShortened,
}: ListBarProps< T > ) {
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
					isShortened={ isShortened }
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

function getItemTitle< T >(
	item: T,
	fields: readonly Field< T >[],
	titleField: string | undefined
): string {
	const field = fields.find( ( { id } ) => id === titleField );
	return String( field?.getValue?.( { item } ) ?? '' );
}

function useOfferedLayouts(
	layouts: LayoutDefaults,
	offered: readonly ListView[ 'type' ][] | undefined
): Partial< LayoutDefaults > {
	return useMemo(
		() => ( offered ? pickLayouts( layouts, offered ) : layouts ),
		[ layouts, offered ]
	);
}

function pickLayouts(
	layouts: LayoutDefaults,
	offered: readonly ListView[ 'type' ][]
): Partial< LayoutDefaults > {
	return Object.fromEntries(
		offered.map( ( layout ) => [ layout, layouts[ layout ] ] )
	);
}
