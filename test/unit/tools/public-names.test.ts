import { readFileSync } from 'fs';
import { dirname, join, relative } from 'path';

import { findFiles } from '../../../tools/lib/find-files.mjs';

const ROOT = process.cwd();

const readmes: readonly string[] = findFiles(
	join( ROOT, 'src' ),
	( name: string ) => name === 'README.md'
);

/** Returns the names of code in the paragraph of a README that says what is public. */
function readPublicNames( readme: string ): string[] {
	const [ paragraph = '' ] =
		readFileSync( readme, 'utf8' ).match(
			/\*\*Public:\*\*[^]*?(?=\n\n|$)/
		) ?? [];
	return [ ...paragraph.matchAll( /`(\w+)`/g ) ].map(
		( [ , name = '' ] ) => name
	);
}

/** Returns the code of a folder and of those below it. */
function readCode( folder: string ): string {
	return findFiles( folder, ( name: string ) => /\.tsx?$/.test( name ) )
		.map( ( file: string ) => readFileSync( file, 'utf8' ) )
		.join( '\n' );
}

it( 'exports each name that a README calls public from the folder of the README', () => {
	const found = readmes.map( ( readme ) => {
		const names = readPublicNames( readme );
		const code = names.length ? readCode( dirname( readme ) ) : '';
		return {
			count: names.length,
			missing: names
				.filter(
					( name ) =>
						! new RegExp( `export [^;]*?\\b${ name }\\b` ).test(
							code
						)
				)
				.map( ( name ) => `${ relative( ROOT, readme ) }: ${ name }` ),
		};
	} );
	expect( found.flatMap( ( { missing } ) => missing ) ).toEqual( [] );
	expect(
		found.reduce( ( sum, { count } ) => sum + count, 0 )
	).toBeGreaterThan( 50 );
} );
