import type { Page, Route } from '@playwright/test';
import { expect, SHARED_SITE, test } from '../fixtures';
import { SaveView } from '../pages/save-view';
import { checkAccessibility } from '../support/check-accessibility';
import { sendRequests } from '../support/bad-requests';
import { changeRecords, type RecordChange } from '../support/change-records';
import { getGlobalStylesRoute } from '../support/global-styles-route';
import { giveOwnClock } from '../support/own-clock';
import type { Rest } from '../support/rest';

test.use( SHARED_SITE );

const siteTitle = ( title: string ) => ( {
	kind: 'root',
	name: 'site',
	edits: { title },
} );

const isSettingsWrite = ( url: URL ) =>
	url.href.includes( 'wp/v2/settings' ) ||
	url.href.includes( encodeURIComponent( '/wp/v2/settings' ) );

/** Changes the site's title and asks for it to be saved. */
async function saveTitle( page: Page, saveView: SaveView, title: string ) {
	await changeRecords( page, [ siteTitle( title ) ] );
	await saveView.save();
}

/** A record that a person edits and saves. */
interface SavedRecord {
	/** Text that its row of the review has, and no other. */
	row: string;
	/** Makes the record; returns its route, and how core-data names it. */
	prepare: ( rest: Rest ) => Promise< {
		route: string;
		record: Pick< RecordChange, 'kind' | 'name' | 'key' >;
	} >;
	/** Returns an edit that is another one for each fault. */
	edit: ( fault: number ) => object;
	/** Reads from the server's record what the edit wrote. */
	read: ( record: any ) => unknown;
	/** Returns the value that `read` has to return then. */
	written: ( fault: number ) => unknown;
}

const aPostOf = ( name: string, base: string ): SavedRecord => ( {
	row: `${ name } after fault`,
	prepare: async ( rest ) => {
		const { id, type } = await rest( `/wp/v2/${ base }`, {
			method: 'POST',
			data: { title: 'Before', status: 'publish' },
		} );
		return {
			route: `/wp/v2/${ base }/${ id }`,
			record: { kind: 'postType', name: type, key: id },
		};
	},
	edit: ( fault ) => ( { title: `${ name } after fault ${ fault }` } ),
	read: ( { title } ) => title.raw,
	written: ( fault ) => `${ name } after fault ${ fault }`,
} );

const colorOf = ( fault: number ) => `#0000${ 10 + fault }`;

const SAVED_RECORDS: readonly SavedRecord[] = [
	aPostOf( 'A page', 'pages' ),
	aPostOf( 'A pattern', 'blocks' ),
	aPostOf( 'A menu', 'navigation' ),
	{
		row: 'Styles',
		prepare: async ( rest ) => {
			const route = await getGlobalStylesRoute( rest );
			return {
				route,
				record: {
					kind: 'root',
					name: 'globalStyles',
					key: Number( route.split( '/' ).pop() ),
				},
			};
		},
		edit: ( fault ) => ( {
			styles: { color: { text: colorOf( fault ) } },
		} ),
		read: ( { styles } ) => styles.color?.text,
		written: colorOf,
	},
	{
		row: 'Tagline',
		prepare: async () => ( {
			route: '/wp/v2/settings',
			record: { kind: 'root', name: 'site' },
		} ),
		edit: ( fault ) => ( { description: `After fault ${ fault }` } ),
		read: ( { description } ) => description,
		written: ( fault ) => `After fault ${ fault }`,
	},
];

/** Answers of a server, or of a proxy before it, that write nothing; `isPage` where that is no JSON. */
const REFUSALS = [
	{ number: 1, status: 500, says: 'The database is away.' },
	{ number: 2, status: 500, isPage: true, says: 'critical error' },
	{ number: 3, status: 200, isPage: true, says: 'could not be read' },
	{ number: 4, status: 403, says: 'Sorry, you are not allowed to do that.' },
	{ number: 7, status: 404, says: 'Invalid post ID.' },
	{ number: 9, status: 400, says: 'Invalid parameter(s): title' },
	{ number: 10, status: 413, isPage: true, says: 'too large for the server' },
	{ number: 11, status: 503, isPage: true, says: 'busy or being maintained' },
] as const;

test.describe( 'When something fails', () => {
	test.beforeEach( ( { consoleWatch } ) => {
		consoleWatch.allow( /Failed to load resource/ );
	} );

	for ( const [ status, message ] of [
		[ 500, 'The database is away.' ],
		[ 403, 'Sorry, you are not allowed to do that.' ],
	] as const ) {
		test( `a save that answers ${ status } keeps the change and says why`, async ( {
			design,
			page,
			rest,
			saveView,
			site,
		} ) => {
			await site.usePlugin( 'faults' );
			await site.task( 'set-options', {
				faults: [
					{
						route: '^/wp/v2/settings$',
						method: 'POST',
						status,
						message,
					},
				],
			} );
			const { title: before } = await rest( '/wp/v2/settings' );
			await design.goto();
			await saveTitle( page, saveView, 'Not yet' );
			await expect( saveView.row( 'Title' ) ).toContainText( message );
			await expect( saveView.row( 'Title' ) ).toContainText(
				'“Not yet”'
			);
			expect( ( await rest( '/wp/v2/settings' ) ).title ).toBe( before );

			await site.task( 'set-options', { faults: [] } );
			await saveView.modal
				.getByRole( 'button', { name: 'Retry saving “Title”' } )
				.click();
			await expect( saveView.notice( 'Site updated.' ) ).toBeVisible();
			expect( ( await rest( '/wp/v2/settings' ) ).title ).toBe(
				'Not yet'
			);
		} );
	}

	test( 'an answer that gets lost is found out to be saved', async ( {
		design,
		page,
		rest,
		saveView,
	} ) => {
		await design.goto();
		await expect( saveView.hub ).toHaveText( 'Saved' );
		await page.route( isSettingsWrite, async ( route ) => {
			if ( route.request().method() === 'GET' ) {
				return route.fallback();
			}
			await route.fetch();
			await route.abort( 'connectionreset' );
		} );
		await saveTitle( page, saveView, 'Arrived' );
		await expect( saveView.notice( 'Site updated.' ) ).toBeVisible();
		await expect( saveView.hub ).toHaveText( 'Saved' );
		expect( ( await rest( '/wp/v2/settings' ) ).title ).toBe( 'Arrived' );
	} );

	test( 'a server that does not answer is given up after 30 seconds', async ( {
		consoleWatch,
		design,
		page,
		rest,
		saveView,
	} ) => {
		const { title: before } = await rest( '/wp/v2/settings' );
		await giveOwnClock( page, consoleWatch );
		await design.goto();
		await expect( saveView.hub ).toHaveText( 'Saved' );
		await page.route( isSettingsWrite, ( route ) =>
			route.request().method() === 'GET' ? route.fallback() : undefined
		);
		const sent = page.waitForRequest(
			( request ) =>
				request.method() !== 'GET' &&
				isSettingsWrite( new URL( request.url() ) )
		);
		await saveTitle( page, saveView, 'Hanging' );
		await sent;
		await expect(
			saveView.modal.getByRole( 'button', { name: 'Saving' } )
		).toBeVisible();
		await page.clock.fastForward( 30_000 );
		await expect( saveView.row( 'Title' ) ).toContainText(
			'The server did not answer within 30 seconds.'
		);
		expect( ( await rest( '/wp/v2/settings' ) ).title ).toBe( before );
		await page.unroute( isSettingsWrite );
		await saveView.modal
			.getByRole( 'button', { name: 'Retry saving “Title”' } )
			.click();
		await expect( saveView.notice( 'Site updated.' ) ).toBeVisible();
	} );

	test( 'a slow server is waited for', async ( {
		design,
		page,
		rest,
		saveView,
		site,
	} ) => {
		await site.usePlugin( 'faults' );
		await site.task( 'set-options', {
			faults: [
				{ route: '^/wp/v2/settings$', method: 'POST', delay: 2000 },
			],
		} );
		await design.goto();
		await saveTitle( page, saveView, 'Slow' );
		await expect(
			saveView.modal.getByRole( 'button', { name: 'Saving' } )
		).toBeVisible();
		await expect( saveView.notice( 'Site updated.' ) ).toBeVisible();
		expect( ( await rest( '/wp/v2/settings' ) ).title ).toBe( 'Slow' );
	} );

	test( 'an expired nonce is renewed without a word', async ( {
		design,
		page,
		rest,
		saveView,
	} ) => {
		await design.goto();
		await expect( saveView.hub ).toHaveText( 'Saved' );
		await page.evaluate( () => {
			( window as any ).wp.apiFetch.nonceMiddleware.nonce = 'expired';
		} );
		await saveTitle( page, saveView, 'Renewed' );
		await expect( saveView.notice( 'Site updated.' ) ).toBeVisible();
		expect( ( await rest( '/wp/v2/settings' ) ).title ).toBe( 'Renewed' );
	} );

	test( 'who is logged out logs in again in place, and the change is saved', async ( {
		context,
		design,
		page,
		rest,
		saveView,
	} ) => {
		await design.goto();
		await expect( saveView.hub ).toHaveText( 'Saved' );
		await changeRecords( page, [ siteTitle( 'After the login' ) ] );
		await saveView.hub.click();
		await expect( saveView.saveButton ).toBeFocused();
		await context.clearCookies();
		await page.keyboard.press( 'Enter' );
		const dialog = page.getByRole( 'dialog', { name: 'Session expired' } );
		await expect( dialog ).toContainText( 'your changes are still here' );
		const form = page.frameLocator( 'iframe[title="Log in"]' );
		await form.getByLabel( 'Username or Email Address' ).fill( 'admin' );
		await form.getByLabel( 'Password', { exact: true } ).fill( 'password' );
		await form.getByRole( 'button', { name: 'Log In' } ).click();
		await expect( dialog ).toBeHidden();
		await expect( saveView.notice( 'Site updated.' ) ).toBeVisible();
		expect( ( await rest( '/wp/v2/settings' ) ).title ).toBe(
			'After the login'
		);
	} );

	test( 'who is offline keeps the change and saves it later', async ( {
		context,
		design,
		page,
		rest,
		saveView,
	} ) => {
		await design.goto();
		await expect( saveView.hub ).toHaveText( 'Saved' );
		await changeRecords( page, [ siteTitle( 'From the train' ) ] );
		await context.setOffline( true );
		await saveView.save();
		const retry = saveView.modal.getByRole( 'button', {
			name: 'Retry saving “Title”',
		} );
		await expect( retry ).toBeVisible();
		await expect( saveView.row( 'Title' ) ).toContainText( /connect/i );
		await context.setOffline( false );
		await retry.click();
		await expect( saveView.notice( 'Site updated.' ) ).toBeVisible();
		expect( ( await rest( '/wp/v2/settings' ) ).title ).toBe(
			'From the train'
		);
	} );

	test( 'a second tab is told what the first one saved, before it overwrites it', async ( {
		design,
		page,
		rest,
		saveView,
	} ) => {
		await design.goto();
		await changeRecords( page, [ siteTitle( 'Mine' ) ] );
		await rest( '/wp/v2/settings', {
			method: 'POST',
			data: { title: 'Theirs' },
		} );
		await saveView.save();
		await expect( saveView.row( 'Title' ) ).toContainText(
			'You changed this in another tab or window since you opened it here. Your changes are not saved yet.Changed by both: Title.'
		);
		expect( ( await rest( '/wp/v2/settings' ) ).title ).toBe( 'Theirs' );

		await saveView.modal
			.getByRole( 'button', { name: 'Overwrite with my version' } )
			.click();
		await expect( saveView.notice( 'Site updated.' ) ).toBeVisible();
		expect( ( await rest( '/wp/v2/settings' ) ).title ).toBe( 'Mine' );
	} );

	test( 'two tabs that change the same page lose neither version', async ( {
		context,
		design,
		page,
		rest,
		saveView,
	} ) => {
		const { id } = await rest( '/wp/v2/pages', {
			method: 'POST',
			data: { title: 'Shared', status: 'publish' },
		} );
		const change = ( title: string ) => [
			{ kind: 'postType', name: 'page', key: id, edits: { title } },
		];
		await design.goto();
		await changeRecords( page, change( 'First tab' ) );
		const other = await context.newPage();
		await other.goto( design.address() );
		await changeRecords( other, change( 'Second tab' ) );
		await saveView.save();
		await expect( saveView.notice( 'Site updated.' ) ).toBeVisible();

		const second = new SaveView( other );
		await second.save();
		await expect( second.row( 'Second tab' ) ).toContainText(
			'You changed this in another tab or window'
		);
		await second.modal
			.getByRole( 'button', { name: 'Take the other version' } )
			.click();
		await expect(
			second.notice( 'Discarded the changes to' )
		).toBeVisible();
		await expect( second.hub ).toHaveText( 'Saved' );
		await second
			.notice( 'Discarded the changes to' )
			.getByRole( 'button', { name: 'Undo' } )
			.click();
		await expect( second.hub ).toHaveText( 'Review 1 change…' );
		expect( ( await rest( `/wp/v2/pages/${ id }` ) ).title.rendered ).toBe(
			'First tab'
		);
		await other.close( { runBeforeUnload: false } );
	} );

	test( 'an editor that does not arrive is told in the canvas’s place, and asked for again without a reload (Read: the editor’s payload × 1, 3, 12)', async ( {
		consoleWatch,
		design,
		page,
	} ) => {
		// React reports what an error boundary catches.
		consoleWatch.allow( /The editor could not|answer could not be read/ );
		const payload = /atelier_payload=editor/;
		const answers: ReadonlyArray<
			[ ( route: Route ) => unknown, RegExp ]
		> = [
			[
				( route ) => route.fulfill( { status: 500, json: {} } ),
				/The server answered with an error \(500\)/,
			],
			[
				( route ) => route.fulfill( { body: '<p>Maintenance' } ),
				/The server’s answer could not be read. It answered: “Maintenance”/,
			],
			[ ( route ) => route.abort(), /Check your connection/ ],
		];
		let turn = 0;
		await page.route( payload, ( route ) =>
			( answers[ turn++ ]?.[ 0 ] ?? ( () => route.fallback() ) )( route )
		);
		await design.goto( '/page' );
		await page.evaluate( () => {
			( window as any ).isSameDocument = true;
		} );
		for ( const [ , says ] of answers ) {
			const problem = page
				.getByRole( 'alert' )
				.filter( { hasText: says } );
			await expect( problem ).toBeVisible();
			await expect(
				design.navigation.getByRole( 'button', { name: 'Back' } )
			).toBeEnabled();
			await expect(
				problem.getByRole( 'link', {
					name: 'Open the Site Editor of WordPress',
				} )
			).toHaveAttribute( 'href', /site-editor\.php\?p=%2Fpage&/ );
			await checkAccessibility( page, {
				include: '.atelier-area-error',
			} );
			await problem.getByRole( 'button', { name: 'Retry' } ).click();
		}
		await expect( design.blocks.first() ).toBeVisible();
		expect(
			await page.evaluate( () => ( window as any ).isSameDocument )
		).toBe( true );
	} );

	test( 'a part of the editor that does not load is named, and tried again on request', async ( {
		consoleWatch,
		design,
		page,
	} ) => {
		// React reports what an error boundary catches.
		consoleWatch.allow( /HostScriptError/ );
		const script = /\/dist\/block-library(\.min)?\.js/;
		await page.route( script, ( route ) => route.abort() );
		await design.goto();
		const problem = page
			.getByRole( 'alert' )
			.filter( { hasText: 'could not be loaded (wp-block-library' } );
		await expect( problem ).toBeVisible();
		await expect(
			design.navigation.getByRole( 'link', { name: 'Styles' } )
		).toBeEnabled();
		await page.unroute( script );
		await problem.getByRole( 'button', { name: 'Retry' } ).click();
		await expect( design.blocks.first() ).toBeVisible();
		await expect( problem ).toBeHidden();
	} );
} );

test.describe( 'Saving survives every fault', () => {
	test.beforeEach( ( { consoleWatch } ) => {
		consoleWatch.allow( /Failed to load resource/ );
	} );

	test( 'of a server that refuses, of the network, and of a stale nonce (Save: page, pattern, menu, global styles, settings × 1, 2, 3, 4, 5, 7, 9, 10, 11, 12, 14)', async ( {
		context,
		design,
		page,
		rest,
		saveView,
		site,
	} ) => {
		test.setTimeout( 240_000 );
		await site.usePlugin( 'faults' );
		const records: ( SavedRecord &
			Awaited< ReturnType< SavedRecord[ 'prepare' ] > > )[] = [];
		for ( const saved of SAVED_RECORDS ) {
			records.push( { ...saved, ...( await saved.prepare( rest ) ) } );
		}
		const isWrite = ( url: URL ) =>
			records.some(
				( { route } ) =>
					url.href.includes( route ) ||
					url.href.includes( encodeURIComponent( route ) )
			);
		// All of them by one request of the network.
		const readServer = async () => {
			const answers = await sendRequests(
				site,
				records.map( ( { route } ) => ( {
					method: 'GET',
					route,
					query: 'context=edit',
					reads: true,
				} ) )
			);
			return records.map( ( { read }, index ) =>
				read( answers[ index ]?.data )
			);
		};
		const rowOf = ( { row }: SavedRecord ) => saveView.row( row );
		const change = ( fault: number, some = records ) =>
			changeRecords(
				page,
				some.map( ( { record, edit } ) => ( {
					...record,
					edits: edit( fault ),
				} ) )
			);
		const save = async () => {
			await saveView.hub.click();
			await saveView.saveButton.click();
		};
		const expectSaved = async ( fault: number ) => {
			await expect( saveView.modal ).toBeHidden();
			await expect( saveView.hub ).toHaveText( 'Saved' );
			expect( await readServer() ).toEqual(
				records.map( ( { written } ) => written( fault ) )
			);
		};
		const expectKept = async ( says: string | RegExp ) => {
			for ( const record of records ) {
				await expect( rowOf( record ) ).toContainText( says );
			}
		};
		// One by its own button, another one for each fault; the others as they were saved at first.
		const retry = async ( fault: number ) => {
			const first = records[ fault % records.length ]!;
			await rowOf( first )
				.getByRole( 'button', { name: /^Retry saving/ } )
				.click();
			await expect( saveView.modal ).toBeHidden();
			await expect( saveView.hub ).toHaveText( 'Review 4 changes…' );
			await save();
		};
		await design.goto( '/identity' );
		await expect( saveView.hub ).toHaveText( 'Saved' );

		for ( const { number, status, says, ...refusal } of REFUSALS ) {
			await test.step( `fault ${ number }`, async () => {
				const before = await readServer();
				await change( number );
				await site.task( 'set-options', {
					faults: records.flatMap( ( { route } ) =>
						[ 'PUT', 'POST' ].map( ( method ) => ( {
							route: `^${ route }$`,
							method,
							status,
							message: says,
							...refusal,
						} ) )
					),
				} );
				await save();
				await expectKept( says );
				expect( await readServer() ).toEqual( before );
				await site.task( 'set-options', { faults: [] } );
				await retry( number );
				await expectSaved( number );
			} );
		}

		// One after the other: the first renews the nonce for all.
		for ( const record of records ) {
			await change( 5, [ record ] );
			await page.evaluate( () => {
				( window as any ).wp.apiFetch.nonceMiddleware.nonce = 'expired';
			} );
			await save();
			await expect( saveView.modal ).toBeHidden();
			await expect( saveView.hub ).toHaveText( 'Saved' );
		}
		await expectSaved( 5 );

		await change( 12 );
		await context.setOffline( true );
		await save();
		await expectKept( /connect/i );
		await context.setOffline( false );
		await retry( 12 );
		await expectSaved( 12 );

		await change( 14 );
		await page.route( isWrite, async ( sent ) => {
			if ( sent.request().method() === 'GET' ) {
				return sent.fallback();
			}
			await sent.fetch();
			await sent.abort( 'connectionreset' );
		} );
		await save();
		await expectSaved( 14 );
	} );
} );
