/**
 * Compresses a text and encodes it in base64url, for a parameter of an address. Returns an empty text where the browser cannot compress.
 *
 * @param text The text.
 */
export async function packChanges( text: string ): Promise< string > {
	if ( ! text || typeof CompressionStream === 'undefined' ) {
		return '';
	}
	const compressed = new Blob( [ text ] )
		.stream()
		.pipeThrough( new CompressionStream( 'deflate-raw' ) );
	const bytes = new Uint8Array(
		await new Response( compressed ).arrayBuffer()
	);
	let binary = '';
	for ( const byte of bytes ) {
		binary += String.fromCharCode( byte );
	}
	return btoa( binary ).replace( /\+/g, '-' ).replace( /\//g, '_' );
}
