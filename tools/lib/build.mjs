import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { newestChange } from './newest-change.mjs';
import { npm } from './npm.mjs';
import { step } from './progress.mjs';
import { ROOT } from './project.mjs';
import { ToolError } from './tool-error.mjs';

const SOURCES = [
	'includes/page/layout-widths.json',
	'includes/page/screens.json',
	'includes/lists/list-query.json',
	'includes/styles/config-shapes.json',
	'includes/styles/sections.json',
	'tools/webpack',
	'src',
	'webpack.config.js',
	'package-lock.json',
	'tsconfig.json',
];

/** Returns whether `build/` is newer than the sources. */
export function isBuildFresh() {
	const at = ( name ) => join( ROOT, name );
	return (
		existsSync( at( 'build' ) ) &&
		newestChange( [ at( 'build' ) ] ) >= newestChange( SOURCES.map( at ) )
	);
}

/** Builds the application, unless the build is newer than the sources. */
export async function ensureBuild() {
	if ( ! isBuildFresh() ) {
		await build();
	}
}

/** Builds the application for production. */
export function build() {
	return step( 'Building', async () => {
		const { code, output } = await npm( [ 'run', 'build' ], { cwd: ROOT } );
		if ( code !== 0 ) {
			throw new ToolError( 'The build failed.', output.trim() );
		}
	} );
}
