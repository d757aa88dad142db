import { LIST_QUERY } from '@/data/reads/list-query';
import { isRecord } from '@/utils/is-record';
import type { Operator } from '../types';

const DATE = /^\d{4}-\d{2}-\d{2}/;
const UNITS: readonly unknown[] = [ 'days', 'weeks', 'months', 'years' ];

// The server's table has the same rows: `includes/lists/class-view-filters.php`.
const READERS: Readonly< Record< string, ( value: unknown ) => boolean > > = {
	one: isScalar,
	several: ( value ) => Array.isArray( value ) && value.every( isScalar ),
	number: isNumber,
	text: ( value ) => typeof value === 'string',
	date: isDate,
	pair: ( value ) =>
		Array.isArray( value ) &&
		value.length === 2 &&
		( value.every( isDateOrNone ) || value.every( isNumberOrNone ) ),
	span: isSpan,
};

/**
 * Returns whether a filter's value is valid for its operator. A missing value is valid: the filter is not filled in yet.
 *
 * @param operator The operator.
 * @param value    The value.
 */
export function isFilterValue( operator: string, value: unknown ): boolean {
	const kind = getOperatorValue( operator );
	return (
		kind !== undefined &&
		( isNone( value ) || !! READERS[ kind ]?.( value ) )
	);
}

/**
 * Returns whether there is an operator of that name (specification 3).
 *
 * @param name The name.
 */
export function isOperator( name: unknown ): name is Operator {
	return typeof name === 'string' && getOperatorValue( name ) !== undefined;
}

function getOperatorValue( operator: string ): string | undefined {
	return Object.entries( LIST_QUERY.operatorValues ).find(
		( [ name ] ) => name === operator
	)?.[ 1 ];
}

function isNone( value: unknown ): boolean {
	return value === undefined || value === null || value === '';
}

function isScalar( value: unknown ): boolean {
	return [ 'string', 'number', 'boolean' ].includes( typeof value );
}

function isNumber( value: unknown ): boolean {
	return (
		( typeof value === 'number' && Number.isFinite( value ) ) ||
		( typeof value === 'string' && /^-?\d+(\.\d+)?$/.test( value ) )
	);
}

function isNumberOrNone( value: unknown ): boolean {
	return isNone( value ) || isNumber( value );
}

function isDate( value: unknown ): boolean {
	return (
		typeof value === 'string' &&
		DATE.test( value ) &&
		! Number.isNaN( Date.parse( `${ value.slice( 0, 10 ) }T00:00:00Z` ) )
	);
}

function isDateOrNone( value: unknown ): boolean {
	return isNone( value ) || isDate( value );
}

function isSpan( value: unknown ): boolean {
	if ( ! isRecord( value ) ) {
		return false;
	}
	const { value: amount, unit } = value;
	return isNumberOrNone( amount ) && UNITS.includes( unit );
}
