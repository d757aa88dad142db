import { parseWeight } from '@/utils/font-weight';
import { getFaceStyle } from './face-identity';
import type { FontFace } from '../types';

/**
 * Returns faces in order of weight, and of style within a weight: normal before others.
 *
 * @param faces Faces of a family.
 */
export function sortFaces< Face extends FontFace >(
	faces: readonly Face[]
): Face[] {
	return [ ...faces ].sort( ( a, b ) => {
		const weights = [
			parseWeight( a.fontWeight ),
			parseWeight( b.fontWeight ),
		] as const;
		return (
			weights[ 0 ].min - weights[ 1 ].min ||
			weights[ 0 ].max - weights[ 1 ].max ||
			rankStyle( a ) - rankStyle( b ) ||
			getFaceStyle( a ).localeCompare( getFaceStyle( b ) )
		);
	} );
}

function rankStyle( face: FontFace ): number {
	return getFaceStyle( face ) === 'normal' ? 0 : 1;
}
