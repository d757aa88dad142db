import { settleWithin } from '@/schedule/settle-within';

// A browser that neither shows nor refuses a font must not block the others.
const TIME_LIMIT_MS = 5000;

/**
 * Returns whether this browser shows a font.
 *
 * @param bytes Contents of the file.
 */
export async function canBrowserShow( bytes: Uint8Array ): Promise< boolean > {
	const face = new FontFace( 'atelier-check', bytes.slice().buffer );
	const loading = face.load().then(
		() => true,
		() => false
	);
	return settleWithin( TIME_LIMIT_MS, loading, false );
}
