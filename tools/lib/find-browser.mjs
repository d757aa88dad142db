import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

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
 * @param {Object}                    where         Where to look; replaced in tests.
 * @param {Object<string, string>}    where.env     The environment: ATELIER_BROWSER or CHROME_PATH name a program.
 * @param {(path: string) => boolean} where.isThere Tells whether a file is there.
 * @param {string[]}                  where.others  Further places, for one Playwright's own download.
 * @return {string|null} The program's path, or null.
 */
export function findBrowser( {
	env = process.env,
	isThere = existsSync,
	others = [],
} = {} ) {
	const named = env.ATELIER_BROWSER || env.CHROME_PATH;
	if ( named ) {
		return isThere( named ) ? named : null;
	}
	const onPath = ( env.PATH ?? '' )
		.split( delimiter )
		.filter( Boolean )
		.flatMap( ( folder ) => NAMES.map( ( name ) => join( folder, name ) ) );
	return [ ...onPath, ...PLACES, ...others ].find( isThere ) ?? null;
}
