// A browser that neither shows nor refuses a font must not hold up the others.
const TIME_LIMIT_MS = 5000;

/**
 * Tells whether this browser shows a font.
 *
 * @param bytes Contents of the file.
 */
export async function canBrowserShow( bytes: Uint8Array ): Promise< boolean > {
	const face = new FontFace( 'atelier-check', bytes.slice().buffer );
	let timer: ReturnType< typeof setTimeout > | undefined;
	const limit = new Promise< boolean >( ( resolve ) => {
		timer = setTimeout( () => resolve( false ), TIME_LIMIT_MS );
	} );
	const loading = face.load().then(
		() => true,
		() => false
	);
	const answer = await Promise.race( [ loading, limit ] );
	clearTimeout( timer );
	return answer;
}
