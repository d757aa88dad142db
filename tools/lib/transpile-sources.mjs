import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { findFiles } from './find-files.mjs';

/** A mention of one of the functions that translate: `__`, `_x`, `_n` or `_nx`. */
const TRANSLATES = /\b_[_xn]x?\b/;

/**
 * Writes a copy of the TypeScript sources that have texts as JavaScript, which is what WP-CLI reads texts from. Comments stay, for the notes
 * to translators; JSX stays too.
 *
 * @param {string} from The folder of the sources.
 * @param {string} to   Where the copy goes.
 */
export async function transpileSources( from, to ) {
	const { default: ts } = await import( 'typescript' );
	const compilerOptions = {
		target: ts.ScriptTarget.ES2019,
		module: ts.ModuleKind.ESNext,
		jsx: ts.JsxEmit.React,
		removeComments: false,
	};
	const files = findFiles(
		from,
		( name ) => /\.tsx?$/.test( name ) && ! name.endsWith( '.d.ts' )
	);
	for ( const file of files ) {
		const source = readFileSync( file, 'utf8' );
		if ( ! TRANSLATES.test( source ) ) {
			continue;
		}
		const target = join( to, relative( from, file ) );
		const { outputText } = ts.transpileModule( source, {
			compilerOptions,
			fileName: file,
		} );
		mkdirSync( dirname( target ), { recursive: true } );
		writeFileSync( target.replace( /\.tsx?$/, '.js' ), outputText );
	}
}
