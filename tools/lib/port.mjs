import { createServer } from 'node:net';

/**
 * Returns whether a port of this machine is free.
 *
 * @param {number} port The port.
 * @return {Promise<boolean>} Whether it is free.
 */
export function isPortFree( port ) {
	return new Promise( ( resolve ) => {
		const server = createServer();
		server.once( 'error', () => resolve( false ) );
		server.listen( { port, host: '127.0.0.1', exclusive: true }, () =>
			server.close( () => resolve( true ) )
		);
	} );
}

/**
 * Finds a free port.
 *
 * @return {Promise<number>} The port.
 */
export function findFreePort() {
	return new Promise( ( resolve, reject ) => {
		const server = createServer();
		server.once( 'error', reject );
		server.listen( 0, '127.0.0.1', () => {
			const { port } = /** @type {import('node:net').AddressInfo} */ (
				server.address()
			);
			server.close( () => resolve( port ) );
		} );
	} );
}
