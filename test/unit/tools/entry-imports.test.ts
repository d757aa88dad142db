/**
 * @jest-environment node
 */
import { readFileSync } from 'fs';
import { dirname, join } from 'path';

const TOOLS = join( __dirname, '../../../tools' );

/**
 * Follows the imports that run before a command's first line.
 *
 * @param file  A file.
 * @param found The files that were followed so far.
 * @return The packages that they import, each with the file that does.
 */
function findPackages( file: string, found = new Set< string >() ): string[] {
	if ( found.has( file ) ) {
		return [];
	}
	found.add( file );
	const imports = readFileSync( file, 'utf8' ).matchAll(
		/^(?:import|export)\s(?:[^;]*?\sfrom\s)?'([^']+)'/gm
	);
	return [ ...imports ].flatMap( ( [ , specifier = '' ] ) => {
		if ( specifier.startsWith( 'node:' ) ) {
			return [];
		}
		return specifier.startsWith( '.' )
			? findPackages( join( dirname( file ), specifier ), found )
			: [ `${ specifier } in ${ file.slice( TOOLS.length + 1 ) }` ];
	} );
}

// A fresh clone has no packages: a command installs them itself, after it has been loaded.
it.each( [ 'test.mjs', 'start.mjs' ] )(
	'%s is loaded without packages',
	( name ) => {
		const followed = new Set< string >();
		expect( findPackages( join( TOOLS, name ), followed ) ).toEqual( [] );
		expect( followed.size ).toBeGreaterThan( 10 );
	}
);
