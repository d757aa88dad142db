import type { Filter, Operator } from './types';

type Parameters = Record< string, string | number | boolean >;

type FilterToQuery = ( value: unknown ) => Parameters;

const MS_PER_DAY = 24 * 60 * 60 * 1000;

const DAYS_PER_UNIT: Readonly< Record< string, number > > = {
	days: 1,
	weeks: 7,
	months: 30,
	years: 365,
};

/**
 * What the server can be asked for, by field and operator. A field offers exactly the operators that stand here
 * (`getOperators`): a filter that does nothing would lie.
 *
 * Status and author follow specification 5: `is` (of one value or of any) applies, author's `isNot` becomes
 * `author_exclude`.
 */
const FILTERS: Readonly<
	Record< string, Partial< Record< Operator, FilterToQuery > > >
> = {
	status: { isAny: list( 'status' ), is: list( 'status' ) },
	author: {
		isAny: list( 'author' ),
		isNone: list( 'author_exclude' ),
		is: list( 'author' ),
		isNot: list( 'author_exclude' ),
	},
	parent: {
		isAny: list( 'parent' ),
		isNone: list( 'parent_exclude' ),
		is: list( 'parent' ),
		isNot: list( 'parent_exclude' ),
	},
	categories: {
		isAny: list( 'categories' ),
		isNone: list( 'categories_exclude' ),
		isAll: allTerms( 'categories' ),
	},
	tags: {
		isAny: list( 'tags' ),
		isNone: list( 'tags_exclude' ),
		isAll: allTerms( 'tags' ),
	},
	format: { isAny: list( 'format' ), is: list( 'format' ) },
	sticky: {
		is: ( value ) => ( { sticky: value === true || value === 'true' } ),
		isNot: ( value ) => ( {
			sticky: ! ( value === true || value === 'true' ),
		} ),
	},
	date: dateFilters( 'after', 'before' ),
	modified: dateFilters( 'modified_after', 'modified_before' ),
};

/**
 * Returns the REST parameters of a view's filters. Filters without a value, and ones that the server cannot answer,
 * are left out.
 *
 * @param filters The filters.
 */
export function filtersToQuery( filters: readonly Filter[] ): Parameters {
	const query: Parameters = {};
	for ( const { field, operator, value } of filters ) {
		if ( isEmpty( value ) ) {
			continue;
		}
		Object.assign( query, FILTERS[ field ]?.[ operator ]?.( value ) );
	}
	return query;
}

/**
 * Returns the operators that a field's filter offers: those that choose several values where there are any, because
 * one field cannot offer both kinds.
 *
 * @param field Id of the field.
 */
export function getOperators( field: string ): Operator[] {
	const all = Object.keys( FILTERS[ field ] ?? {} ) as Operator[];
	const several = all.filter( ( operator ) =>
		[ 'isAny', 'isNone', 'isAll' ].includes( operator )
	);
	return several.length > 0 ? several : all;
}

function list( parameter: string ): FilterToQuery {
	return ( value ) => ( {
		[ parameter ]: Array.isArray( value )
			? value.join( ',' )
			: String( value ),
	} );
}

function allTerms( parameter: string ): FilterToQuery {
	return ( value ) => ( {
		[ `${ parameter }[terms]` ]: ( Array.isArray( value )
			? value
			: [ value ]
		).join( ',' ),
		[ `${ parameter }[operator]` ]: 'AND',
	} );
}

/**
 * Returns the filters of a date. The server compares exclusively, to the second, in the site's time zone.
 *
 * @param after  Parameter of the lower bound.
 * @param before Parameter of the upper bound.
 */
function dateFilters(
	after: string,
	before: string
): Partial< Record< Operator, FilterToQuery > > {
	return {
		on: ( value ) => ( {
			[ after ]: endOfDay( value, -1 ),
			[ before ]: startOfDay( value, 1 ),
		} ),
		before: ( value ) => ( { [ before ]: startOfDay( value ) } ),
		after: ( value ) => ( { [ after ]: endOfDay( value ) } ),
		beforeInc: ( value ) => ( { [ before ]: startOfDay( value, 1 ) } ),
		afterInc: ( value ) => ( { [ after ]: endOfDay( value, -1 ) } ),
		inThePast: ( value ) => ( { [ after ]: ago( value ) } ),
		over: ( value ) => ( { [ before ]: ago( value ) } ),
	};
}

function startOfDay( value: unknown, plusDays = 0 ): string {
	return `${ dayOf( value, plusDays ) }T00:00:00`;
}

function endOfDay( value: unknown, plusDays = 0 ): string {
	return `${ dayOf( value, plusDays ) }T23:59:59`;
}

function dayOf( value: unknown, plusDays: number ): string {
	const day = String( value ).slice( 0, 10 );
	const time = Date.parse( `${ day }T00:00:00Z` );
	return new Date( time + plusDays * MS_PER_DAY )
		.toISOString()
		.slice( 0, 10 );
}

function ago( value: unknown ): string {
	const { value: amount, unit } = value as { value: number; unit: string };
	const days = Number( amount ) * ( DAYS_PER_UNIT[ unit ] ?? 1 );
	// To the day, so that the same filter is the same request for as long as a day lasts.
	return startOfDay(
		new Date( Date.now() - days * MS_PER_DAY ).toISOString()
	);
}

function isEmpty( value: unknown ): boolean {
	if ( value === undefined || value === null || value === '' ) {
		return true;
	}
	if ( Array.isArray( value ) ) {
		return value.length === 0;
	}
	if ( typeof value === 'object' ) {
		return ! ( value as { value?: unknown } ).value;
	}
	return false;
}
