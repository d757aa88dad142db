import fixture from '@test/fixtures/boot-payload.json';
import type { BootPayload } from '@/data/site/boot-payload';

/**
 * Returns a payload as PHP prints it for a block theme.
 *
 * @param changes Fields with other values.
 */
export function aBootPayload(
	changes: Partial< BootPayload > = {}
): BootPayload {
	return {
		...fixture,
		// The server's clock goes right, unless a test says otherwise.
		serverTime: Math.round( Date.now() / 1000 ),
		...changes,
	};
}

/**
 * Puts a payload on the page, as PHP prints it.
 *
 * @param payload The payload.
 */
export function printBootPayload( payload: BootPayload ): void {
	const element = document.createElement( 'script' );
	element.type = 'application/json';
	element.id = 'atelier-boot-payload';
	element.textContent = JSON.stringify( payload );
	document.body.append( element );
}
