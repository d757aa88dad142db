import { isRecord } from '@/utils/is-record';
import type { Filter, Operator } from '../types';
import { isFilterValue } from './is-filter-value';

type Parameters = Record< string, string | number | boolean >;

/** A condition that WordPress's own parameters cannot express (`includes/lists/class-list-filters.php`). */
interface Condition {
	field: string;
	operator: Operator;
	value: string;
}

/** Query parameters of a filter. */
interface Question {
	parameters?: Parameters;
	conditions?: readonly Condition[];
}

type FilterToQuestion = ( value: unknown ) => Question;

type FieldFilters = Partial< Record< Operator, FilterToQuestion > >;

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 24 * 60 * 60 * 1000;

const DAYS_PER_UNIT: Readonly< Record< string, number > > = {
	days: 1,
	weeks: 7,
	months: 30,
	years: 365,
};

/**
 * Filters that the server supports, by field and operator. A field offers exactly the operators that are here
 * (`getOperators`): the UI must not offer an operator that the server ignores.
 *
 * Status and author follow specification 5: `is` applies, author's `isNot` becomes `author_exclude`.
 */
const FILTERS: Readonly< Record< string, FieldFilters > > = {
	title: textFilters( 'title' ),
	slug: textFilters( 'slug' ),
	status: { is: list( 'status' ) },
	author: { is: list( 'author' ), isNot: list( 'author_exclude' ) },
	parent: { is: list( 'parent' ), isNot: list( 'parent_exclude' ) },
	menu_order: {
		is: where( 'menu_order', 'is' ),
		isNot: where( 'menu_order', 'isNot' ),
		lessThan: where( 'menu_order', 'lessThan' ),
		greaterThan: where( 'menu_order', 'greaterThan' ),
		lessThanOrEqual: where( 'menu_order', 'lessThanOrEqual' ),
		greaterThanOrEqual: where( 'menu_order', 'greaterThanOrEqual' ),
		between: ( value ) => {
			const [ from, to ] = toBounds( value );
			return {
				conditions: [
					...getConditions(
						'menu_order',
						'greaterThanOrEqual',
						from
					),
					...getConditions( 'menu_order', 'lessThanOrEqual', to ),
				],
			};
		},
	},
	categories: termFilters( 'categories' ),
	tags: termFilters( 'tags' ),
	format: { is: list( 'format' ) },
	sticky: {
		is: ( value ) => ( { parameters: { sticky: isTrue( value ) } } ),
		isNot: ( value ) => ( { parameters: { sticky: ! isTrue( value ) } } ),
	},
	date: dateFilters( 'date', 'after', 'before' ),
	modified: dateFilters( 'modified', 'modified_after', 'modified_before' ),
};

/**
 * Returns the REST parameters of a view's filters. Filters without a value, with an invalid value, or without support
 * by the server are left out.
 *
 * @param filters The filters.
 */
export function filtersToQuery( filters: readonly Filter[] ): Parameters {
	const questions = filters
		.filter(
			( { operator, value } ) =>
				! isEmpty( value ) && isFilterValue( operator, value )
		)
		.map(
			( { field, operator, value } ) =>
				FILTERS[ field ]?.[ operator ]?.( value ) ?? {}
		);
	const query: Parameters = Object.assign(
		{},
		...questions.map( ( { parameters } ) => parameters )
	);
	questions
		.flatMap( ( { conditions = [] } ) => conditions )
		.forEach( ( { field, operator, value }, index ) => {
			query[ `atelier_where[${ index }][field]` ] = field;
			query[ `atelier_where[${ index }][operator]` ] = operator;
			query[ `atelier_where[${ index }][value]` ] = value;
		} );
	return query;
}

/**
 * Returns the operators that a field's filter offers.
 *
 * @param field Id of the field.
 */
export function getOperators( field: string ): Operator[] {
	return Object.keys( FILTERS[ field ] ?? {} ) as Operator[];
}

function list( parameter: string ): FilterToQuestion {
	return ( value ) => ( {
		parameters: {
			[ parameter ]: Array.isArray( value )
				? value.join( ',' )
				: String( value ),
		},
	} );
}

function termFilters( parameter: string ): FieldFilters {
	return {
		isAny: list( parameter ),
		isNone: list( `${ parameter }_exclude` ),
		isAll: ( value ) => ( {
			parameters: {
				[ `${ parameter }[terms]` ]: String( value ),
				[ `${ parameter }[operator]` ]: 'AND',
			},
		} ),
	};
}

function textFilters( field: string ): FieldFilters {
	return {
		contains: where( field, 'contains' ),
		notContains: where( field, 'notContains' ),
		startsWith: where( field, 'startsWith' ),
		is: where( field, 'is' ),
		isNot: where( field, 'isNot' ),
	};
}

function where( field: string, operator: Operator ): FilterToQuestion {
	return ( value ) => ( {
		conditions: getConditions( field, operator, value ),
	} );
}

// A bound that a person has not filled in yet adds no condition.
function getConditions(
	field: string,
	operator: Operator,
	value: unknown
): readonly Condition[] {
	return isEmpty( value )
		? []
		: [ { field, operator, value: String( value ) } ];
}

/**
 * Returns the filters of a date. The server compares exclusively, to the second, in the site's time zone.
 *
 * @param field  Id of the field.
 * @param after  Parameter of the lower bound.
 * @param before Parameter of the upper bound.
 */
function dateFilters(
	field: string,
	after: string,
	before: string
): FieldFilters {
	const filter =
		( toParameters: ( value: unknown ) => Parameters ): FilterToQuestion =>
		( value ) => ( { parameters: toParameters( value ) } );
	return {
		on: filter( ( value ) => ( {
			[ after ]: endOfDay( value, -1 ),
			[ before ]: startOfDay( value, 1 ),
		} ) ),
		notOn: where( field, 'notOn' ),
		before: filter( ( value ) => ( { [ before ]: startOfDay( value ) } ) ),
		after: filter( ( value ) => ( { [ after ]: endOfDay( value ) } ) ),
		beforeInc: filter( ( value ) => ( {
			[ before ]: startOfDay( value, 1 ),
		} ) ),
		afterInc: filter( ( value ) => ( {
			[ after ]: endOfDay( value, -1 ),
		} ) ),
		between: filter( ( value ) => {
			const [ from, to ] = toBounds( value );
			return {
				...( isEmpty( from )
					? {}
					: { [ after ]: endOfDay( from, -1 ) } ),
				...( isEmpty( to ) ? {} : { [ before ]: startOfDay( to, 1 ) } ),
			};
		} ),
		inThePast: filter( ( value ) => ( {
			[ after ]: ago( value ),
			[ before ]: endOfMinute(),
		} ) ),
		over: filter( ( value ) => ( { [ before ]: ago( value ) } ) ),
	};
}

function toBounds( value: unknown ): readonly unknown[] {
	return Array.isArray( value ) ? value : [];
}

function isTrue( value: unknown ): boolean {
	return value === true || value === 'true';
}

function startOfDay( value: unknown, plusDays = 0 ): string {
	return `${ toDay( value, plusDays ) }T00:00:00`;
}

function endOfDay( value: unknown, plusDays = 0 ): string {
	return `${ toDay( value, plusDays ) }T23:59:59`;
}

function toDay( value: unknown, plusDays: number ): string {
	const day = String( value ).slice( 0, 10 );
	const time = Date.parse( `${ day }T00:00:00Z` );
	return new Date( time + plusDays * MS_PER_DAY )
		.toISOString()
		.slice( 0, 10 );
}

function ago( value: unknown ): string {
	const { value: amount, unit } = value as { value: number; unit: string };
	const days = Number( amount ) * ( DAYS_PER_UNIT[ unit ] ?? 1 );
	// Rounded to the day, so that the same filter makes the same request all day.
	return startOfDay(
		new Date( Date.now() - days * MS_PER_DAY ).toISOString()
	);
}

// Rounded up to the minute, so that the same filter makes the same request for a minute. Posts that are scheduled later are excluded.
function endOfMinute(): string {
	return new Date(
		( Math.floor( Date.now() / MS_PER_MINUTE ) + 1 ) * MS_PER_MINUTE
	).toISOString();
}

function isEmpty( value: unknown ): boolean {
	if ( value === undefined || value === null || value === '' ) {
		return true;
	}
	if ( Array.isArray( value ) ) {
		return value.every( isEmpty );
	}
	return isRecord( value ) && ! value.value;
}
