import { cleanResponse } from '@/data/requests/clean-response';
import { answer } from '../../../integration/support/rest-server';

// A printed text is reported once: each test prints another one.
let printed = 0;
const PRINTED = '<b>Warning</b>: plugins/a-plugin/a.php ';
const HTML = { 'Content-Type': 'text/html; charset=UTF-8' };
const JSON_TYPE = { 'Content-Type': 'application/json' };

const polluted = ( body: unknown, headers: Record< string, string > ) =>
	answer(
		200,
		`${ PRINTED }${ ++printed } ${ JSON.stringify( body ) }`,
		headers
	);

describe( 'cleanResponse', () => {
	it.each( [
		[ 'was sent with its type', JSON_TYPE ],
		[ 'lost its type', HTML ],
	] )( 'reads an answer that %s', async ( _name, headers ) => {
		const response = await cleanResponse( polluted( { id: 1 }, headers ) );
		expect( response.status ).toBe( 200 );
		expect( await response.json() ).toEqual( { id: 1 } );
		expect( console ).toHaveWarned();
	} );

	it( 'gives a refusal back the status that it lost', async () => {
		const refusal = { code: 'no', message: 'No.', data: { status: 412 } };
		const response = await cleanResponse( polluted( refusal, HTML ) );
		expect( response.ok ).toBe( false );
		expect( response.status ).toBe( 412 );
		expect( await response.json() ).toEqual( refusal );
		expect( console ).toHaveWarned();
	} );

	it( 'reads a refusal with its status', async () => {
		const body = `${ PRINTED }{"code":"no"}`;
		const response = await cleanResponse( answer( 403, body, JSON_TYPE ) );
		expect( response.status ).toBe( 403 );
		expect( await response.json() ).toEqual( { code: 'no' } );
		expect( console ).toHaveWarned();
	} );

	it( 'leaves a page and a file alone', async () => {
		const page = answer( 200, '<!doctype html><p>Soon {}', HTML );
		expect( await cleanResponse( page ) ).toBe( page );
		const file = answer( 200, 'PK', { 'Content-Type': 'application/zip' } );
		expect( await ( await cleanResponse( file ) ).text() ).toBe( 'PK' );
	} );

	it( 'says what the server has taken out', async () => {
		const told = JSON.stringify( { by: [ 'plugins/b' ], text: 'Hello' } );
		await cleanResponse(
			answer(
				200,
				{},
				{ 'X-Atelier-Printed': encodeURIComponent( told ) }
			)
		);
		expect( console ).toHaveWarnedWith(
			'Printed into an answer of the server by plugins/b:',
			'Hello'
		);
	} );
} );
