import {
	copyFileSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeTableTexts } from './collect-table-texts.mjs';
import { findPhp } from './find-php.mjs';
import { ROOT } from './project.mjs';
import { run } from './run.mjs';
import { tidyPot } from './tidy-pot.mjs';
import { ToolError } from './tool-error.mjs';
import { transpileSources } from './transpile-sources.mjs';
import { ensureWordPressFiles } from './wordpress-files.mjs';

/** The template of translations. */
export const POT = join( ROOT, 'languages', 'atelier.pot' );

/** Settings for PHP's JIT compiler, without which the parser of scripts takes one and a half times as long. */
const FASTER = [
	'opcache.enable_cli=1',
	'opcache.jit=tracing',
	'opcache.jit_buffer_size=64M',
].flatMap( ( setting ) => [ '-d', setting ] );

/**
 * Writes the template of translations with all texts of the plugin, with WP-CLI.
 *
 * @return {Promise<number>} The number of its texts.
 */
export async function makePot() {
	const php = await findPhp();
	if ( php.problem ) {
		throw new ToolError(
			`WP-CLI needs the system’s PHP: ${ php.problem }.`,
			'Install PHP 8.1 or later (Debian: apt-get install php-cli php-mbstring php-xml php-sqlite3).'
		);
	}
	const { wpCli } = await ensureWordPressFiles();
	const folder = mkdtempSync( join( tmpdir(), 'atelier-pot-' ) );
	try {
		await transpileSources( join( ROOT, 'src' ), join( folder, 'src' ) );
		copyFileSync(
			join( ROOT, 'plugin.php' ),
			join( folder, 'plugin.php' )
		);
		cpSync( join( ROOT, 'includes' ), join( folder, 'includes' ), {
			recursive: true,
		} );
		writeTableTexts( ROOT, folder );
		const written = join( folder, 'atelier.pot' );
		const { code, output } = await run( php.command, [
			'-d',
			'memory_limit=1G',
			...FASTER,
			wpCli,
			'i18n',
			'make-pot',
			folder,
			written,
			'--allow-root',
			'--slug=atelier',
			'--domain=atelier',
			'--skip-audit',
		] );
		if ( code !== 0 ) {
			throw new ToolError(
				'WP-CLI could not collect the texts.',
				output
			);
		}
		const pot = tidyPot( readFileSync( written, 'utf8' ), ( path ) =>
			existsSync( join( ROOT, `${ path }.tsx` ) )
		);
		mkdirSync( dirname( POT ), { recursive: true } );
		writeFileSync( POT, pot );
		return pot.match( /^msgid "/gm ).length - 1;
	} finally {
		rmSync( folder, { recursive: true, force: true } );
	}
}
