import {
	createWriteTimeout,
	WRITE_TIMEOUT_CODE,
} from '@/data/api/write-timeout';

type Middleware = ReturnType< typeof createWriteTimeout >;
type Options = Parameters< Middleware >[ 0 ];

// A server that never answers: it ends when the request is aborted.
const hang = ( { signal }: Options ) =>
	new Promise( ( _resolve, reject ) => {
		signal?.addEventListener( 'abort', () =>
			reject( new DOMException( 'Aborted', 'AbortError' ) )
		);
	} );

describe( 'createWriteTimeout', () => {
	it.each( [ 'POST', 'PUT', 'patch', 'DELETE' ] )(
		'ends a %s without an answer',
		async ( method ) => {
			await expect(
				createWriteTimeout( 5 )( { path: '/', method }, hang )
			).rejects.toMatchObject( {
				code: WRITE_TIMEOUT_CODE,
				message: 'The server did not answer within 30 seconds.',
			} );
		}
	);

	it.each( [
		[ 'a read', { path: '/' } ],
		[ 'an upload', { path: '/', method: 'POST', body: new FormData() } ],
		[
			'what brings a signal of its own',
			{ path: '/', method: 'PUT', signal: new AbortController().signal },
		],
	] )( 'leaves %s alone', async ( _case, options ) => {
		const next = jest.fn( () => Promise.resolve( 'answer' ) );
		await createWriteTimeout( 5 )( options as Options, next );
		expect( next ).toHaveBeenCalledWith( options );
	} );

	it( 'passes answers and errors on', async () => {
		const write = { path: '/', method: 'PUT' };
		await expect(
			createWriteTimeout( 500 )( write, () => Promise.resolve( 1 ) )
		).resolves.toBe( 1 );
		await expect(
			createWriteTimeout( 500 )( write, () =>
				Promise.reject( { code: 'rest_forbidden' } )
			)
		).rejects.toEqual( { code: 'rest_forbidden' } );
	} );
} );
