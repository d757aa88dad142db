/**
 * @jest-environment node
 */
import {
	toCachePath,
	WORDPRESS_SOURCE,
} from '../../../../tools/lib/wordpress-source.mjs';

const FILES = 'package/dist/cli/wp-files/';

describe( 'toCachePath', () => {
	it.each( [
		[ `${ FILES }latest/wordpress/wp-load.php`, 'wordpress/wp-load.php' ],
		[ `${ FILES }latest/languages/ar.mo`, 'languages/ar.mo' ],
		[
			`${ FILES }sqlite-database-integration/db.copy`,
			'sqlite-database-integration/db.copy',
		],
		[ `${ FILES }wp-cli/wp-cli.phar`, 'wp-cli.phar' ],
		[ `${ FILES }phpmyadmin/index.php`, null ],
		[ 'package/package.json', null ],
		[ `${ FILES }latest/wordpress-other/wp-load.php`, null ],
	] )( 'puts %s at %s', ( path, expected ) => {
		expect( toCachePath( path ) ).toBe( expected );
	} );
} );

it( 'pins the package by version and by a SHA-512', () => {
	expect( WORDPRESS_SOURCE.spec ).toMatch( /^[a-z-]+@\d+\.\d+\.\d+$/ );
	expect( WORDPRESS_SOURCE.integrity ).toMatch(
		/^sha512-[A-Za-z0-9+/]{86}==$/
	);
} );
