/**
 * Returns a path that the host's router can decode, which throws at an invalid percent encoding. In such a path the percent signs are escaped:
 * it is then an unknown id or address (specification 2.2).
 *
 * @param path A path, with or without a query.
 */
export function toReadablePath( path: string ): string {
	try {
		decodeURIComponent( path );
		return path;
	} catch {
		return path.replace( /%/g, '%25' );
	}
}

/** Replaces the path of the current address if the router cannot decode it. Called once, before the router is used. */
export function repairAddress(): void {
	const url = new URL( window.location.href );
	const path = url.searchParams.get( 'p' );
	const readable = path && toReadablePath( path );
	if ( readable && readable !== path ) {
		url.searchParams.set( 'p', readable );
		const { state } = window.history;
		window.history.replaceState( state, '', url );
		// The host's router read the address when its script ran.
		window.dispatchEvent( new PopStateEvent( 'popstate', { state } ) );
	}
}
