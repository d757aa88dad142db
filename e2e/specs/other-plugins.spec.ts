import { expect, SHARED_SITE, test } from '../fixtures';
import { readDesignAssets, readScreenAssets } from '../support/screen-assets';
import { readScriptRequests } from '../support/script-requests';

/** Handles that the host’s Site Editor loads and Design does not, by the reason. */
const HOST_ONLY: Readonly< Record< string, readonly string[] > > = {
	'the application of the Site Editor itself': [
		'wp-edit-site',
		'wp-edit-site-js-after',
	],
	'the menu and the bar of the dashboard, which Design does not show': [
		'admin-bar',
		'hoverintent-js',
		'svg-painter',
		'admin-menu',
		'colors',
	],
	'the host’s command palette: Design has its own': [
		'wp-core-commands',
		'wp-core-commands-js-after',
		'wp-router',
	],
	'TinyMCE for the Classic block, which Design does not register': [
		'editor',
		'editor-js-after',
	],
	'styles of blocks: the canvas is a frame with styles of its own': [
		'wp-edit-blocks',
		'wp-block-editor-content',
		'wp-reset-editor-styles',
	],
	'polyfills that no browser of WordPress 7.1 needs': [ 'wp-polyfill' ],
	'the style sheet of the dashboard, part by part': [
		'dashboard',
		'edit',
		'forms',
		'wp-tooltip',
		'l10n',
		'list-tables',
		'media',
		'nav-menus',
		'revisions',
		'site-icon',
		'themes',
		'widgets',
		'about',
		'wp-admin',
		'wp-pointer',
	],
};

test.use( SHARED_SITE );

test.describe( 'Beside a plugin', () => {
	test( 'whose script throws as it loads, Design works', async ( {
		consoleWatch,
		design,
		page,
		site,
	} ) => {
		consoleWatch.allow( /This plugin throws at load\./ );
		await site.usePlugin( 'throws-at-load' );
		let hasThrown = false;
		page.on(
			'pageerror',
			( error ) =>
				( hasThrown ||= /throws at load/.test( error.message ) )
		);

		await design.goto();
		await design.startEditing();
		await design.waitForCanvas();
		expect( hasThrown, 'the plugin’s script ran' ).toBe( true );
	} );

	test( 'whose panel throws as it is rendered, the editor works and says which plugin it was', async ( {
		consoleWatch,
		design,
		page,
		site,
	} ) => {
		consoleWatch.allow(
			/This panel throws at render\.|throws-at-render|error boundary/i
		);
		await site.usePlugin( 'throws-at-render' );
		await design.goto( '/', { canvas: 'edit' } );
		await design.waitForCanvas();
		await page.getByRole( 'button', { name: 'Panel that throws' } ).click();
		await expect(
			page
				.getByText(
					'The "throws-at-render" plugin has encountered an error and cannot be rendered.'
				)
				.first()
		).toBeVisible();
		await design.topBar
			.getByRole( 'button', { name: 'Block Inserter' } )
			.click();
		await expect(
			page.getByRole( 'region', { name: 'Block Library' } )
		).toBeVisible();
	} );

	test( 'that extends the editor, its sidebar, menu item and command are there', async ( {
		design,
		page,
		site,
	} ) => {
		await site.usePlugin( 'extends-editor' );
		await design.goto( '/', { canvas: 'edit' } );
		await design.waitForCanvas();
		await design.topBar
			.getByRole( 'button', { name: 'Notes of a plugin' } )
			.click();
		await expect(
			page.getByText( 'The plugin’s panel is here.' )
		).toBeVisible();

		await design.topBar.getByRole( 'button', { name: 'Options' } ).click();
		await page
			.getByRole( 'menuitem', { name: 'Item of a plugin' } )
			.click();
		await expect( page.locator( 'body' ) ).toHaveAttribute(
			'data-extends-editor',
			'clicked'
		);

		await page.keyboard.press( 'Escape' );
		await page.keyboard.press( 'ControlOrMeta+k' );
		await page.getByRole( 'combobox' ).fill( 'Command of a plugin' );
		await page
			.getByRole( 'option', { name: 'Command of a plugin' } )
			.click();
		await expect( page.locator( 'body' ) ).toHaveAttribute(
			'data-extends-editor',
			'commanded'
		);
	} );

	test( 'that registers a route, its screen opens at its address', async ( {
		design,
		page,
		site,
	} ) => {
		await site.usePlugin( 'extends-editor' );
		await design.goto( '/extends-editor' );
		await expect(
			page.getByRole( 'heading', { name: 'The screen of a plugin' } )
		).toBeVisible();
		await page.reload();
		await expect(
			page.getByRole( 'heading', { name: 'The screen of a plugin' } )
		).toBeVisible();
	} );

	test( 'that extends the list of pages, its view, field and action are there', async ( {
		design,
		page,
		rest,
		site,
	} ) => {
		await site.usePlugin( 'extends-editor' );
		const { id } = await rest( '/wp/v2/pages', {
			method: 'POST',
			data: { title: 'A rated draft', meta: { rating: 'Good' } },
		} );
		await design.goto( '/page', { layout: 'table' } );
		await design.navigation
			.getByRole( 'link', { name: 'Rated drafts' } )
			.click();
		await expect(
			page.getByRole( 'columnheader', { name: 'Rating' } )
		).toBeVisible();
		const row = page.getByRole( 'row', { name: 'A rated draft' } );
		await expect( row.getByRole( 'cell', { name: 'Good' } ) ).toBeVisible();
		await row.getByRole( 'button', { name: 'Actions' } ).click();
		await page.getByRole( 'menuitem', { name: 'Rate it' } ).click();
		await expect( page.locator( 'body' ) ).toHaveAttribute(
			'data-rated',
			'Good'
		);

		await design.goto( '/page', {
			layout: 'table',
			activeView: 'rated-drafts',
			postId: String( id ),
			quickEdit: 'true',
		} );
		const panel = page.getByRole( 'region', { name: 'Post Edit' } );
		await panel.getByRole( 'button', { name: /Rating/ } ).click();
		await page.getByRole( 'textbox', { name: 'Rating' } ).fill( 'Best' );
		await page.keyboard.press( 'Escape' );
		await panel.getByRole( 'button', { name: 'Apply' } ).click();
		await expect( row.getByRole( 'cell', { name: 'Best' } ) ).toBeVisible();
		const stored = await rest( `/wp/v2/pages/${ id }` );
		expect( stored.meta.rating ).toBe( 'Best' );
	} );

	test( 'that forbids frames and foreign sources, the site is seen, edited and saved', async ( {
		consoleWatch,
		design,
		page,
		rest,
		saveView,
		site,
	} ) => {
		// The visitor's page may not be framed; the browser says so.
		consoleWatch.allow( /Refused to (display|frame)|frame-ancestors/ );
		await site.usePlugin( 'sends-headers' );
		const { id } = await rest( '/wp/v2/pages', {
			method: 'POST',
			data: {
				title: 'Strict',
				status: 'publish',
				content:
					'<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->',
			},
		} );
		await design.goto();
		await design.waitForCanvas();
		await expect( design.blocks.first() ).toBeVisible();
		for ( const path of [ '/styles', '/fonts', '/page', '/pattern' ] ) {
			await design.goto( path );
			await expect(
				page
					.getByRole( 'heading', { level: 1 } )
					.or( page.getByRole( 'heading', { level: 2 } ) )
					.first()
			).toBeVisible();
		}
		await design.goto( `/page/${ id }`, { canvas: 'edit' } );
		await design.waitForCanvas();
		await design.canvas.getByText( 'Before' ).click();
		await page.keyboard.press( 'End' );
		await page.keyboard.type( ' and after' );
		await saveView.saveInEditor();
		const { content } = await rest( `/wp/v2/pages/${ id }`, {
			params: { context: 'edit' },
		} );
		expect( content.raw ).toContain( 'Before and after' );
	} );

	test( 'that uses slots of before, they work and say what to use instead', async ( {
		consoleWatch,
		design,
		page,
		site,
	} ) => {
		consoleWatch.allow( /is deprecated/ );
		const warnings: string[] = [];
		page.on( 'console', ( message ) => warnings.push( message.text() ) );
		await site.usePlugin( 'uses-old-slots' );
		await design.goto( '/', { canvas: 'edit' } );
		await design.waitForCanvas();
		await design.topBar
			.getByRole( 'button', { name: 'Notes of an old plugin' } )
			.click();
		await expect(
			page.getByText( 'The old plugin’s panel is here.' )
		).toBeVisible();
		await design.topBar.getByRole( 'button', { name: 'Options' } ).click();
		await expect(
			page.getByRole( 'menuitem', { name: 'Item of an old plugin' } )
		).toBeVisible();
		for ( const notice of [
			/wp\.editPost\.PluginSidebar is deprecated since version 6\.6.*wp\.editor\.PluginSidebar/,
			/wp\.editSite\.PluginMoreMenuItem is deprecated since version 6\.6/,
			/wp\.editPost\.reinitializeEditor is deprecated since version 6\.2 .*6\.3/,
		] ) {
			expect( warnings ).toContainEqual(
				expect.stringMatching( notice )
			);
		}
	} );

	test( 'that brings the host’s own editors along, the editor opens and the plugin runs', async ( {
		consoleWatch,
		design,
		page,
		site,
	} ) => {
		consoleWatch.allow( /is deprecated/ );
		await site.usePlugin( 'needs-site-editor' );
		await design.goto( '/', { canvas: 'edit' } );
		await design.waitForCanvas();
		await expect(
			page.locator( 'body[data-needs-site-editor="ran"]' )
		).toBeAttached();
	} );

	test( 'that changes scripts of WordPress, these come by themselves, with what it puts before them', async ( {
		design,
		page,
		site,
	} ) => {
		await site.usePlugin( 'changes-scripts' );
		const requests = await readScriptRequests( page, design.address() );
		expect( requests ).toContainEqual( [ 'wp-url' ] );
		expect( requests ).toContainEqual( [ 'wp-dom' ] );
		expect( requests.some( ( { length } ) => length > 1 ) ).toBe( true );
		await design.goto();
		await design.waitForCanvas();
		expect(
			await page.evaluate( () => ( window as any ).changesScripts.before )
		).toEqual( [ true, false ] );
	} );

	test( 'whose block an editor does not have, it says which plugin that is, and leads to WordPress’s editor', async ( {
		consoleWatch,
		design,
		page,
		rest,
		site,
	} ) => {
		// The host's own: a picture of its guide, and styles in its canvas.
		consoleWatch.allow( /s\.w\.org|was added to the iframe incorrectly/ );
		await site.usePlugin( 'throws-at-render' );
		const { id } = await rest< { id: number } >( '/wp/v2/pages', {
			method: 'POST',
			data: {
				title: 'Blocks of plugins',
				status: 'publish',
				content:
					'<!-- wp:throws-at-render/a {"n":1} --><p>A</p><!-- /wp:throws-at-render/a -->\n\n<!-- wp:nobody/b /-->',
			},
		} );
		await design.goto( `/page/${ id }`, { canvas: 'edit' } );
		await expect(
			design.canvas.getByText(
				'The block “throws-at-render/a” comes from the plugin “Throws at render” and cannot be shown here.'
			)
		).toBeVisible();
		await expect(
			design.canvas.getByText(
				'The block “nobody/b” cannot be shown here.'
			)
		).toBeVisible();
		await design.canvas
			.getByRole( 'link', { name: 'Open WordPress’s editor' } )
			.first()
			.click();
		await page.waitForURL( /site-editor\.php/ );
		await expect(
			design.canvas.locator( '[data-type="core/missing"]' ).first()
		).toBeVisible();
	} );

	test( 'that lists what a package exports, it finds all of it, wherever its code runs', async ( {
		design,
		page,
		site,
	} ) => {
		await site.usePlugin( 'lists-packages' );
		await design.goto();
		await design.waitForCanvas();
		expect(
			await page.evaluate( () => ( window as any ).listsPackages )
		).toEqual( {
			'in a script of its own, on every page': true,
			'in a script of its own, of the editor': true,
			'before the block editor': true,
			'after the block editor': true,
		} );
		await design.startEditing();
		await design.waitForCanvas();
		const listHeirs = () =>
			page.evaluate( () =>
				Object.entries( ( window as any ).wp )
					.filter(
						( [ , names ] ) =>
							( names as any )?.__esModule &&
							! Object.prototype.hasOwnProperty.call(
								names,
								'__esModule'
							)
					)
					.map( ( [ name ] ) => name )
			);
		await expect
			.poll( listHeirs, {
				message: 'all packages have their own names again',
			} )
			.toEqual( [] );
	} );

	test( 'that has the scripts of the dashboard come one by one, those of Design do so too', async ( {
		design,
		page,
		site,
	} ) => {
		await site.usePlugin( 'changes-scripts' );
		await site.task( 'set-options', { changes_scripts_apart: 1 } );
		const requests = await readScriptRequests( page, design.address() );
		expect( requests.length ).toBeGreaterThan( 20 );
		expect( requests.every( ( { length } ) => length === 1 ) ).toBe( true );
		await design.goto();
		await design.waitForCanvas();
	} );

	test( 'that asks for the host’s Site Editor, it finds that screen and adds to Design what it adds there', async ( {
		consoleWatch,
		design,
		page,
		site,
	} ) => {
		// The host's own screen is opened, too.
		consoleWatch.allow( /is deprecated|Failed to load resource/ );
		await site.usePlugin( 'asks-for-screen' );
		const host = `${ site.url }/wp-admin/site-editor.php?p=%2F&canvas=edit`;
		const ours = design.address( '/', { canvas: 'edit' } );

		const wanted = await readScreenAssets( page, host );
		const found = await readDesignAssets( page, ours );
		const reasons = Object.values( HOST_ONLY ).flat();
		for ( const kind of [
			'scripts',
			'styles',
			'modules',
			'inline',
		] as const ) {
			expect( wanted[ kind ].length, kind ).toBeGreaterThan( 0 );
			expect(
				wanted[ kind ].filter(
					( handle ) =>
						! found[ kind ].includes( handle ) &&
						! reasons.includes( handle )
				),
				`${ kind } of the host that Design does not load`
			).toEqual( [] );
		}

		const read = () =>
			page.evaluate( () => {
				const all = window as any;
				return {
					screen: all.asksForScreen,
					printed: all.asksPrinted,
					globals: all.asksGlobals,
					module: all.asksModule,
					media: all.asksMedia,
					printedScripts: all.asksPrintedScripts,
					tag: all.asksTagAtRun,
					hasStore: Boolean(
						all.wp?.data?.select( 'core/edit-site' )
					),
				};
			} );
		await page.goto( host );
		await expect.poll( async () => ( await read() ).media ).toBeTruthy();
		const onHost = await read();
		expect( onHost.globals.pagenow ).toBe( 'site-editor' );
		expect( onHost.tag ).toBe( 'before' );
		expect( onHost.hasStore ).toBe( true );
		expect( onHost.media ).toEqual( [ 'function', 'function', true ] );
		await page.goto( ours );
		await design.waitForCanvas();
		await expect.poll( read ).toEqual( onHost );

		// Only the payload has that screen.
		const other = await (
			await page.request.get(
				`${ site.url }/wp-admin/admin.php?page=atelier&p=%2Fpage`
			)
		).text();
		expect( other ).not.toContain( 'asks-for-screen' );
	} );
} );
