import type { RecordKind } from './record-kinds';
import { createRestTransport } from './rest-transport';
import type { Transport } from './transport';

/**
 * Returns the transport of a kind: REST for a kind with a path, core-data for all others. Core-data belongs to the editor's scripts, which lists
 * load only before a write.
 *
 * @param kind The kind.
 * @throws An error of the network when core-data cannot be loaded.
 */
export async function getTransport( kind: RecordKind ): Promise< Transport > {
	if ( kind.path !== undefined ) {
		return createRestTransport( kind.path );
	}
	const { createCoreTransport } = await import( './core-transport' );
	return createCoreTransport( kind );
}
