import { __, sprintf } from '@wordpress/i18n';

import { parseLength } from '../css-length';
import { splitCss } from '../split-css';
import { describeGradientKind } from './gradient-words';
import { toHex, type ResolveColor } from './known-presets';

/**
 * Returns the value of a color or a gradient in words: *#1a1a1a*, *#1a1a1a to #fff (to the right)*.
 *
 * @param color   CSS color.
 * @param image   CSS gradient; `none` where there is none.
 * @param resolve Reads a color.
 */
export function describeSwatch(
	color: string,
	image: string,
	resolve: ResolveColor
): string {
	if ( image === 'none' || image === '' ) {
		const rgba = resolve( color );
		return rgba ? toHex( rgba ) : color;
	}
	const stops = readStops( image, resolve );
	if ( stops.length === 0 ) {
		return image;
	}
	const colors = stops.reduce( ( before, stop ) =>
		sprintf(
			/* translators: 1: first colors of a gradient. 2: the next one. */
			__( '%1$s to %2$s', 'atelier' ),
			before,
			stop
		)
	);
	const kind = describeGradientKind( image );
	return kind
		? sprintf(
				/* translators: 1: colors of a gradient. 2: its kind or direction, for example "to the right". */
				__( '%1$s (%2$s)', 'atelier' ),
				colors,
				kind
		  )
		: colors;
}

function readStops( image: string, resolve: ResolveColor ): string[] {
	const inner =
		/^[\w-]*gradient\((.*)\)$/is.exec( image.trim() )?.[ 1 ] ?? '';
	return splitCss( inner, ',' ).flatMap( ( part ) => {
		const color = splitCss( part, ' ' ).find(
			( word ) => parseLength( word ) === undefined
		);
		const rgba = color === undefined ? undefined : resolve( color );
		return rgba ? [ toHex( rgba ) ] : [];
	} );
}
