import { expect, test as base, type APIRequestContext } from '@playwright/test';
import { createConsoleWatch, type ConsoleWatch } from './support/console-watch';
import { logIn, type UserName } from './support/log-in';
import { PREFERENCES } from './support/prepared-site';
import { createRest, type Rest } from './support/rest';
import { startSite, type TestSite } from './support/site';
import { SQLITE, type Storage } from './support/storages';
import { DesignPage } from './pages/design-page';
import { SaveView } from './pages/save-view';
import { StylesPage } from './pages/styles-page';

/** Fixtures that the tests of one worker share. */
export interface WorkerFixtures {
	/** Gives a spec file whose tests change the theme, options or rights a site of its own: any word that names it. */
	ownSite: string;
	/** Where the site keeps what it stores. */
	storage: Storage;
	/** A WordPress with demo content, of this worker alone. */
	site: TestSite;
}

interface TestFixtures {
	/** Whether the site gets its content back after each test, when its pages are closed. */
	restoresSite: boolean;
	/** Gives it back. */
	siteContent: void;
	/** Who is logged in, or null for nobody. */
	user: UserName | null;
	/** Whether `user` has seen the welcome guides already, which would cover the editor. */
	hasSeenGuides: boolean;
	/** The requests of the test's browser context, which carry its cookies; null until a test asks for one. */
	browserRequests: { current: APIRequestContext | null };
	/** Calls REST routes as `user`: by the cookies of the browser context where the test has one. */
	rest: Rest;
	/** Fails a test that has a browser context on errors and warnings in the console; `allow` takes patterns of expected ones. */
	consoleWatch: ConsoleWatch;
	/** Fails the test when PHP logs anything; `allow` takes a pattern for lines that the test causes. */
	debugLog: { allow: ( pattern: RegExp ) => void };
	/** The page of Design. */
	design: DesignPage;
	/** The screens of Styles. */
	styles: StylesPage;
	/** The save button and the review of unsaved changes. */
	saveView: SaveView;
}

/** Playwright's `test` with a WordPress, a logged-in user and watchers over the browser's console and PHP's log. */
export const test = base.extend< TestFixtures, WorkerFixtures >( {
	ownSite: [ '', { scope: 'worker', option: true } ],
	storage: [ SQLITE, { scope: 'worker', option: true } ],
	site: [
		async ( { ownSite, storage }, provide ) => {
			const site = await startSite( { name: ownSite, storage } );
			await provide( site );
			await site.dispose();
		},
		{ scope: 'worker', timeout: 180_000 },
	],
	restoresSite: [ false, { option: true } ],
	// Before all that opens pages, so that it ends after them: a page that is still open would go on to write.
	siteContent: [
		async ( { site, restoresSite }, provide ) => {
			await provide();
			if ( restoresSite ) {
				await site.restore();
			}
		},
		{ auto: true },
	],
	user: [ 'admin', { option: true } ],
	baseURL: async ( { site }, provide ) => provide( site.url ),
	hasSeenGuides: [ true, { option: true } ],
	browserRequests: async ( {}, provide ) => provide( { current: null } ),
	context: async (
		{ browserRequests, consoleWatch, context, site, user, hasSeenGuides },
		provide
	) => {
		consoleWatch.watch( context );
		if ( user ) {
			await logIn( context, site.url, user, guides( hasSeenGuides ) );
		}
		browserRequests.current = context.request;
		await provide( context );
		expect
			.soft(
				consoleWatch.complaints(),
				'errors and warnings in the browser’s console'
			)
			.toEqual( [] );
	},
	// Makes no context: a test of REST alone needs none, and to make one and log it in takes longer than most of its calls.
	consoleWatch: async ( {}, provide, { retry } ) => {
		const watch = createConsoleWatch();
		if ( retry > 0 ) {
			// A script in every frame records a second try; frames without scripts refuse it.
			watch.allow( /Blocked script execution in 'about:(blank|srcdoc)'/ );
		}
		await provide( watch );
	},
	debugLog: [
		async ( { site }, provide ) => {
			const before = site.readDebugLog().length;
			const allowed: RegExp[] = [];
			await provide( { allow: ( pattern ) => allowed.push( pattern ) } );
			const lines = site
				.readDebugLog()
				.slice( before )
				.split( /\n(?=\[)/ )
				.filter(
					( line ) =>
						line.trim() &&
						! allowed.some( ( pattern ) => pattern.test( line ) )
				);
			expect.soft( lines, 'lines that PHP logged' ).toEqual( [] );
		},
		{ auto: true },
	],
	rest: async (
		{ browserRequests, hasSeenGuides, request, site, user },
		provide
	) => {
		let login: Promise< void > | null = null;
		const getRequests = async () => {
			if ( browserRequests.current ) {
				return browserRequests.current;
			}
			login ??= user
				? logIn( { request }, site.url, user, guides( hasSeenGuides ) )
				: Promise.resolve();
			await login;
			return request;
		};
		await provide( createRest( getRequests, site.url ) );
	},
	design: async ( { page, site }, provide ) =>
		provide( new DesignPage( page, site.url ) ),
	styles: async ( { page, site }, provide ) =>
		provide( new StylesPage( page, site.url ) ),
	saveView: async ( { page }, provide ) => provide( new SaveView( page ) ),
} );

function guides( hasSeenGuides: boolean ): object {
	return hasSeenGuides ? PREFERENCES : {};
}

/** For spec files that change what they like and give it back after each test: a site of their own is made once for all of them. */
export const SHARED_SITE = { ownSite: 'shared', restoresSite: true };

export { expect };
