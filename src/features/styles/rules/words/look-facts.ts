import { __, sprintf } from '@wordpress/i18n';

import {
	describeBorder,
	listBorderFacts,
	type ShownBorder,
} from './border-facts';
import type { SizeRange } from './declared-sizes';
import {
	describeColor,
	describeFill,
	isFilled,
	type ShownFill,
	type WordContext,
} from './fill-words';
import { getFirstFamily, normalizeShadow } from './known-presets';
import {
	describeLengths,
	formatPixels,
	formatRange,
	formatRatio,
} from './lengths';

/** Look of an element, as the browser computes it. */
export interface ShownLook {
	/** Whether it contains text. */
	hasText: boolean;
	fontFamily: string;
	fontSize: string;
	fontWeight: string;
	fontStyle: string;
	lineHeight: string;
	letterSpacing: string;
	textTransform: string;
	textDecoration: string;
	color: string;
	/** The element's own first, then those of its parents, up to the page. */
	fills: readonly ShownFill[];
	/** Top, right, bottom, left. */
	borders: readonly ShownBorder[];
	radius: string;
	outline?: ShownBorder | undefined;
	shadow: string;
	filter: string;
	padding: string;
	/** Bounds of a font size that follows the window. */
	range?: SizeRange | undefined;
}

/**
 * Describes a look in words, one fact each: its font, size, line height, colors, and its borders, shadows and filters, if any.
 *
 * @param look    Computed values of the element.
 * @param context Names of the site's presets.
 */
export function listLookFacts(
	look: ShownLook,
	context: WordContext
): string[] {
	const facts = [
		...( look.hasText ? listTypeFacts( look, context ) : [] ),
		...listFillFacts( look, context ),
		...listBorderFacts( look, context ),
		...listEffectFacts( look, context ),
	];
	return facts.length > 0
		? facts
		: [ __( 'no border, shadow or filter', 'atelier' ) ];
}

function listTypeFacts( look: ShownLook, { known }: WordContext ): string[] {
	const family = getFirstFamily( look.fontFamily );
	const size = Number.parseFloat( look.fontSize );
	const height = Number.parseFloat( look.lineHeight );
	const spacing = Number.parseFloat( look.letterSpacing );
	return [
		known.fonts.get( family ) ?? family,
		look.range ? formatRange( look.range ) : formatPixels( size ),
		...( look.fontWeight !== '400' && look.fontWeight !== 'normal'
			? [
					sprintf(
						/* translators: %s: weight of a font, for example 700. */
						__( 'weight %s', 'atelier' ),
						look.fontWeight
					),
			  ]
			: [] ),
		...( /^(italic|oblique)/.test( look.fontStyle )
			? [ __( 'italic', 'atelier' ) ]
			: [] ),
		...( height > 0 && size > 0
			? [
					sprintf(
						/* translators: %s: height of a line of text as a multiple of its size, for example 1.4. */
						__( 'line height %s', 'atelier' ),
						formatRatio( height / size )
					),
			  ]
			: [] ),
		...( spacing
			? [
					sprintf(
						/* translators: %s: space between letters, for example "0.5 px". */
						__( 'letter spacing %s', 'atelier' ),
						formatPixels( spacing )
					),
			  ]
			: [] ),
		...listCaseFacts( look ),
	].filter( Boolean );
}

function listCaseFacts( {
	textTransform,
	textDecoration,
}: ShownLook ): string[] {
	const cases: Record< string, string > = {
		uppercase: __( 'uppercase', 'atelier' ),
		lowercase: __( 'lowercase', 'atelier' ),
		capitalize: __( 'capitalized', 'atelier' ),
	};
	const lines: Record< string, string > = {
		underline: __( 'underlined', 'atelier' ),
		'line-through': __( 'struck through', 'atelier' ),
		overline: __( 'overlined', 'atelier' ),
	};
	return [
		cases[ textTransform ] ?? '',
		...textDecoration.split( ' ' ).map( ( line ) => lines[ line ] ?? '' ),
	].filter( Boolean );
}

function listFillFacts( look: ShownLook, context: WordContext ): string[] {
	if ( look.hasText ) {
		return [
			sprintf(
				/* translators: 1: color of a text. 2: what is behind it: a color, "the gradient Sunset" or "an image". */
				__( '%1$s on %2$s', 'atelier' ),
				describeColor( look.color, context ),
				describeFill( look.fills, context )
			),
		];
	}
	return isFilled( look.fills[ 0 ], context )
		? [
				sprintf(
					/* translators: %s: what an element is filled with: a color, "the gradient Sunset" or "an image". */
					__( 'background %s', 'atelier' ),
					describeFill( look.fills, context )
				),
		  ]
		: [];
}

function listEffectFacts(
	{ shadow, filter, padding, fills, borders }: ShownLook,
	context: WordContext
): string[] {
	const { known, resolve } = context;
	const hasEdge =
		isFilled( fills[ 0 ], context ) ||
		borders.some( ( border ) => describeBorder( border, context ) !== '' );
	const space = describeLengths( padding );
	const duotone = /duotone-([\w-]+)/.exec( filter )?.[ 1 ];
	return [
		...( hasEdge && space
			? [
					sprintf(
						/* translators: %s: space between the edge and the content, for example "12 px 24 px". */
						__( 'padding %s', 'atelier' ),
						space
					),
			  ]
			: [] ),
		...( shadow !== 'none' && shadow !== ''
			? [
					describeShadowName(
						known.shadows.get( normalizeShadow( shadow, resolve ) )
					),
			  ]
			: [] ),
		...( duotone !== undefined
			? [ describeDuotoneName( known.duotones.get( duotone ) ) ]
			: [] ),
	];
}

function describeShadowName( name: string | undefined ): string {
	return name === undefined
		? __( 'a shadow', 'atelier' )
		: sprintf(
				/* translators: %s: name of a shadow. */
				__( 'shadow %s', 'atelier' ),
				name
		  );
}

function describeDuotoneName( name: string | undefined ): string {
	return name === undefined
		? __( 'a duotone', 'atelier' )
		: sprintf(
				/* translators: %s: name of a duotone filter. */
				__( 'duotone %s', 'atelier' ),
				name
		  );
}
