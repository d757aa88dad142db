import { __, sprintf } from '@wordpress/i18n';

import { describeColor, type WordContext } from './fill-words';
import { describeLengths, formatPixels } from './lengths';

/** One side of a border, as the browser computes it. */
export interface ShownBorder {
	width: string;
	style: string;
	color: string;
}

/**
 * Describes the edges of an element in words.
 *
 * @param look         Computed values of the element.
 * @param look.borders Its sides.
 * @param look.radius  Radius of its corners.
 * @param look.outline Its outline.
 * @param context      Names of the site's presets.
 */
export function listBorderFacts(
	{
		borders,
		radius,
		outline,
	}: {
		borders: readonly ShownBorder[];
		radius: string;
		outline?: ShownBorder | undefined;
	},
	context: WordContext
): string[] {
	const sides: ( ( text: string ) => string )[] = [
		( text ) =>
			/* translators: %s: a border, for example "2 px #1a1a1a". */
			sprintf( __( 'top border %s', 'atelier' ), text ),
		( text ) =>
			/* translators: %s: a border, for example "2 px #1a1a1a". */
			sprintf( __( 'right border %s', 'atelier' ), text ),
		( text ) =>
			/* translators: %s: a border, for example "2 px #1a1a1a". */
			sprintf( __( 'bottom border %s', 'atelier' ), text ),
		( text ) =>
			/* translators: %s: a border, for example "2 px #1a1a1a". */
			sprintf( __( 'left border %s', 'atelier' ), text ),
	];
	const texts = borders.map( ( border ) =>
		describeBorder( border, context )
	);
	const isSame = texts.every( ( text ) => text === texts[ 0 ] );
	const corners = describeLengths( radius );
	return [
		...( isSame
			? texts
					.slice( 0, 1 )
					.filter( Boolean )
					.map( ( text ) =>
						sprintf(
							/* translators: %s: a border, for example "2 px #1a1a1a". */
							__( 'border %s', 'atelier' ),
							text
						)
					)
			: texts.flatMap( ( text, index ) =>
					text ? [ sides[ index ]?.( text ) ?? '' ] : []
			  ) ),
		...( corners
			? [
					sprintf(
						/* translators: %s: radius of the corners, for example "8 px". */
						__( 'radius %s', 'atelier' ),
						corners
					),
			  ]
			: [] ),
		...describeOutline( outline, context ),
	];
}

function describeOutline(
	outline: ShownBorder | undefined,
	context: WordContext
): string[] {
	if ( outline?.style === 'auto' ) {
		return [ __( 'outline of the browser', 'atelier' ) ];
	}
	const text = outline && describeBorder( outline, context );
	return text
		? [
				sprintf(
					/* translators: %s: an outline, for example "2 px #1a1a1a". */
					__( 'outline %s', 'atelier' ),
					text
				),
		  ]
		: [];
}

/**
 * Returns a side of a border in words; an empty text where there is none.
 *
 * @param border       Computed values of the side.
 * @param border.width Its width.
 * @param border.style Its style.
 * @param border.color Its color.
 * @param context      Names of the site's presets.
 */
export function describeBorder(
	{ width, style, color }: ShownBorder,
	context: WordContext
): string {
	const pixels = Number.parseFloat( width );
	if ( ! ( pixels > 0 ) || style === 'none' || style === 'hidden' ) {
		return '';
	}
	const styles: Record< string, string | undefined > = {
		dashed: __( 'dashed', 'atelier' ),
		dotted: __( 'dotted', 'atelier' ),
		double: __( 'double', 'atelier' ),
	};
	return [
		formatPixels( pixels ),
		...( styles[ style ] ? [ styles[ style ] ] : [] ),
		describeColor( color, context ),
	].join( ' ' );
}
