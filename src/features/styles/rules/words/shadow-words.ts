import { __, sprintf } from '@wordpress/i18n';

import { parseShadow, splitShadow, type ShadowLayer } from '../shadow';
import { describeColor, type WordContext } from './fill-words';
import { joinFacts, joinList } from './join-facts';
import { describeLengths } from './lengths';

/**
 * Describes a shadow, one layer after the other: *6 px to the right, 6 px down, blur 9 px, #00000033*.
 *
 * @param css     CSS `box-shadow`.
 * @param context Names of the site's presets.
 */
export function describeShadow( css: string, context: WordContext ): string {
	const layers = splitShadow( css );
	return layers.length === 0
		? __( 'no shadow', 'atelier' )
		: joinFacts(
				layers.map( ( layer, index ) => ( {
					...( layers.length > 1 && {
						label: sprintf(
							/* translators: %d: number of a layer of a shadow. */
							__( 'layer %d', 'atelier' ),
							index + 1
						),
					} ),
					facts: [
						joinList( listParts( parseShadow( layer ), context ) ),
					],
				} ) )
		  );
}

function listParts(
	{ x, y, blur, spread, color, inset }: ShadowLayer,
	context: WordContext
): string[] {
	const blurred = describeLengths( blur );
	const spreads = describeLengths( spread );
	const offsets = [
		...describeMove( x, describeX ),
		...describeMove( y, describeY ),
	];
	return [
		...( inset ? [ __( 'inside', 'atelier' ) ] : [] ),
		...( offsets.length > 0 ? offsets : [ __( 'not moved', 'atelier' ) ] ),
		...( blurred
			? [
					sprintf(
						/* translators: %s: how far a shadow is blurred, for example "9 px". */
						__( 'blur %s', 'atelier' ),
						blurred
					),
			  ]
			: [] ),
		...( spreads
			? [
					sprintf(
						/* translators: %s: how much larger a shadow is, for example "3 px". */
						__( 'spread %s', 'atelier' ),
						spreads
					),
			  ]
			: [] ),
		describeColor( color, context ),
	];
}

/**
 * Describes how far a shadow is moved along one axis; empty where it is not moved.
 *
 * @param length      The length.
 * @param getSentence Returns the sentence of a distance and a direction.
 */
function describeMove(
	length: string,
	getSentence: ( distance: string, isNegative: boolean ) => string
): string[] {
	const distance = describeLengths( length.replace( /^-/, '' ) );
	return distance
		? [ getSentence( distance, length.startsWith( '-' ) ) ]
		: [];
}

function describeX( distance: string, isNegative: boolean ): string {
	return isNegative
		? sprintf(
				/* translators: %s: how far a shadow is moved, for example "6 px". */
				__( '%s to the left', 'atelier' ),
				distance
		  )
		: sprintf(
				/* translators: %s: how far a shadow is moved, for example "6 px". */
				__( '%s to the right', 'atelier' ),
				distance
		  );
}

function describeY( distance: string, isNegative: boolean ): string {
	return isNegative
		? sprintf(
				/* translators: %s: how far a shadow is moved, for example "6 px". */
				__( '%s up', 'atelier' ),
				distance
		  )
		: sprintf(
				/* translators: %s: how far a shadow is moved, for example "6 px". */
				__( '%s down', 'atelier' ),
				distance
		  );
}
