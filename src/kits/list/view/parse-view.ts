import { isRecord } from '@/utils/is-record';
import { isFilterValue, isOperator } from './is-filter-value';
import { repairFilterValue } from './repair-filter-value';
import type { Filter, ListLayout, ListView } from '../types';

const LAYOUTS: readonly ListLayout[] = [ 'list', 'grid', 'table' ];

const TEXTS = [ 'search', 'titleField', 'mediaField', 'descriptionField' ];

const FLAGS = [
	'showTitle',
	'showMedia',
	'showDescription',
	'showLevels',
	'infiniteScrollEnabled',
];

const MAX_PER_PAGE = 100;

/**
 * Reads a stored view, tolerantly: unknown values are left out, so that a record of any origin shows a
 * list. Returns `undefined` for values that are no view.
 *
 * @param value A view object, or its JSON.
 */
export function parseView( value: unknown ): ListView | undefined {
	const stored = typeof value === 'string' ? parseJson( value ) : value;
	const type = isRecord( stored ) ? readLayout( stored.type ) : undefined;
	if ( ! isRecord( stored ) || ! type ) {
		return undefined;
	}
	const view: Record< string, unknown > = { type };
	for ( const name of TEXTS ) {
		if ( typeof stored[ name ] === 'string' ) {
			view[ name ] = stored[ name ];
		}
	}
	for ( const name of FLAGS ) {
		if ( typeof stored[ name ] === 'boolean' ) {
			view[ name ] = stored[ name ];
		}
	}
	const perPage = stored.perPage;
	if (
		typeof perPage === 'number' &&
		Number.isInteger( perPage ) &&
		perPage >= 1 &&
		perPage <= MAX_PER_PAGE
	) {
		view.perPage = perPage;
	}
	const sort = stored.sort;
	if (
		isRecord( sort ) &&
		typeof sort.field === 'string' &&
		( sort.direction === 'asc' || sort.direction === 'desc' )
	) {
		view.sort = { field: sort.field, direction: sort.direction };
	}
	if ( Array.isArray( stored.filters ) ) {
		view.filters = parseFilters( stored.filters );
	}
	if ( Array.isArray( stored.fields ) ) {
		view.fields = stored.fields.filter(
			( field ) => typeof field === 'string'
		);
	}
	if ( isRecord( stored.layout ) ) {
		view.layout = parseLayout( stored.layout );
	}
	return view as unknown as ListView;
}

/**
 * Reads properties of a view, as {@link parseView} does; the layout is left out.
 *
 * @param value Some properties of a view.
 */
export function parseViewPart(
	value: Readonly< Record< string, unknown > >
): Partial< ListView > {
	const { type: _, ...view } = parseView( {
		...value,
		type: LAYOUTS[ 0 ],
	} ) as ListView;
	return view;
}

/**
 * Reads a list of filters; invalid ones, and those whose value cannot be read, are left out.
 *
 * @param list The stored list.
 */
export function parseFilters( list: readonly unknown[] ): Filter[] {
	return list.flatMap( ( entry ): Filter[] => {
		if (
			! isRecord( entry ) ||
			typeof entry.field !== 'string' ||
			! isOperator( entry.operator ) ||
			! isFilterValue(
				entry.operator,
				repairFilterValue( entry.field, entry.value )
			)
		) {
			return [];
		}
		return [
			{
				field: entry.field,
				operator: entry.operator,
				value: repairFilterValue( entry.field, entry.value ),
				...( entry.isLocked === true ? { isLocked: true } : {} ),
			},
		];
	} );
}

// DataViews reads them without checking their types.
const LAYOUT_OPTIONS: Readonly<
	Record< string, ( value: unknown ) => boolean >
> = {
	styles: ( value ) =>
		isRecord( value ) && Object.values( value ).every( isRecord ),
	density: ( value ) => typeof value === 'string',
	badgeFields: ( value ) =>
		Array.isArray( value ) &&
		value.every( ( field ) => typeof field === 'string' ),
	previewSize: ( value ) => typeof value === 'number',
	enableMoving: ( value ) => typeof value === 'boolean',
};

function parseLayout(
	stored: Record< string, unknown >
): Record< string, unknown > {
	return Object.fromEntries(
		Object.entries( stored ).filter( ( [ name, value ] ) =>
			Object.entries( LAYOUT_OPTIONS ).some(
				( [ option, isValue ] ) => option === name && isValue( value )
			)
		)
	);
}

/**
 * Reads a layout. That of a picker, which another program may have stored, becomes the grid.
 *
 * @param type A layout.
 */
export function readLayout( type: unknown ): ListLayout | undefined {
	return type === 'pickerGrid'
		? 'grid'
		: LAYOUTS.find( ( layout ) => layout === type );
}

function parseJson( json: string ): unknown {
	try {
		return JSON.parse( json );
	} catch {
		return undefined;
	}
}
