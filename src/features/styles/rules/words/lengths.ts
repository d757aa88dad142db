import { __, sprintf } from '@wordpress/i18n';

import { formatNumber } from '@/utils/format-number';
import { splitCss } from '../split-css';

const DECIMALS = { most: 2 };

/**
 * Formats lengths of CSS; the result is empty where all are zero.
 *
 * @param css Lengths of all sides, for example `12px 24px`.
 */
export function describeLengths( css: string ): string {
	const words = splitCss( css, ' ' );
	return words.every( ( word ) => Number.parseFloat( word ) === 0 )
		? ''
		: words
				.map( ( word ) =>
					/^-?[\d.]+px$/.test( word )
						? formatPixels( Number.parseFloat( word ) )
						: word
				)
				.join( ' ' );
}

/**
 * Formats a length in pixels.
 *
 * @param pixels The length.
 */
export function formatPixels( pixels: number ): string {
	return sprintf(
		/* translators: %s: a length in pixels. */
		__( '%s px', 'atelier' ),
		formatNumber( pixels, DECIMALS )
	);
}

/**
 * Formats a ratio with at most three decimals: 1.125, the ratio of many themes, measures a little differently at each size, and
 * is rounded to one number.
 *
 * @param value The ratio.
 */
export function formatRatio( value: number ): string {
	return formatNumber( value, { most: 3 } );
}

/**
 * Formats the bounds of a length in pixels.
 *
 * @param range     The bounds.
 * @param range.min The smallest length.
 * @param range.max The largest one.
 */
export function formatRange( {
	min,
	max,
}: {
	min: number;
	max: number;
} ): string {
	return sprintf(
		/* translators: 1: smallest size in pixels. 2: largest one. */
		__( '%1$s–%2$s px', 'atelier' ),
		formatNumber( min, DECIMALS ),
		formatNumber( max, DECIMALS )
	);
}
