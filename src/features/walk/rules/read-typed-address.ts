/**
 * Returns the address for a text in the address field. A path may lack its slash, and the site's host its protocol.
 *
 * @param text    The text.
 * @param homeUrl Address of the site.
 */
export function readTypedAddress( text: string, homeUrl: string ): string {
	const typed = text.trim();
	const { host, protocol } = new URL( homeUrl );
	if ( /^[a-z][a-z0-9+.-]*:(?!\d)/i.test( typed ) ) {
		return typed;
	}
	if ( typed === host || typed.startsWith( `${ host }/` ) ) {
		return `${ protocol }//${ typed }`;
	}
	// Paths begin at the site's home, which need not be the root of its host.
	const path = typed.replace( /^[/\\]+/, '' );
	return new URL( homeUrl ).href.replace( /\/*$/, '/' ) + path;
}
