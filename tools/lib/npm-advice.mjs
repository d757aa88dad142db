/**
 * Patterns of npm's output, each with advice on the failure. First match wins.
 *
 * @type {[ RegExp, string ][]}
 */
const ADVICE = [
	[
		/ENOSPC/,
		'The disk is full. Free some space and run the command again.',
	],
	[
		/EACCES|EPERM/,
		'npm may not write there. Check who owns the project’s folder and npm’s cache (`npm config get cache`).',
	],
	[
		/EINTEGRITY/,
		'What was downloaded is not what was pinned. Run `npm cache clean --force` and try again; if it stays so, do not trust the registry or proxy in between.',
	],
	[
		/E404|ETARGET/,
		'The registry does not have the package. Check `npm config get registry`.',
	],
	[
		/E401|E403/,
		'The registry refuses. Check your npm login and `npm config get registry`.',
	],
	[
		/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|network/i,
		'The npm registry cannot be reached. Check the network, and the proxy (`npm config get proxy`), and run the command again; what has been downloaded is kept.',
	],
	[
		/EBADENGINE|Unsupported engine/,
		'This Node or npm is not supported: see “engines” in package.json.',
	],
	[
		/EUSAGE/,
		'package.json and package-lock.json disagree. Run `npm install` and commit the lock file.',
	],
];

/**
 * Returns advice on a failure of npm.
 *
 * @param {string} output npm's output.
 * @return {string} The advice, followed by npm's last error lines.
 */
export function npmAdvice( output ) {
	const lines = output
		.trim()
		.split( '\n' )
		.filter(
			( line ) =>
				/npm (error|ERR!)/.test( line ) &&
				! /A complete log of this run/.test( line )
		);
	const found = ADVICE.find( ( [ pattern ] ) => pattern.test( output ) );
	return [ found?.[ 1 ] ?? 'npm said:', ...lines.slice( -8 ) ].join( '\n' );
}
