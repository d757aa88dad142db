import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findFiles } from '../lib/find-files.mjs';
import { ROOT } from '../lib/project.mjs';

const FOLDERS = [ 'src', 'includes', 'tools', 'e2e', 'test' ];

/** Checks names and comments by the rules for words: no empty verbs, no “What …”, no sentence of more than 30 words. */
export const words = {
	name: 'lint:words',
	run: async () => {
		// It reads TypeScript with a package, which may not have been there when this file was loaded.
		const { findPhpWordProblems, findWordProblems } = await import(
			'../lib/find-word-problems.mjs'
		);
		const problems = FOLDERS.flatMap( ( folder ) =>
			findFiles( join( ROOT, folder ), ( name ) =>
				/\.(?:tsx?|mjs|js|php)$/.test( name )
			)
		).flatMap( ( file ) => {
			const text = readFileSync( file, 'utf8' );
			const found = file.endsWith( '.php' )
				? findPhpWordProblems( text )
				: findWordProblems( file, text );
			return found.map(
				( { line, message } ) =>
					`${ relative( ROOT, file ) }:${ line } ${ message }`
			);
		} );
		return {
			passed: problems.length ? 0 : 1,
			failed: problems.length ? 1 : 0,
			output: problems.join( '\n' ),
		};
	},
};
