import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listPluginFiles } from './list-plugin-files.mjs';
import { PLUGIN_PARTS, ROOT } from './project.mjs';

/** The folder of the plugin inside the zip, and so in WordPress. */
const FOLDER = 'atelier';

/** The time of all files, so that the same sources result in the same zip. */
const TIME = new Date( 2020, 0, 1 );

/**
 * Writes a zip that WordPress can install, with only the files that it needs.
 *
 * @param {string} target The zip's path.
 * @return {Promise<{ count: number, bytes: number }>} The number of its files, and its size.
 */
export async function makeZip( target ) {
	const { default: AdmZip } = await import( 'adm-zip' );
	const zip = new AdmZip();
	const files = listPluginFiles( ROOT, PLUGIN_PARTS );
	for ( const path of files ) {
		zip.addFile(
			`${ FOLDER }/${ path }`,
			readFileSync( join( ROOT, path ) ),
			'',
			0o644
		).header.time = TIME;
	}
	const content = zip.toBuffer();
	mkdirSync( dirname( target ), { recursive: true } );
	writeFileSync( target, content );
	return { count: files.length, bytes: content.length };
}
