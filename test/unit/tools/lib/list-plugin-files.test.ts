/**
 * @jest-environment node
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { dirname, join } from 'path';
import { listPluginFiles } from '../../../../tools/lib/list-plugin-files.mjs';

it( 'lists what runs, and nothing else', () => {
	const root = mkdtempSync( join( tmpdir(), 'list-plugin-files-' ) );
	for ( const path of [
		'plugin.php',
		'package.json',
		'build/index.js',
		'build/index.js.map',
		'build/icons/page.svg',
		'includes/rest/a.php',
		'includes/.DS_Store',
		'src/index.tsx',
	] ) {
		mkdirSync( dirname( join( root, path ) ), { recursive: true } );
		writeFileSync( join( root, path ), '' );
	}
	expect(
		listPluginFiles( root, [
			'plugin.php',
			'uninstall.php',
			'build',
			'includes',
		] )
	).toEqual( [
		'build/icons/page.svg',
		'build/index.js',
		'includes/rest/a.php',
		'plugin.php',
	] );
	rmSync( root, { recursive: true } );
} );
