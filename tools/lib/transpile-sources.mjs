import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { findFiles } from './find-files.mjs';

/**
 * Writes a copy of the TypeScript sources as JavaScript, which is what WP-CLI reads texts from. Comments stay, for the notes to
 * translators; JSX stays too.
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
		const target = join( to, relative( from, file ) );
		const { outputText } = ts.transpileModule(
			readFileSync( file, 'utf8' ),
			{
				compilerOptions,
				fileName: file,
			}
		);
		mkdirSync( dirname( target ), { recursive: true } );
		writeFileSync( target.replace( /\.tsx?$/, '.js' ), outputText );
	}
}
