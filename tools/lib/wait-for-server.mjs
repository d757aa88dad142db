import { connect } from 'node:net';

/**
 * Waits until a server accepts connections.
 *
 * @param {number}                                    port      Its port on 127.0.0.1.
 * @param {import('node:child_process').ChildProcess} child     Its process: when that ends there is nothing to wait for.
 * @param {number}                                    timeoutMs How long to wait at most.
 * @throws {Error} When the process ends or the time is over.
 */
export async function waitForServer( port, child, timeoutMs = 30_000 ) {
	let failure = null;
	child.once( 'error', ( error ) => ( failure = error.message ) );
	child.once( 'exit', ( code ) => ( failure ??= `it ended with code ${ code }` ) );
	const deadline = Date.now() + timeoutMs;
	while ( ! ( await accepts( port ) ) ) {
		if ( failure ) {
			throw new Error( failure );
		}
		if ( Date.now() > deadline ) {
			throw new Error( `it did not answer within ${ timeoutMs / 1000 } s` );
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
	}
	if ( failure ) {
		throw new Error( failure );
	}
}

function accepts( port ) {
	return new Promise( ( resolve ) => {
		const socket = connect( { port, host: '127.0.0.1' } );
		const end = ( answer ) => {
			socket.destroy();
			resolve( answer );
		};
		socket.once( 'connect', () => end( true ) );
		socket.once( 'error', () => end( false ) );
	} );
}
