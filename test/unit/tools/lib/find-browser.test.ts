/**
 * @jest-environment node
 */
import { findBrowser } from '../../../../tools/lib/find-browser.mjs';

const only =
	( ...there: string[] ) =>
	( path: string ) =>
		there.includes( path );

describe( 'findBrowser', () => {
	it.each( [
		[
			'the one that is named',
			{ ATELIER_BROWSER: '/my/chrome', PATH: '/usr/bin' },
			[ '/my/chrome', '/usr/bin/chromium' ],
			'/my/chrome',
		],
		[
			'none, when the one that is named is not there',
			{ CHROME_PATH: '/my/chrome', PATH: '/usr/bin' },
			[ '/usr/bin/chromium' ],
			null,
		],
		[
			'one on the path',
			{ PATH: '/bin:/usr/bin' },
			[ '/usr/bin/google-chrome' ],
			'/usr/bin/google-chrome',
		],
		[
			'one that Playwright downloaded',
			{ PATH: '/bin' },
			[ '/pw/chrome' ],
			'/pw/chrome',
		],
		[ 'none', { PATH: '/bin' }, [], null ],
	] )( 'takes %s', ( _case, env, there, expected ) => {
		expect(
			findBrowser( {
				env,
				isThere: only( ...there ),
				others: [ '/pw/chrome' ],
			} )
		).toBe( expected );
	} );

	it( 'takes the headless shell alone where that is meant', () => {
		const find = ( ...there: string[] ) =>
			findBrowser( {
				env: { PATH: '/usr/bin' },
				isThere: only( ...there ),
				isShell: true,
			} );
		expect(
			find( '/usr/bin/chromium', '/usr/bin/chromium-headless-shell' )
		).toBe( '/usr/bin/chromium-headless-shell' );
		expect( find( '/usr/bin/chromium' ) ).toBeNull();
	} );
} );
