import { existsSync, readFileSync } from 'fs';
import { join } from 'path';

const ROOT = join( __dirname, '../..' );

/** A row of a table of `e2e/README.md`: a case, its file and its test. */
export interface TestRow {
	tried: string;
	file: string;
	title: string;
}

/**
 * Reads the rows of a table of `e2e/README.md`.
 *
 * @param heading Heading above the table.
 */
export function readTestRows( heading: string ): TestRow[] {
	const [ table = '' ] =
		readFileSync( join( ROOT, 'e2e/README.md' ), 'utf8' )
			.split( `\n## ${ heading }\n` )[ 1 ]
			?.split( '\n## ' ) ?? [];
	return table
		.split( '\n' )
		.map( ( line ) => line.match( /^\| (.+?) \| `([^`]+)` \| (.+) \|$/ ) )
		.filter( ( row ) => row !== null )
		.map( ( [ , tried = '', file = '', title = '' ] ) => ( {
			tried,
			file,
			title,
		} ) );
}

/**
 * Reads the source of the file of a row.
 *
 * @param file Its path without the ending.
 */
export function readTestFile( file: string ): string {
	const path = [ '.test.ts', '.test.tsx', '.spec.ts' ]
		.map( ( end ) => join( ROOT, file + end ) )
		.find( existsSync );
	return readFileSync( path ?? file, 'utf8' );
}
