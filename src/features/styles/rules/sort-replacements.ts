import { colord, extend } from 'colord';
import labPlugin from 'colord/plugins/lab';

import { toRecord } from '@/utils/is-record';
import type { Preset } from './preset-list';
import { getPresetValue } from './preset-reference';

extend( [ labPlugin ] );

/** Distance of values that cannot be compared; it is the largest. */
const UNKNOWN = Number.MAX_VALUE;

/**
 * Returns the presets that can replace one: those nearest to it first, the others in their order.
 *
 * @param presets All presets of the kind.
 * @param preset  The preset to replace.
 */
export function sortReplacements< T extends Preset >(
	presets: readonly T[],
	preset: Preset
): T[] {
	const value = getPresetValue( toRecord( preset ) );
	return presets
		.filter( ( { slug } ) => slug !== preset.slug )
		.map( ( other ) => ( {
			other,
			distance: measure( value, getPresetValue( toRecord( other ) ) ),
		} ) )
		.sort( ( a, b ) => a.distance - b.distance )
		.map( ( { other } ) => other );
}

function measure( a: unknown, b: unknown ): number {
	if ( Array.isArray( a ) && Array.isArray( b ) && a.length === b.length ) {
		// The distance of duotones is the sum of those of their colors.
		return a.reduce(
			( sum: number, color, index ) => sum + measure( color, b[ index ] ),
			0
		);
	}
	if ( typeof a !== 'string' || typeof b !== 'string' ) {
		return UNKNOWN;
	}
	const [ from, to ] = [ colord( a ), colord( b ) ];
	if ( from.isValid() && to.isValid() ) {
		return from.delta( to );
	}
	const [ lengthA, lengthB ] = [ readLength( a ), readLength( b ) ];
	return lengthA && lengthB && lengthA.unit === lengthB.unit
		? Math.abs( lengthA.size - lengthB.size )
		: UNKNOWN;
}

function readLength( value: string ) {
	const [ , size, unit = '' ] =
		/^(\d*\.?\d+)([a-z%]*)$/.exec( value.trim() ) ?? [];
	return size === undefined ? undefined : { size: Number( size ), unit };
}
