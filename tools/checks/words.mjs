import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { findFiles } from '../lib/find-files.mjs';
import { findMissingFiles } from '../lib/find-missing-files.mjs';
import { ROOT } from '../lib/project.mjs';

const FOLDERS = [ 'docs', 'src', 'includes', 'tools', 'e2e', 'test' ];

/**
 * Checks names and comments by the rules for words: no empty verbs, no figures of speech, no sentence of more than 30 words. It also
 * checks that files that READMEs and docs name exist.
 */
export const words = {
	name: 'lint:words',
	run: async () => {
		// The module needs a package, which may have been installed after this file was loaded.
		const { findPhpWordProblems, findWordProblems } = await import(
			'../lib/find-word-problems.mjs'
		);
		const files = listFiles();
		const findProblems = ( file, text ) => {
			if ( /\.md$|^readme\.txt$/.test( file ) ) {
				return findMissingFiles( text, files );
			}
			const options = { isSource: /^(?:src|includes)\//.test( file ) };
			return file.endsWith( '.php' )
				? findPhpWordProblems( text, options )
				: findWordProblems( file, text, options );
		};
		const problems = files
			.filter(
				( file ) =>
					/^readme\.txt$|\.md$/.test( file ) ||
					( file.includes( '/' ) &&
						/\.(?:tsx?|mjs|js|php)$/.test( file ) )
			)
			.flatMap( ( file ) =>
				findProblems(
					file,
					readFileSync( join( ROOT, file ), 'utf8' )
				).map(
					( { line, message } ) => `${ file }:${ line } ${ message }`
				)
			);
		return {
			passed: problems.length ? 0 : 1,
			failed: problems.length ? 1 : 0,
			output: problems.join( '\n' ),
		};
	},
};

// Returns paths with slashes on every system.
function listFiles() {
	return [
		...readdirSync( ROOT, { withFileTypes: true } )
			.filter( ( entry ) => entry.isFile() )
			.map( ( { name } ) => name ),
		...FOLDERS.flatMap( ( folder ) =>
			findFiles( join( ROOT, folder ), () => true )
		).map( ( file ) => relative( ROOT, file ).split( sep ).join( '/' ) ),
	];
}
