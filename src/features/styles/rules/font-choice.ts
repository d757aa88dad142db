import { parseWeight, type WeightRange } from '@/utils/font-weight';
import { PRESET_ORIGINS, type ConfigNode } from '@/utils/theme-json/config';
import { getAtPath, setAtPath } from '@/utils/theme-json/value-at-path';
import { isRecord } from '@/utils/is-record';

const FAMILIES = [ 'typography', 'fontFamilies' ] as const;

/**
 * Returns settings in which the fonts of each origin are sorted by name, for the picker.
 *
 * @param settings Settings of a node.
 */
export function orderFonts( settings: ConfigNode ): ConfigNode {
	const families = getAtPath( settings, FAMILIES );
	if ( ! isRecord( families ) ) {
		return settings;
	}
	const ordered = Object.fromEntries(
		Object.entries( families ).map( ( [ origin, list ] ) => [
			origin,
			Array.isArray( list )
				? [ ...list ].sort( ( a, b ) =>
						readName( a ).localeCompare( readName( b ) )
				  )
				: list,
		] )
	);
	return setAtPath( settings, FAMILIES, ordered );
}

/**
 * Returns the range of weights of a variable font; `undefined` for any other font.
 *
 * @param settings   Settings of a node.
 * @param fontFamily Font that applies, as the styles or a style sheet name it.
 */
export function findWeightAxis(
	settings: ConfigNode,
	fontFamily: unknown
): WeightRange | undefined {
	const slug = /(?:\||--)font-family(?:\||--)([^)]+)/.exec(
		String( fontFamily ?? '' )
	)?.[ 1 ];
	const families = getAtPath( settings, FAMILIES );
	const lists = isRecord( families )
		? PRESET_ORIGINS.map( ( origin ) => families[ origin ] )
		: [];
	return lists
		.flatMap( ( list ) => ( Array.isArray( list ) ? list : [] ) )
		.filter( isRecord )
		.filter(
			( family ) =>
				family.slug === slug || family.fontFamily === fontFamily
		)
		.flatMap( ( { fontFace } ) =>
			Array.isArray( fontFace ) ? fontFace : []
		)
		.filter( isRecord )
		.map( ( { fontWeight } ) => parseWeight( fontWeight ) )
		.find( ( { min, max } ) => min < max );
}

function readName( family: unknown ): string {
	return isRecord( family )
		? String( family.name ?? family.fontFamily ?? '' )
		: '';
}
