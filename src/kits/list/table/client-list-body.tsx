import { useMemo, type ReactNode } from 'react';
import type { Field } from '@wordpress/dataviews';

import { getBootPayload } from '@/data/site/boot-payload';
import type { ListAction } from '@/kits/actions';
import { guardFields } from './guard-fields';
import { ListFrame } from './list-frame';
import { extendViewBase } from '../view/extend-view-base';
import { selectFirstItems, type FirstItems } from '../view/select-first-items';
import {
	hasFilterValue,
	selectItems,
	type SelectOptions,
} from '../view/select-items';
import type { ListView } from '../types';
import { useAddressedView, type ViewBase } from '../view/use-addressed-view';
import { useScrolledPages } from './use-scrolled-pages';
import { useSelection } from './use-selection';

/** A field whose values load separately, after the items. */
export interface DeferredField {
	/** Its id. */
	field: string;
	/** Whether the server has answered. */
	isKnown: boolean;
	error: unknown;
	/** Requests the values again after an error. */
	retry: () => void;
}

/** All items of a list, as a resource returns them. */
export interface ClientItems< T > {
	/** `undefined` until they are loaded. */
	items: readonly T[] | undefined;
	/** The first page of the list in its initial view, where it takes long to load all items. */
	first?: FirstItems< T > | undefined;
	error: unknown;
	/** Requests the items again after an error. */
	retry: () => void;
	/** A field with deferred values; a list that is filtered by it waits for them. */
	late?: DeferredField;
}

/** Props of {@link ClientListBody}. Objects and functions must be the same in each rendering. */
export interface ClientListProps< T > {
	/** Name of the listed items, for example a category: another name starts with an empty search box. */
	name: string;
	source: ClientItems< T >;
	/** Base of the view. */
	viewBase: ViewBase;
	/** Fields, all of which are sorted and filtered in the client. */
	fields: Field< T >[];
	actions: ListAction< T >[];
	/** Title and buttons above the list. */
	header: ReactNode;
	getItemId: ( item: T ) => string;
	/** Returns the path that a click on an item opens; `undefined` for an item that does not open. */
	getPath: ( item: T ) => string | undefined;
	search?: SelectOptions< T >[ 'search' ];
	/** Placeholder for items where there are none at all. */
	empty?: ReactNode;
	/** Layouts that the list can have; all without it. */
	offered?: readonly ListView[ 'type' ][];
}

/**
 * A list whose items are all loaded: the client searches, filters, sorts and pages. The view comes from the address, as
 * in the lists that the server filters.
 */
export function ClientListBody< T >( {
	name,
	source,
	viewBase: ownBase,
	fields: ownFields,
	actions,
	search,
	getItemId,
	getPath,
	...frame
}: ClientListProps< T > ) {
	const viewBase = useMemo(
		() =>
			extendViewBase(
				ownBase,
				getBootPayload().viewConfigs?.[ ownBase.name ]
			),
		[ ownBase ]
	);
	const state = useAddressedView( viewBase );
	const fields = useMemo( () => guardFields( ownFields ), [ ownFields ] );
	const { view } = state;
	const [ pages, showMore ] = useScrolledPages( view, name );
	const { items: all, first, error, retry } = waitForFilter( source, view );
	const selected = useMemo(
		() => selectItems( all ?? [], { view, fields, search, pages } ),
		[ all, view, fields, search, pages ]
	);
	const begun = useMemo(
		() => ( all || error ? undefined : selectFirstItems( first, view ) ),
		[ all, error, first, view ]
	);
	const ids = useMemo( () => all?.map( getItemId ), [ all, getItemId ] );
	const [ selection, setSelection ] = useSelection( error ? undefined : ids );
	return (
		<ListFrame< T >
			{ ...frame }
			name={ name }
			listed={ {
				...( begun ?? selected ),
				isLoading: all === undefined && ! error && ! begun,
				error: all === undefined ? error : undefined,
				retry,
				onMore: pages < selected.totalPages ? showMore : undefined,
			} }
			state={ state }
			traits={ { fields, actions, getId: getItemId, getPath } }
			selection={ { ids: selection, onChange: setSelection } }
			{ ...( viewBase.layouts ? { layouts: viewBase.layouts } : {} ) }
		/>
	);
}

// Without the values of the filtered field the list would wrongly be empty.
function waitForFilter< T >(
	source: ClientItems< T >,
	{ filters }: ListView
): ClientItems< T > {
	const { items, late } = source;
	const isWaiting =
		items !== undefined &&
		late?.isKnown === false &&
		filters?.some(
			( filter ) =>
				filter.field === late.field && hasFilterValue( filter )
		);
	return isWaiting
		? { items: undefined, error: late.error, retry: late.retry }
		: source;
}
