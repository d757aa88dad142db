/**
 * Returns a path that the host's router can decode: it throws at a percent sign that begins no code. Such a path is taken by its letters, as
 * an id or an address that is not known (specification 2.2).
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

/** Makes the path of the current address one that the router can read. Called once, before the router is used. */
export function repairAddress(): void {
	const url = new URL( window.location.href );
	const path = url.searchParams.get( 'p' );
	const readable = path && toReadablePath( path );
	if ( readable && readable !== path ) {
		url.searchParams.set( 'p', readable );
		const { state } = window.history;
		window.history.replaceState( state, '', url );
		// The host's router has read the address as its script ran.
		window.dispatchEvent( new PopStateEvent( 'popstate', { state } ) );
	}
}
