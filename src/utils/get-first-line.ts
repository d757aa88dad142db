import { shorten } from './shorten';

/** Characters of the line that are shown. */
const MAX_LENGTH = 200;

/** Characters of a text that are searched: it may be a whole page. */
const MAX_SEARCHED = 20_000;

/** Elements that a browser does not show in a page; a page's title usually repeats its text. */
const UNSEEN =
	/<!--[\s\S]*?(?:-->|$)|<(script|style|head|title)\b[\s\S]*?(?:<\/\1>|$)/gi;

/** Elements that begin a line. */
const BREAKS = /<\/?(?:p|div|br|h\d|li|tr|table|pre|body|html)\b[^>]*>/gi;

/**
 * Returns the first line that a browser would show of an unexpected answer, for example a fatal error of PHP.
 *
 * @param text The text: markup, or plain.
 * @return The line without markup, of at most 200 characters; empty if nothing would be shown.
 */
export function getFirstLine( text: string ): string {
	const shown = text
		.slice( 0, MAX_SEARCHED )
		.replace( UNSEEN, '' )
		.replace( BREAKS, '\n' )
		.replace( /<[^>]*(?:>|$)/g, '' );
	const line = shown.split( /[\r\n]+/ ).find( ( part ) => part.trim() ) ?? '';
	return shorten(
		decodeText( line ).replace( /\s+/g, ' ' ).trim(),
		MAX_LENGTH
	);
}

function decodeText( text: string ): string {
	if ( ! text.includes( '&' ) ) {
		return text;
	}
	return (
		new DOMParser().parseFromString( text, 'text/html' ).body.textContent ??
		''
	);
}
