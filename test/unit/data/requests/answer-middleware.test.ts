import { createAnswerMiddleware } from '@/data/requests/answer-middleware';
import { answer } from '../../../integration/support/rest-server';

const middleware = createAnswerMiddleware();
const write = { path: '/wp/v2/pages/1', method: 'PUT', data: {} };

describe( 'createAnswerMiddleware', () => {
	it( 'reads the answer to a write', async () => {
		const next = async () => answer( 200, { id: 1 } );
		expect( await middleware( write, next ) ).toEqual( { id: 1 } );
		expect(
			await middleware( write, async () => answer( 204, '' ) )
		).toBeNull();
	} );

	it( 'passes the server’s refusal on', async () => {
		const refusal = { code: 'rest_forbidden', message: 'No.' };
		await expect(
			middleware( write, () => Promise.reject( answer( 403, refusal ) ) )
		).rejects.toEqual( refusal );
	} );

	it.each( [
		[ 2, 'a 500 with HTML', 500, /critical error on the server/ ],
		[ 10, 'a 413 from a proxy', 413, /too large for the server/ ],
		[ 11, 'a 503 with HTML', 503, /busy or being maintained/ ],
	] )( 'fault %d: explains %s', async ( _number, _name, status, message ) => {
		await expect(
			middleware( write, () => Promise.reject( answer( status, '<p>' ) ) )
		).rejects.toMatchObject( {
			message: expect.stringMatching( message ),
			data: { status },
		} );
	} );

	it( 'quotes the first line of what came in place of an answer', async () => {
		const page =
			'<html><title>No</title><h1>Blocked by rule 920</h1></html>';
		for ( const next of [
			() => Promise.reject( answer( 403, page ) ),
			async () => answer( 200, page ),
		] ) {
			await expect( middleware( write, next ) ).rejects.toMatchObject( {
				message: expect.stringMatching(
					/ It answered: “Blocked by rule 920”$/
				),
			} );
		}
	} );

	it( 'fault 2: explains a 500 with HTML of a font that is uploaded', async () => {
		const upload = {
			path: '/wp/v2/font-families/3/font-faces',
			method: 'POST',
			body: new FormData(),
		};
		await expect(
			middleware( upload, () => Promise.reject( answer( 500, '<p>' ) ) )
		).rejects.toMatchObject( {
			message: expect.stringMatching( /critical error on the server/ ),
		} );
	} );

	it( 'fault 3: explains a 200 that is no JSON, of a write, an upload and a read', async () => {
		const message = expect.stringMatching( /answer could not be read/ );
		await expect(
			middleware( write, async () => answer( 200, '<p>' ) )
		).rejects.toMatchObject( { message } );
		await expect(
			middleware( { path: '/wp/v2/pages' }, async () =>
				answer( 200, '<p>' )
			)
		).rejects.toMatchObject( { message } );
		for ( const options of [
			{ path: '/wp/v2/pages?per_page=-1' },
			{ path: '/wp/v2/media', method: 'POST', body: new FormData() },
		] ) {
			await expect(
				middleware( options, () =>
					Promise.reject( { code: 'invalid_json', message: 'x' } )
				)
			).rejects.toMatchObject( { message } );
		}
	} );

	it.each( [
		[ 'a read', { path: '/wp/v2/pages/1' } ],
		[ 'a write', { ...write, path: '/wp/v2/posts/1' } ],
	] )( 'reads %s into which a warning was printed', async ( _, options ) => {
		const headers = { 'Content-Type': 'text/html' };
		const print = ( body: unknown ) =>
			answer(
				200,
				`Warning of ${ options.path } ${ JSON.stringify( body ) }`,
				headers
			);
		expect(
			await middleware( options, async () => print( { id: 1 } ) )
		).toEqual( { id: 1 } );
		// The printed text was sent with the status 200.
		const refusal = { code: 'no', message: 'No.', data: { status: 403 } };
		await expect(
			middleware( options, async () => print( refusal ) )
		).rejects.toEqual( refusal );
		await expect(
			middleware( { ...options, parse: false }, async () =>
				print( refusal )
			)
		).rejects.toMatchObject( { status: 403 } );
		expect( console ).toHaveWarned();
	} );

	it( 'leaves what is read by who asked, and what no answer came to, alone', async () => {
		const error = { code: 'fetch_error' };
		await expect(
			middleware( write, () => Promise.reject( error ) )
		).rejects.toBe( error );
		const response = answer( 200, '<p>' );
		expect(
			await middleware( { ...write, parse: false }, async () => response )
		).toBe( response );
	} );
} );
