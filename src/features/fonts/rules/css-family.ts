/** Generic families that a browser uses while a font's file is not loaded. */
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
 * Returns the CSS value of a family. The name is quoted, because it may contain spaces, digits and apostrophes.
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
 * Returns the first family of a CSS value without its quotes: the name in the `@font-face` rules.
 *
 * @param value CSS value of `font-family`.
 */
export function readFirstFamily( value: string ): string {
	const match = /^\s*(?:"([^"]*)"|'([^']*)'|([^,]*))/.exec( value );
	return ( match?.[ 1 ] ?? match?.[ 2 ] ?? match?.[ 3 ] ?? '' ).trim();
}

/**
 * Returns the name of a family without characters that would end a CSS string or a style element. Apostrophes become typographic ones: WordPress
 * treats a straight one as a quote, and then prints the name without quotes.
 *
 * @param name Name from a person or a file.
 */
export function cleanFamilyName( name: string ): string {
	return name
		.replace( /[\p{Cc}\p{Cf}"\\<>{};]/gu, '' )
		.replace( /'/g, '’' )
		.replace( /\s+/g, ' ' )
		.trim();
}
