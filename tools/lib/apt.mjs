import { run } from './run.mjs';

/** Tells whether this process may install packages of Debian's or Ubuntu's package manager. */
export async function canUseApt() {
	return (
		process.getuid?.() === 0 &&
		( await run( 'apt-get', [ '--version' ] ) ).code === 0
	);
}

/**
 * Installs packages of the system.
 *
 * @param {string[]} packages Their names.
 * @return {Promise<boolean>} Whether all are installed now.
 */
export async function aptInstall( packages ) {
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	await run( 'apt-get', [ 'update' ], { env } );
	return (
		(
			await run(
				'apt-get',
				[ 'install', '-y', '--no-install-recommends', ...packages ],
				{ env }
			)
		).code === 0
	);
}
