import { colord, extend } from 'colord';
import labPlugin from 'colord/plugins/lab';

import type { OwnValue } from '@/features/usage';
import { toRecord } from '@/utils/is-record';
import type { Preset } from './preset-list';
import { getPresetValue } from './preset-reference';

extend( [ labPlugin ] );

/** Largest distance of two colors that look the same: a ΔE of 2, which colord divides by 100. */
const NEAR_COLOR = 0.02;

/** Largest distance of two lengths that look the same, in pixels. */
const NEAR_PIXELS = 0.5;

/** Pixels of a unit in a browser with default settings. */
const PIXELS: Readonly< Record< string, number > > = { px: 1, rem: 16 };

/** Values that are close to one preset. */
export interface StrayGroup {
	preset: Preset;
	/** Value of the preset. */
	value: string;
	/** The values, those in most places first. */
	strays: readonly OwnValue[];
}

/**
 * Groups values that are equal or close to presets by their nearest preset. A value that is close to none is left out.
 *
 * @param values  Values that places have instead of a preset.
 * @param presets Presets of the kind.
 */
export function findStrays(
	values: readonly OwnValue[],
	presets: readonly Preset[]
): StrayGroup[] {
	const known = presets.flatMap( ( preset ) => {
		const value = getPresetValue( toRecord( preset ) );
		return typeof value === 'string' || typeof value === 'number'
			? [ { preset, value: String( value ) } ]
			: [];
	} );
	const groups = new Map< string, StrayGroup >();
	for ( const stray of values ) {
		const [ nearest ] = known
			.map( ( entry ) => ( {
				...entry,
				distance: measure( stray.value, entry.value ),
			} ) )
			.filter( ( { distance } ) => distance <= 1 )
			.sort( ( a, b ) => a.distance - b.distance );
		if ( nearest ) {
			const { preset, value } = nearest;
			const strays = groups.get( preset.slug )?.strays ?? [];
			groups.set( preset.slug, {
				preset,
				value,
				strays: [ ...strays, stray ],
			} );
		}
	}
	return [ ...groups.values() ].map( ( group ) => ( {
		...group,
		strays: [ ...group.strays ].sort( ( a, b ) => b.places - a.places ),
	} ) );
}

/** Returns the distance of two values: 0 for equal ones, 1 at the limit of closeness. */
function measure( a: string, b: string ): number {
	if ( a.trim() === b.trim() ) {
		return 0;
	}
	const [ from, to ] = [ colord( a ), colord( b ) ];
	if ( from.isValid() && to.isValid() ) {
		return from.alpha() === to.alpha()
			? from.delta( to ) / NEAR_COLOR
			: Infinity;
	}
	const [ lengthA, lengthB ] = [ toPixels( a ), toPixels( b ) ];
	return lengthA === undefined || lengthB === undefined
		? Infinity
		: Math.abs( lengthA - lengthB ) / NEAR_PIXELS;
}

function toPixels( value: string ): number | undefined {
	const [ , size, unit = '' ] =
		/^(\d*\.?\d+)([a-z]+)$/i.exec( value.trim() ) ?? [];
	const factor = Object.hasOwn( PIXELS, unit ) ? PIXELS[ unit ] : undefined;
	return size === undefined || factor === undefined
		? undefined
		: Number( size ) * factor;
}
