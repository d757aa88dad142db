import {
	createTimeLimit,
	READ_TIMEOUT_CODE,
	WRITE_TIMEOUT_CODE,
} from '@/data/requests/session/time-limit';

type Middleware = ReturnType< typeof createTimeLimit >;
type Options = Parameters< Middleware >[ 0 ];

// A server that never answers: it ends when the request is aborted.
const hang = ( { signal }: Options ) =>
	new Promise( ( _resolve, reject ) => {
		signal?.addEventListener( 'abort', () =>
			reject( new DOMException( 'Aborted', 'AbortError' ) )
		);
	} );

describe( 'createTimeLimit', () => {
	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	it.each( [
		[ 'GET', READ_TIMEOUT_CODE ],
		[ undefined, READ_TIMEOUT_CODE ],
		[ 'POST', WRITE_TIMEOUT_CODE ],
		[ 'PUT', WRITE_TIMEOUT_CODE ],
		[ 'patch', WRITE_TIMEOUT_CODE ],
		[ 'DELETE', WRITE_TIMEOUT_CODE ],
	] )( 'ends a %s without an answer (fault 13)', async ( method, code ) => {
		const answer = createTimeLimit()(
			{ path: '/', ...( method ? { method } : {} ) },
			hang
		);
		const refusal = expect( answer ).rejects.toEqual( {
			code,
			message: 'The server did not answer within 30 seconds.',
		} );
		jest.advanceTimersByTime( 30_000 );
		await refusal;
	} );

	it.each( [
		[ 'a request', {} ],
		[ 'an upload', { body: new FormData() } ],
	] )( 'takes the limit of %s', async ( _case, more ) => {
		const options = { path: '/', timeLimitMs: 10_000, ...more };
		const answer = createTimeLimit()( options, hang );
		const refusal = expect( answer ).rejects.toMatchObject( {
			message: 'The server did not answer within 10 seconds.',
		} );
		jest.advanceTimersByTime( 10_000 );
		await refusal;
	} );

	it.each( [
		[ 'an upload', { path: '/', method: 'POST', body: new FormData() } ],
		[
			'what brings a signal of its own',
			{ path: '/', method: 'PUT', signal: new AbortController().signal },
		],
	] )( 'leaves %s alone', async ( _case, options ) => {
		const next = jest.fn( () => Promise.resolve( 'answer' ) );
		await createTimeLimit()( options as Options, next );
		expect( next ).toHaveBeenCalledWith( options );
	} );

	it( 'passes on an answer and a refusal', async () => {
		const limit = createTimeLimit();
		await expect(
			limit( { path: '/', method: 'PUT' }, () => Promise.resolve( 1 ) )
		).resolves.toBe( 1 );
		await expect(
			limit( { path: '/' }, () => Promise.reject( { code: 'no' } ) )
		).rejects.toEqual( { code: 'no' } );
	} );
} );
