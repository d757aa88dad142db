/** Status of the server's responses until its site has started. */
const NOT_READY = 502;

/**
 * Waits until a server responds.
 *
 * @param {number}                                    port      Its port on 127.0.0.1.
 * @param {import('node:child_process').ChildProcess} child     Its process; the wait fails when it ends.
 * @param {number}                                    timeoutMs Time limit.
 * @throws {Error} When the process ends, or after the time limit.
 */
export async function waitForServer( port, child, timeoutMs = 30_000 ) {
	let failure = null;
	child.once( 'error', ( error ) => ( failure = error.message ) );
	child.once(
		'exit',
		( code ) => ( failure ??= `it ended with code ${ code }` )
	);
	const deadline = Date.now() + timeoutMs;
	while ( ! ( await answers( port ) ) ) {
		if ( failure ) {
			throw new Error( failure );
		}
		if ( Date.now() > deadline ) {
			throw new Error(
				`it did not answer within ${ timeoutMs / 1000 } s`
			);
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
	}
	if ( failure ) {
		throw new Error( failure );
	}
}

async function answers( port ) {
	try {
		const response = await fetch(
			`http://127.0.0.1:${ port }/wp-includes/images/blank.gif`,
			{
				signal: AbortSignal.timeout( 5000 ),
			}
		);
		await response.arrayBuffer();
		return response.status !== NOT_READY;
	} catch {
		return false;
	}
}
