/**
 * @jest-environment node
 */
import { renderWpConfig } from '../../../../tools/lib/wp-config.mjs';

describe( 'renderWpConfig', () => {
	it( 'gives each of the eight secrets a value of its own', () => {
		let count = 0;
		const config = renderWpConfig( () => `secret-${ ++count }` );
		for ( let number = 1; number <= 8; number++ ) {
			expect( config ).toContain( `'secret-${ number }'` );
		}
		expect( count ).toBe( 8 );
	} );

	it( 'makes other secrets each time', () => {
		expect( renderWpConfig() ).not.toBe( renderWpConfig() );
	} );

	it( 'takes the address that it is asked at only when that is this machine', () => {
		const pattern =
			renderWpConfig().match(
				/preg_match\( '\/(.+)\/', \$atelier_host/
			)?.[ 1 ] ?? '';
		const isOwn = ( host: string ) => new RegExp( pattern ).test( host );
		expect(
			[ '127.0.0.1:9400', 'localhost', '[::1]:80' ].every( isOwn )
		).toBe( true );
		expect(
			[ 'example.org', '127.0.0.1.example.org', 'localhost:80/x' ].some(
				isOwn
			)
		).toBe( false );
	} );

	it( 'names the database of a server, and none for SQLite', () => {
		expect( renderWpConfig() ).toContain( "define( 'DB_HOST', '' )" );
		const config = renderWpConfig( undefined, {
			host: 'localhost:/tmp/socket',
			name: 'site',
		} );
		expect( config ).toContain(
			"define( 'DB_HOST', 'localhost:/tmp/socket' )"
		);
		expect( config ).toContain( "define( 'DB_NAME', 'site' )" );
		expect( config ).toContain( "define( 'DB_USER', 'root' )" );
	} );
} );
