import { __, sprintf } from '@wordpress/i18n';

import { getWeightLabel, parseWeight } from '@/utils/font-weight';
import { getFaceStyle } from './face-identity';
import type { FontFace } from '../types';

/**
 * Returns the name of a variant: its weight, and its style if that is not normal, for example "Semi-bold Italic".
 *
 * @param face Face.
 */
export function getFaceLabel( face: FontFace ): string {
	const { min, max } = parseWeight( face.fontWeight );
	const weight =
		min === max
			? getWeightLabel( min )
			: sprintf(
					/* translators: 1: lowest weight of a variable font, 2: highest weight. */
					__( 'Variable %1$d–%2$d', 'atelier' ),
					min,
					max
			  );
	const style = getStyleLabel( getFaceStyle( face ) );
	return style ? `${ weight } ${ style }` : weight;
}

function getStyleLabel( style: string ): string {
	if ( style === 'normal' ) {
		return '';
	}
	return style === 'italic' ? __( 'Italic', 'atelier' ) : style;
}
