import type { Rgba } from '../oklab';
import { suggestDark } from './suggest-dark';

/** A gradient to find a dark one for. */
export interface LightGradient {
	slug: string;
	gradient: string;
}

/** Text that may be a color in a gradient: digits behind a number sign, a function, or a word. References to presets do not match. */
const COLOR =
	/#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([^()]*\)|(?<![-\w.(#]|--)[a-z]+(?![-\w(])|(?<=\()[a-z]+(?=[\s,)])/gi;

/** Words of a gradient that name no color, though a browser may know one. */
const WORDS = /^(?:transparent|currentcolor|to|at|in|from)$/i;

/**
 * Suggests a dark value for each gradient: its colors change as those of a palette do, so that their contrast remains. Colors
 * of presets change with the presets. A gradient without any other color has no suggestion.
 *
 * @param gradients Gradients of a palette.
 * @param resolve   Returns the channels of a CSS color; undefined for other values.
 * @return Gradients by slug.
 */
export function suggestDarkGradients(
	gradients: readonly LightGradient[],
	resolve: ( color: string ) => Rgba | undefined
): Record< string, string > {
	return Object.fromEntries(
		gradients.flatMap( ( { slug, gradient } ) => {
			const colors = new Map< string, Rgba >();
			for ( const [ text ] of gradient.matchAll( COLOR ) ) {
				const rgba = WORDS.test( text ) ? undefined : resolve( text );
				if ( rgba ) {
					colors.set( text, rgba );
				}
			}
			if ( colors.size === 0 ) {
				return [];
			}
			const dark = suggestDark(
				[ ...colors ].map( ( [ text, rgba ] ) => ( {
					slug: text,
					rgba,
				} ) )
			);
			return [
				[
					slug,
					gradient.replace( COLOR, ( text ) => dark[ text ] ?? text ),
				],
			];
		} )
	);
}
