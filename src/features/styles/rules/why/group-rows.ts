import equal from 'fast-deep-equal';

import type { CssProperty } from './css-properties';

/** The properties of a row that decide whether it is grouped with others. */
export interface GroupedRow {
	property: CssProperty;
	value: string;
	verdict: unknown;
	from: unknown;
}

/**
 * Groups the rows of sides and corners that have the same value and source: the padding of all sides is one.
 *
 * @param rows Rows in their order.
 * @return Lists of rows that are shown as one; most have a single row.
 */
export function groupRows< Row extends GroupedRow >(
	rows: readonly Row[]
): Array< readonly [ Row, ...Row[] ] > {
	const groups: Array< [ Row, ...Row[] ] > = [];
	for ( const row of rows ) {
		const group = groups.find(
			( [ first ] ) =>
				row.property.group !== undefined &&
				first.property.group === row.property.group &&
				first.value === row.value &&
				first.from === row.from &&
				equal( withoutSide( first ), withoutSide( row ) )
		);
		if ( group ) {
			group.push( row );
		} else {
			groups.push( [ row ] );
		}
	}
	return groups;
}

// The paths of two sides differ only in the key of the side.
function withoutSide( { verdict }: GroupedRow ): unknown {
	return JSON.parse(
		JSON.stringify( verdict, ( key, value: unknown ) =>
			key === 'path' && Array.isArray( value )
				? value.filter( ( part ) => ! isSide( part ) )
				: value
		)
	);
}

function isSide( key: unknown ): boolean {
	return (
		typeof key === 'string' &&
		/^(?:top|right|bottom|left)(?:Left|Right)?$/.test( key )
	);
}
