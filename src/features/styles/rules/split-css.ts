/**
 * Splits a CSS value at a separator, except inside parentheses or quotes. Parts are trimmed, empty ones
 * dropped. css-tree is loaded with Additional CSS only; here it would be loaded with every screen of Styles.
 *
 * @param value     CSS value.
 * @param separator `,` for the layers of a list, ` ` for the words of one layer (any white space).
 */
export function splitCss( value: string, separator: ',' | ' ' ): string[] {
	const parts: string[] = [];
	let part = '';
	let depth = 0;
	let quote = '';
	for ( const char of value ) {
		if ( quote ) {
			quote = char === quote ? '' : quote;
		} else if ( char === '"' || char === "'" ) {
			quote = char;
		} else if ( char === '(' ) {
			depth++;
		} else if ( char === ')' ) {
			depth = Math.max( 0, depth - 1 );
		}
		const isSeparator =
			separator === ',' ? char === ',' : /\s/.test( char );
		if ( isSeparator && depth === 0 && ! quote ) {
			parts.push( part );
			part = '';
		} else {
			part += char;
		}
	}
	return [ ...parts, part ].map( ( text ) => text.trim() ).filter( Boolean );
}
