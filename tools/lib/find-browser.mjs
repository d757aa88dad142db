import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const SHELL_NAMES = [ 'chromium-headless-shell', 'chrome-headless-shell' ];
const NAMES = [
	'chromium',
	'chromium-browser',
	'google-chrome-stable',
	'google-chrome',
	'chrome',
	'microsoft-edge',
];
const PLACES = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
	'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
	'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Looks for a Chromium that tests can drive.
 *
 * @param {Object}                    [where]         Places to search; replaced in tests.
 * @param {Object<string, string>}    [where.env]     The environment: ATELIER_BROWSER or CHROME_PATH name a program.
 * @param {(path: string) => boolean} [where.isThere] Returns whether a file exists.
 * @param {string[]}                  [where.others]  Further places, for example Playwright's own download.
 * @param {boolean}                   [where.isShell] Whether to find the headless shell: the same engine without the windows of
 *                                                    the browser, which opens pages in four fifths of the time.
 * @return {string|null} The program's path, or null.
 */
export function findBrowser( {
	env = process.env,
	isThere = existsSync,
	others = [],
	isShell = false,
} = {} ) {
	const named = env.ATELIER_BROWSER || env.CHROME_PATH;
	if ( named ) {
		return isThere( named ) ? named : null;
	}
	const onPath = ( env.PATH ?? '' )
		.split( delimiter )
		.filter( Boolean )
		.flatMap( ( folder ) =>
			( isShell ? SHELL_NAMES : NAMES ).map( ( name ) =>
				join( folder, name )
			)
		);
	return (
		[ ...onPath, ...( isShell ? [] : PLACES ), ...others ].find(
			isThere
		) ?? null
	);
}
