import fastDeepEqual from 'fast-deep-equal';

import { LAYOUT_DEFAULTS, PER_PAGE_SIZES } from './base-view';
import { parseFilters } from './parse-view';
import { switchLayout } from './switch-layout';
import type {
	Filter,
	LayoutDefaults,
	ListLayout,
	ListSort,
	ListView,
} from '../types';

/**
 * The part of a view that is in the address, so that a shared link shows the same list. A key is set only where it
 * differs from the view's base. The number of the page is `paged`, because wp-admin uses `page` itself.
 */
export interface ViewAddress {
	layout?: string | undefined;
	search?: string | undefined;
	paged?: string | undefined;
	perPage?: string | undefined;
	/** `field:direction`. */
	sort?: string | undefined;
	/** JSON list of `[ field, operator, value ]`, locked filters left out. */
	filters?: string | undefined;
	/** `1` or `0`: levels shown or not. */
	levels?: string | undefined;
}

const LAYOUTS: readonly ListLayout[] = [ 'list', 'grid', 'table' ];

/**
 * Returns the view of an address.
 *
 * @param base     The view without the address.
 * @param address  The address's parameters; malformed ones count as absent.
 * @param defaults Defaults of each layout.
 */
export function readViewAddress(
	base: ListView,
	address: ViewAddress,
	defaults: LayoutDefaults = LAYOUT_DEFAULTS
): ListView {
	const layout = LAYOUTS.find( ( name ) => name === address.layout );
	const view: ListView =
		layout && layout !== base.type
			? switchLayout( base, layout, defaults )
			: { ...base };
	if ( address.search ) {
		view.search = address.search;
	}
	const page = Number( address.paged );
	if ( Number.isSafeInteger( page ) && page > 0 ) {
		view.page = page;
	}
	const perPage = Number( address.perPage );
	if ( PER_PAGE_SIZES.includes( perPage ) ) {
		view.perPage = perPage;
	}
	const sort = parseSort( address.sort );
	if ( sort ) {
		view.sort = sort;
		view.showLevels = false;
	}
	const filters = address.filters && parseFilterList( address.filters );
	if ( filters ) {
		view.filters = [ ...getLocked( base ), ...filters ];
	}
	if ( address.levels === '1' || address.levels === '0' ) {
		view.showLevels = address.levels === '1';
	}
	return view;
}

/**
 * Returns the parameters of an address from which `readViewAddress` returns the same view. Parameters that are not needed
 * are `undefined`, which removes them.
 *
 * @param base The view without the address.
 * @param view The view that is shown.
 */
export function formatViewAddress(
	base: ListView,
	view: ListView
): Record< keyof ViewAddress, string | undefined > {
	const isSorted = ! fastDeepEqual( base.sort, view.sort ) && !! view.sort;
	const impliedLevels = isSorted ? false : Boolean( base.showLevels );
	const filters = ( view.filters ?? [] ).filter(
		( { isLocked } ) => ! isLocked
	);
	const baseFilters = ( base.filters ?? [] ).filter(
		( { isLocked } ) => ! isLocked
	);
	return {
		layout: view.type === base.type ? undefined : view.type,
		search:
			( view.search ?? '' ) === ( base.search ?? '' )
				? undefined
				: view.search,
		paged:
			( view.page ?? 1 ) === 1 || view.infiniteScrollEnabled
				? undefined
				: String( view.page ),
		perPage:
			view.perPage === base.perPage ? undefined : String( view.perPage ),
		sort: isSorted
			? `${ view.sort?.field }:${ view.sort?.direction }`
			: undefined,
		filters: fastDeepEqual( filters, baseFilters )
			? undefined
			: JSON.stringify(
					filters.map( ( { field, operator, value } ) => [
						field,
						operator,
						value,
					] )
			  ),
		levels:
			Boolean( view.showLevels ) === impliedLevels
				? undefined
				: String( Number( Boolean( view.showLevels ) ) ),
	};
}

function parseSort( text: string | undefined ): ListSort | undefined {
	const [ , field, direction ] =
		text?.match( /^([\w.-]+):(asc|desc)$/ ) ?? [];
	return field
		? { field, direction: direction as 'asc' | 'desc' }
		: undefined;
}

function parseFilterList( json: string ): Filter[] | undefined {
	try {
		const list: unknown = JSON.parse( json );
		return Array.isArray( list )
			? parseFilters(
					list.map( ( entry ) =>
						Array.isArray( entry )
							? {
									field: entry[ 0 ],
									operator: entry[ 1 ],
									value: entry[ 2 ],
							  }
							: entry
					)
			  ).filter( ( { isLocked } ) => ! isLocked )
			: undefined;
	} catch {
		return undefined;
	}
}

function getLocked( view: ListView ): Filter[] {
	return ( view.filters ?? [] ).filter( ( { isLocked } ) => isLocked );
}
