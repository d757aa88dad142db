import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLockSatisfied } from './is-lock-satisfied.mjs';
import { npm } from './npm.mjs';
import { npmAdvice } from './npm-advice.mjs';
import { step } from './progress.mjs';
import { ToolError } from './tool-error.mjs';

/**
 * Installs a folder's packages from its lock file, unless they are installed.
 *
 * @param {string} folder The folder with package.json and package-lock.json.
 * @param {string} label  Label of the step on the screen.
 */
export async function ensureDependencies(
	folder,
	label = 'Installing packages'
) {
	const record = join( folder, 'node_modules', '.package-lock.json' );
	const read = ( path ) => JSON.parse( readFileSync( path, 'utf8' ) );
	if (
		existsSync( record ) &&
		isLockSatisfied(
			read( join( folder, 'package-lock.json' ) ),
			read( record )
		)
	) {
		return;
	}
	await step( label, async () => {
		const { code, output } = await npm(
			[ 'ci', '--prefer-offline', '--no-audit', '--no-fund' ],
			{
				cwd: folder,
				env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
			}
		);
		if ( code !== 0 ) {
			throw new ToolError(
				'The packages could not be installed.',
				npmAdvice( output )
			);
		}
	} );
}
