import { existsSync, readFileSync } from 'fs';
import { dirname, join, relative } from 'path';

import { findFiles } from '../../../tools/lib/find-files.mjs';

const ROOT = process.cwd();
const TESTS = join( ROOT, 'test/unit' );
const ENDINGS = [ '.ts', '.tsx', '.js' ];

const files: readonly string[] = findFiles( TESTS, ( name: string ) =>
	/\.test\.tsx?$/.test( name )
).filter( ( file: string ) => ! relative( TESTS, file ).startsWith( 'tools' ) );

const getName = ( file: string ) =>
	relative( TESTS, file )
		.replace( /\.test\.tsx?$/, '' )
		.replaceAll( '\\', '/' );

/** Whether a module has the place and the name of a test, in the source or among the helpers of tests. */
const hasModule = ( name: string ) =>
	[ 'src', 'test' ].some( ( folder ) =>
		ENDINGS.some( ( ending ) =>
			existsSync( join( ROOT, folder, `${ name }${ ending }` ) )
		)
	);

/** Whether a test covers several modules of its folder. */
const isOfFolder = ( file: string ) => {
	const imports = readFileSync( file, 'utf8' ).matchAll(
		/ from '(@\/[^']+)'/g
	);
	const folder = `@/${ dirname( getName( file ) ) }/`;
	return (
		new Set(
			[ ...imports ]
				.map( ( [ , path = '' ] ) => path )
				.filter( ( path ) => path.startsWith( folder ) )
		).size > 1
	);
};

it( 'gives each unit test the place of its source, and the name unless it is about several modules', () => {
	expect(
		files
			.filter(
				( file ) =>
					! hasModule( getName( file ) ) && ! isOfFolder( file )
			)
			.map( getName )
	).toEqual( [] );
	expect( files.length ).toBeGreaterThan( 300 );
} );
