import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPhp } from './find-php.mjs';
import { run } from './run.mjs';
import { ToolError } from './tool-error.mjs';
import { ensureWordPressFiles } from './wordpress-files.mjs';

/** The registered script, for which WordPress looks up translations; they contain the texts of all lazy parts. */
const SCRIPT = 'build/index.js';

/** Files that this tool writes. */
const WRITTEN = /^atelier-.*\.(mo|json)$/;

/**
 * Writes the files that WordPress reads for each translation `atelier-{locale}.po` in a folder: one for PHP, one for scripts.
 *
 * @param {string} folder The folder.
 * @return {Promise<number>} The number of languages.
 */
export async function makeTranslations( folder ) {
	const names = readdirSync( folder );
	for ( const name of names.filter( ( file ) => WRITTEN.test( file ) ) ) {
		rmSync( join( folder, name ) );
	}
	const languages = names.filter( ( name ) => name.endsWith( '.po' ) );
	if ( languages.length === 0 ) {
		return 0;
	}
	const map = join( folder, 'scripts.json' );
	writeFileSync( map, JSON.stringify( mapSources( folder, languages ) ) );
	try {
		await runWpCli( 'make-mo', folder );
		await runWpCli(
			'make-json',
			folder,
			'--no-purge',
			`--use-map=${ map }`
		);
	} finally {
		rmSync( map );
	}
	return languages.length;
}

/** Returns the script of every source file; the tables of `includes` are sources, too. */
function mapSources( folder, languages ) {
	const sources = languages.flatMap( ( name ) =>
		[
			...readFileSync( join( folder, name ), 'utf8' ).matchAll(
				/^#: (src\/.*?|includes\/.*?\.json)(?::\d+)?$/gm
			),
		].map( ( [ , source ] ) => source )
	);
	return Object.fromEntries(
		sources.map( ( source ) => [ source, SCRIPT ] )
	);
}

async function runWpCli( command, ...given ) {
	const php = await findPhp();
	const { wpCli } = await ensureWordPressFiles();
	const { code, output } = await run( php.command, [
		'-d',
		'memory_limit=1G',
		wpCli,
		'i18n',
		command,
		...given,
		'--allow-root',
	] );
	if ( code !== 0 ) {
		throw new ToolError( `WP-CLI could not do ${ command }.`, output );
	}
}
