/**
 * Returns whether a version of Node can run the project ("engines" in package.json: ^20.19.0 || >=22.13.0).
 *
 * @param {string} version For example `20.19.1`.
 * @return {boolean} Whether it can.
 */
export function isNodeSupported( version ) {
	const [ major, minor ] = version.split( '.' ).map( Number );
	return (
		( major === 20 && minor >= 19 ) ||
		( major === 22 && minor >= 13 ) ||
		major > 22
	);
}

/** Ends the command with a clear message when Node is too old. */
export function checkNode() {
	if ( ! isNodeSupported( process.versions.node ) ) {
		console.error(
			`Atelier needs Node 20.19 or later, or 22.13 or later; this is ${ process.versions.node }.\n` +
				'Install a current Node from https://nodejs.org or by your version manager (for one: nvm install 22).'
		);
		process.exit( 1 );
	}
}
