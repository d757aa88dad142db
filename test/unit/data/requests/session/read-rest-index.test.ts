import { readRestIndex } from '@/data/requests/session/read-rest-index';

const refusal = ( code: string, message?: unknown ) =>
	JSON.stringify( { code, message } );
const PAGE = '<!DOCTYPE html><html><body>Not here</body></html>';

describe( 'readRestIndex', () => {
	it.each( [
		[ 200, JSON.stringify( { namespaces: [ 'wp/v2' ] } ) ],
		[ 200, JSON.stringify( { namespaces: [] } ) ],
	] )( 'knows an answer: %i %s', ( status, text ) => {
		expect( readRestIndex( status, text ) ).toBe( 'available' );
	} );

	it.each( [
		[ 'S18, a plugin refuses', 401, 'rest_not_allowed', 'Members only.' ],
		[ 'S18, a plugin refuses', 403, 'rest_disabled', 'It is off.' ],
		[ 'S18, an error without a status', 500, 'rest_disabled', 'Off.' ],
		[ 'S18, the index is taken away', 404, 'rest_no_route', 'No route.' ],
	] )( '%s: %i %s', ( _, status, code, message ) => {
		expect( readRestIndex( status, refusal( code, message ) ) ).toEqual( {
			reason: 'switchedOff',
			message,
		} );
	} );

	it( 'has no sentence where the server gives none', () => {
		expect( readRestIndex( 403, refusal( 'off', { a: 1 } ) ) ).toEqual( {
			reason: 'switchedOff',
			message: '',
		} );
	} );

	it.each( [
		[ 'S19, a firewall', 403, PAGE, 'blocked' ],
		[ 'S19, a firewall without a page', 403, '', 'blocked' ],
		[ 'S19, a password of the server', 401, PAGE, 'blocked' ],
		[ 'S19, a method that is not allowed', 405, '', 'blocked' ],
		[ 'S20, no such file', 404, PAGE, 'notFound' ],
		[ 'S20, gone', 410, '', 'notFound' ],
		[ 'S20, the front page in its place', 200, PAGE, 'notFound' ],
		[ 'S20, a page after blanks', 200, '\n <html lang="de">', 'notFound' ],
	] )( '%s: %i', ( _, status, text, reason ) => {
		expect( readRestIndex( status, text ) ).toEqual( {
			reason,
			message: '',
		} );
	} );

	it.each( [
		[
			'a fatal error',
			500,
			refusal( 'internal_server_error', 'Critical' ),
		],
		[ 'a fatal error as a page', 500, PAGE ],
		[ 'maintenance', 503, PAGE ],
		[ 'too many requests', 429, '' ],
		[ 'a stale nonce', 403, refusal( 'rest_cookie_invalid_nonce' ) ],
		[ 'somebody else', 403, refusal( 'atelier_other_person' ) ],
		[ 'something else', 200, '[]' ],
		[ 'nothing', 200, '' ],
		[ 'null', 200, 'null' ],
		[ 'an error without a code', 500, '{}' ],
	] )( 'says nothing after %s', ( _, status, text ) => {
		expect( readRestIndex( status, text ) ).toBe( 'unknown' );
	} );

	it( 'reads an answer after a message of PHP', () => {
		expect( readRestIndex( 200, '<b>Notice</b>: {"namespaces":[]}' ) ).toBe(
			'available'
		);
	} );
} );
