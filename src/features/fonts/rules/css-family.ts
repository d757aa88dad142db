/** Families that are in for one whose file has not loaded. */
export const FALLBACKS = [
	'sans-serif',
	'serif',
	'monospace',
	'cursive',
	'system-ui',
] as const;

/** One of {@link FALLBACKS}. */
export type FontFallback = ( typeof FALLBACKS )[ number ];

/**
 * Returns the CSS value of a family. The name is quoted: it may hold blanks, digits and apostrophes.
 *
 * @param name     Name of the family.
 * @param fallback Generic family.
 */
export function formatCssFamily(
	name: string,
	fallback?: FontFallback
): string {
	const quoted = `"${ cleanFamilyName( name ) }"`;
	return fallback ? `${ quoted }, ${ fallback }` : quoted;
}

/**
 * Returns the first family of a CSS value without its quotes: the name that faces are declared with.
 *
 * @param value CSS value of `font-family`.
 */
export function readFirstFamily( value: string ): string {
	const match = /^\s*(?:"([^"]*)"|'([^']*)'|([^,]*))/.exec( value );
	return ( match?.[ 1 ] ?? match?.[ 2 ] ?? match?.[ 3 ] ?? '' ).trim();
}

/**
 * Returns the name of a family without characters that would end a CSS string or a style element. Apostrophes become typographic ones: WordPress
 * takes a straight one for a quote, and prints the name without quotes then.
 *
 * @param name Name as a person or a file gives it.
 */
export function cleanFamilyName( name: string ): string {
	return name
		.replace( /[\p{Cc}\p{Cf}"\\<>{};]/gu, '' )
		.replace( /'/g, '’' )
		.replace( /\s+/g, ' ' )
		.trim();
}
