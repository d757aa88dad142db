import { parseWeight } from '@/utils/font-weight';
import type { FontFace } from '../types';
import { getFaceStyle } from './face-identity';

/** Weight and style in which text is set. */
export interface Variant {
	weight: number;
	style: string;
}

/**
 * Returns the face that a browser selects for text with a weight and a style (CSS Fonts 4, "font matching"); `undefined` without faces.
 *
 * @param faces   Faces of one family.
 * @param variant Weight and style.
 */
export function matchFace< Face extends FontFace >(
	faces: readonly Face[],
	{ weight, style }: Variant
): Face | undefined {
	const isSlanted = style !== 'normal';
	const ofStyle = faces.filter(
		( face ) => ( getFaceStyle( face ) !== 'normal' ) === isSlanted
	);
	const candidates = ofStyle.length > 0 ? ofStyle : faces;
	return [ ...candidates ].sort(
		( a, b ) => getDistance( a, weight ) - getDistance( b, weight )
	)[ 0 ];
}

// The weight decides which side is preferred, heavier or lighter; any weight on the other side is farther away.
const OTHER_SIDE = 10_000;
const CENTER_END = 500;
const CENTER_START = 400;

function getDistance( face: FontFace, weight: number ): number {
	const { min, max } = parseWeight( face.fontWeight );
	if ( weight >= min && weight <= max ) {
		return 0;
	}
	const isAbove = min > weight;
	const distance = isAbove ? min - weight : weight - max;
	if ( weight >= CENTER_START && weight <= CENTER_END ) {
		if ( isAbove && min <= CENTER_END ) {
			return distance;
		}
		return isAbove ? distance + 2 * OTHER_SIDE : distance + OTHER_SIDE;
	}
	return isAbove === weight > CENTER_END ? distance : distance + OTHER_SIDE;
}
