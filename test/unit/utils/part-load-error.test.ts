import { PartLoadError, toPartLoadError } from '@/utils/part-load-error';

const SCRIPT = 'https://example.org/styles.1234.js';

function aChunkError( changes: object = {} ): Error {
	return Object.assign( new Error( 'Loading chunk styles failed.' ), {
		name: 'ChunkLoadError',
		type: 'error',
		request: SCRIPT,
		...changes,
	} );
}

const answers = ( status: number ) => async () => ( { status } ) as Response;
const fails = async () => {
	throw new TypeError( 'Failed to fetch' );
};

describe( 'toPartLoadError', () => {
	it.each( [
		[
			'a script that is gone (scenario 38)',
			{},
			answers( 404 ),
			'updated',
		],
		[
			'a style that is gone (scenario 38)',
			{ name: 'Error', code: 'CSS_CHUNK_LOAD_FAILED' },
			answers( 404 ),
			'updated',
		],
		[
			'a page that came in place of a script',
			{ type: 'missing' },
			fails,
			'updated',
		],
		[ 'a browser that is offline (fault 12)', {}, fails, 'unreachable' ],
		[ 'a server that fails (fault 1)', {}, answers( 500 ), 'unreachable' ],
		[ 'a file that is there again', {}, answers( 200 ), 'unreachable' ],
	] )( 'tells of %s', async ( _, changes, fetch, reason ) => {
		Object.assign( window, { fetch } );
		const error = await toPartLoadError( aChunkError( changes ) );
		expect( error ).toBeInstanceOf( PartLoadError );
		expect( error ).toMatchObject( { reason } );
	} );

	it( 'leaves other errors as they are', async () => {
		const error = new Error( 'Out of paint.' );
		expect( await toPartLoadError( error ) ).toBe( error );
	} );
} );
