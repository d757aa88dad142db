import { run } from './run.mjs';

/** Returns whether this process can install packages with apt-get. */
export async function canUseApt() {
	return (
		process.getuid?.() === 0 &&
		( await run( 'apt-get', [ '--version' ] ) ).code === 0
	);
}

/** The last installation, for which the next one waits, because apt-get locks its database. */
let last = Promise.resolve( false );
/** The update of the lists of packages, which runs once. */
let updated = null;

/**
 * Installs packages of the system.
 *
 * @param {string[]} packages Their names.
 * @return {Promise<boolean>} Whether all are installed now.
 */
export function aptInstall( packages ) {
	last = last.then( () => installNow( packages ) );
	return last;
}

async function installNow( packages ) {
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	updated ??= run( 'apt-get', [ 'update' ], { env } );
	await updated;
	const { code } = await run(
		'apt-get',
		[ 'install', '-y', '--no-install-recommends', ...packages ],
		{ env }
	);
	return code === 0;
}
