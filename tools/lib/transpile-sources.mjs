import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { findFiles } from './find-files.mjs';

/** Matches the functions that translate: `__`, `_x`, `_n` or `_nx`. */
const TRANSLATES = /\b_[_xn]x?\b/;

/**
 * Transpiles the TypeScript sources with texts to JavaScript, from which WP-CLI reads texts. Comments stay, because they contain the notes to
 * translators.
 *
 * @param {string} from The folder of the sources.
 * @param {string} to   The folder of the result.
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
