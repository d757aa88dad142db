import { expect, test } from '../fixtures';
import { readScriptRequests } from '../support/script-requests';

const SCRIPTS = '/wp-admin/load-scripts.php';

test.describe( 'The scripts of the shell', () => {
	test( 'come in few requests: small ones of WordPress together, in their order', async ( {
		design,
		page,
	} ) => {
		const requests = await readScriptRequests( page, design.address() );
		const handles = requests.flat();
		expect( new Set( handles ).size ).toBe( handles.length );
		expect( requests.length ).toBeLessThan( handles.length / 2 );
		// Large ones have an address that other pages of the dashboard know, too.
		for ( const large of [ 'react-dom', 'wp-components', 'atelier' ] ) {
			expect( requests ).toContainEqual( [ large ] );
		}
		const order = [ 'react', 'wp-i18n', 'wp-data', 'wp-components' ];
		expect(
			handles.filter( ( handle ) => order.includes( handle ) )
		).toEqual( order );

		const answers: number[] = [];
		page.on( 'response', ( response ) => {
			if ( response.url().includes( SCRIPTS ) ) {
				answers.push( response.status() );
			}
		} );
		await design.goto();
		await design.waitForCanvas();
		expect( answers.length ).toBeGreaterThan( 0 );
		expect( new Set( answers ) ).toEqual( new Set( [ 200 ] ) );
	} );
} );
