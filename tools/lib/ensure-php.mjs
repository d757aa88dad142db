import { aptInstall, canUseApt } from './apt.mjs';
import { findPhp } from './find-php.mjs';
import { step } from './progress.mjs';

const PACKAGES = [
	'php-cli',
	'php-sqlite3',
	'php-mbstring',
	'php-xml',
	'php-gd',
	'php-zip',
	'php-curl',
];

/** The running search: parallel checks wait for one installation. */
let pending = null;

/**
 * Finds a PHP of the system, or installs one where possible.
 *
 * @return {Promise<string|null>} The program; null when only PHP in WebAssembly is available.
 */
export function ensurePhp() {
	pending ??= obtainPhp().finally( () => {
		pending = null;
	} );
	return pending;
}

async function obtainPhp() {
	let found = await findPhp();
	if ( found.problem && ( await canUseApt() ) ) {
		await step( 'Installing PHP by apt-get', () =>
			aptInstall( PACKAGES ).then( () => {} )
		);
		found = await findPhp();
	}
	return found.problem ? null : found.command;
}
