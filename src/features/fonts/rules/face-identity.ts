import { parseWeight } from '@/utils/font-weight';
import type { FontFace } from '../types';

/**
 * Returns the identity of a face in its family: style, weights, width and characters. Different notations are equal: `400`,
 * `"400"` and `normal` are one weight.
 *
 * @param face Face.
 */
export function getFaceKey( face: FontFace ): string {
	const { min, max } = parseWeight( face.fontWeight );
	return [
		getFaceStyle( face ),
		min === max ? min : `${ min } ${ max }`,
		normalize( face.fontStretch ) || 'normal',
		normalize( face.unicodeRange ) || 'all',
	].join( '|' );
}

/**
 * Returns the face of a list with the same identity as another face; undefined without one.
 *
 * @param faces Faces of a family.
 * @param face  Face to find.
 */
export function findSameFace< Face extends FontFace >(
	faces: readonly Face[] | undefined,
	face: FontFace
): Face | undefined {
	const key = getFaceKey( face );
	return faces?.find( ( other ) => getFaceKey( other ) === key );
}

/**
 * Returns the style of a face; `normal` by default.
 *
 * @param face Face.
 */
export function getFaceStyle( face: FontFace ): string {
	return normalize( face.fontStyle ) || 'normal';
}

function normalize( value: string | undefined ): string {
	return ( value ?? '' ).trim().toLowerCase().replace( /\s+/g, ' ' );
}
