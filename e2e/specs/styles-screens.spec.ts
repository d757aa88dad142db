import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '../fixtures';
import { checkAccessibility } from '../support/check-accessibility';
import { changeRecords } from '../support/change-records';
import { getGlobalStylesRoute } from '../support/global-styles-route';
import { logIn } from '../support/log-in';
import { createRest } from '../support/rest';

const THEME = join( import.meta.dirname, '../themes/atelier-block' );

test.use( { ownSite: 'styles-screens' } );
test.describe.configure( { timeout: 120_000 } );
test.use( { restoresSite: true } );

test( 'A value of the type says where it comes from, reaches the site, and is reset alone', async ( {
	page,
	site,
	styles,
} ) => {
	await styles.open( '/typography/text' );
	await styles.button( 'Uppercase' ).click();
	await styles.expectInCanvas( 'body', 'textTransform', 'uppercase' );
	const summary = styles.panel.getByText( 'Current values' );
	// A row with a frame, whose arrow turns when it opens.
	await expect( summary ).toHaveCSS( 'border-top-style', 'solid' );
	await expect( summary ).toHaveCSS( 'min-height', '40px' );
	const readArrow = () =>
		summary.evaluate(
			( element ) => getComputedStyle( element, '::after' ).transform
		);
	const closed = await readArrow();
	expect( closed ).toMatch( /^matrix/ );
	await summary.click();
	expect( await readArrow() ).toMatch( /^matrix/ );
	expect( await readArrow() ).not.toBe( closed );
	const rows = styles.panel.getByRole( 'listitem' );
	await expect( rows.filter( { hasText: 'letter case' } ) ).toContainText(
		'Yours'
	);
	await expect( rows.filter( { hasText: 'line height' } ) ).toContainText(
		'Theme'
	);
	await styles.save();
	const visitor = await page.context().newPage();
	await visitor.goto( site.url );
	await expect( visitor.locator( 'body' ) ).toHaveCSS(
		'text-transform',
		'uppercase'
	);

	await styles.button( 'Reset Typography, letter case' ).click();
	await styles.expectInCanvas( 'body', 'textTransform', 'none' );
	await expect( rows.filter( { hasText: 'letter case' } ) ).toHaveCount( 0 );
} );

test( 'The width of the content and the padding of the site are set in Layout', async ( {
	page,
	site,
	styles,
} ) => {
	await styles.open( '/layout' );
	await styles.panel
		.getByRole( 'spinbutton', { name: 'Content width' } )
		.fill( '700' );
	await page.keyboard.press( 'Tab' );
	const vertical = styles.panel.getByRole( 'spinbutton', {
		name: 'Vertical padding',
	} );
	await vertical.fill( '12' );
	await page.keyboard.press( 'Tab' );
	await styles.expectInCanvas( 'body', 'paddingTop', '12px' );
	await styles.save();
	const visitor = await page.context().newPage();
	await visitor.goto( site.url );
	const read = () =>
		visitor.locator( 'body' ).evaluate( ( body ) => {
			const style = getComputedStyle( body );
			return [
				style.getPropertyValue( '--wp--style--global--content-size' ),
				style.getPropertyValue( '--wp--style--root--padding-top' ),
			];
		} );
	expect( await read() ).toEqual( [ '700px', '12px' ] );

	await styles.panel.getByText( 'Current values' ).click();
	const rows = styles.panel.getByRole( 'listitem' );
	const content = rows.filter( { hasText: 'content width' } );
	await expect( content ).toContainText( 'Yours' );
	await expect( rows.filter( { hasText: 'wide width' } ) ).toContainText(
		'Theme'
	);
	await styles.button( 'Reset Layout, content width' ).click();
	await expect( content ).toContainText( 'Theme' );
	await styles.button( 'Undo' ).click();
	await expect( content ).toContainText( 'Yours' );

	await styles.button( 'Undo' ).click();
	await styles.button( 'Undo' ).click();
	await expect( vertical ).not.toHaveValue( '12' );
	await styles.save();
	await visitor.reload();
	expect( await read() ).not.toContain( '700px' );
} );

test( 'A block is styled by state, viewport and variation, each on its own', async ( {
	consoleWatch,
	page,
	rest,
	site,
	styles,
} ) => {
	// The host's example of the image block is on WordPress.org, and a test has no network.
	consoleWatch.allow( /s\.w\.org/ );
	await styles.open( '/blocks/core%2Fbutton' );
	const chooseState = async ( name: string ) => {
		await styles.button( 'States' ).click();
		await page
			.getByRole( 'menuitem', { name, exact: true } )
			.first()
			.click();
		await page.keyboard.press( 'Escape' );
	};
	await chooseState( 'Hover' );
	await expect( styles.panel ).toContainText(
		'What you change now applies to: Hover'
	);
	await styles.chooseColor( 'Background', 'Accent 3' );
	await styles.moveTo( '/blocks/core%2Fbutton/viewport/mobile' );
	await styles.button( 'Uppercase' ).click();
	await styles.moveTo( '/blocks/core%2Fbutton/variations/outline' );
	await styles.chooseColor( 'Text', 'Accent 3' );
	// A style variation has the settings of its block, too.
	await expect( styles.button( /^Edit palette/ ) ).toBeVisible();
	await styles.moveTo( '/blocks/core%2Fimage/variations/rounded' );
	await expect( styles.panel.getByLabel( 'Enlarge on click' ) ).toBeVisible();
	await styles.save();

	// As the server writes what is chosen from a palette.
	const accent = 'var(--wp--preset--color--accent-3)';
	const { styles: saved } = await rest( await getGlobalStylesRoute( rest ) );
	expect( saved.blocks[ 'core/button' ] ).toEqual( {
		':hover': { color: { background: accent } },
		'@mobile': { typography: { textTransform: 'uppercase' } },
		variations: { outline: { color: { text: accent } } },
	} );

	const { id } = await rest( '/wp/v2/pages', {
		method: 'POST',
		data: {
			title: 'Buttons',
			status: 'publish',
			content:
				'<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#press">Press</a></div><!-- /wp:button --></div><!-- /wp:buttons -->',
		},
	} );
	const visitor = await page.context().newPage();
	await visitor.goto( `${ site.url }/?page_id=${ id }` );
	const button = visitor.getByRole( 'link', {
		name: 'Press',
		exact: true,
	} );
	await expect( button ).toHaveCSS( 'text-transform', 'none' );
	const before = await button.evaluate(
		( element ) => getComputedStyle( element ).backgroundColor
	);
	await button.hover();
	await expect( button ).not.toHaveCSS( 'background-color', before );
	await visitor.setViewportSize( { width: 390, height: 800 } );
	await expect( button ).toHaveCSS( 'text-transform', 'uppercase' );
} );

test( 'What the site does not keep of saved styles is told', async ( {
	page,
	rest,
	saveView,
	styles,
} ) => {
	await styles.open( '/colors' );
	const route = await getGlobalStylesRoute( rest );
	await changeRecords( page, [
		{
			kind: 'root',
			name: 'globalStyles',
			key: Number( route.split( '/' ).pop() ),
			edits: { styles: { color: { text: '#123456', glow: 'much' } } },
		},
	] );
	await styles.save();
	await expect(
		saveView.notice( 'the site did not keep 1 value as it was: ' )
	).toContainText( 'glow' );
	expect( ( await rest( route ) ).styles ).toEqual( {
		color: { text: '#123456' },
	} );
} );

test.describe( 'Who may edit styles but not write any markup or CSS', () => {
	test.use( { user: 'author' } );

	test( 'is told by name what was dropped of saved styles, and of those that were kept', async ( {
		consoleWatch,
		page,
		playwright,
		rest,
		saveView,
		site,
		styles,
	} ) => {
		// The host refuses them some of what the blocks of a template ask for.
		consoleWatch.allow( /status of 403/ );
		await site.task( 'set-capabilities', {
			author: { edit_theme_options: true },
		} );
		const admin = await playwright.request.newContext();
		await logIn( { request: admin } as any, site.url, 'admin' );
		const asAdmin = createRest( admin, site.url );
		const route = await getGlobalStylesRoute( asAdmin );
		// WordPress lets nobody else store functions of CSS that it does not know.
		const mixed = 'color-mix(in srgb, red, blue)';
		await styles.open( '/colors' );
		await changeRecords( page, [
			{
				kind: 'root',
				name: 'globalStyles',
				key: Number( route.split( '/' ).pop() ),
				edits: {
					styles: { color: { text: '#123456', background: mixed } },
				},
			},
		] );
		await styles.save();
		await expect(
			saveView.notice( 'the site did not keep 1 value as it was: ' )
		).toContainText( 'Color, background' );
		expect( ( await rest( route ) ).styles ).toEqual( {
			color: { text: '#123456' },
		} );

		await asAdmin( route, {
			method: 'PUT',
			data: {
				styles: {
					color: { text: '#123456', background: mixed },
					css: 'p { color: red; }',
				},
			},
		} );
		await styles.open();
		await styles.button( /Browse styles/ ).click();
		await styles.button( 'Evening' ).click();
		await expect(
			saveView.notice(
				'“Your styles” was saved without 2 values that you may not store: '
			)
		).toContainText( 'Additional CSS' );
		const [ kept ] = await rest( '/atelier/v1/looks' );
		expect( kept.styles ).toEqual( { color: { text: '#123456' } } );
		await admin.dispose();
	} );
} );

test( 'Shadows are offered only where the settings support them', async ( {
	site,
	styles,
} ) => {
	await site.usePlugin( 'withholds-shadows' );
	await styles.open();
	await expect( styles.button( 'Layout' ) ).toBeVisible();
	await expect( styles.button( 'Shadows' ) ).toHaveCount( 0 );
} );

test( 'The root is printed with the page, row for row as the panel has it', async ( {
	page,
	site,
	styles,
} ) => {
	const readRows = () =>
		page
			.locator( '.atelier-styles-row__label' )
			.evaluateAll( ( labels ) =>
				labels.map( ( { textContent } ) => textContent )
			);
	const readPrinted = async () => {
		const response = await page.request.get( styles.address( '/styles' ) );
		return page.evaluate(
			( html ) =>
				Array.from(
					new window.DOMParser()
						.parseFromString( html, 'text/html' )
						.querySelectorAll( '.atelier-styles-row' )
				).map( ( row ) => row.textContent?.trim() ),
			await response.text()
		);
	};
	const all = [
		'Browse styles',
		'Typography',
		'Colors',
		'Background',
		'Shadows',
		'Layout',
		'Blocks',
	];
	await styles.open();
	expect( await readPrinted() ).toEqual( all );
	// The variations are read after the panel has been shown.
	await expect.poll( readRows ).toEqual( all );
	// Its parts are those of the theme that is left.
	await styles.waitForCanvas();

	await site.usePlugin( 'withholds-shadows' );
	await site.useTheme( 'atelier-block' );
	const fewer = await readPrinted();
	expect( fewer ).not.toContain( 'Shadows' );
	await styles.open();
	await expect.poll( readRows ).toEqual( fewer );

	// A theme with variations of colors and type alone.
	const theme = join( site.folder, 'wp-content/themes/properties-alone' );
	cpSync( THEME, theme, { recursive: true } );
	rmSync( join( theme, 'styles/evening.json' ) );
	await site.useTheme( 'properties-alone' );
	expect( await readPrinted() ).toEqual( fewer );
	await styles.open();
	await expect.poll( readRows ).toEqual( fewer );
	await styles.button( /Browse styles/ ).click();
	await expect(
		styles.panel.getByRole( 'button', {
			name: 'Forest',
			exact: true,
		} )
	).toBeVisible();
} );

test( 'Tiles scale from 248 × 152 pixels, letters and all', async ( {
	styles,
} ) => {
	const measure = () =>
		styles.panel
			.locator( '.atelier-styles-tile' )
			.first()
			.evaluate( ( tile ) => {
				const { width, height } = tile.getBoundingClientRect();
				const letters = tile.firstElementChild as HTMLElement;
				return {
					width,
					height: ( height / width ).toFixed( 2 ),
					letters: (
						parseFloat( getComputedStyle( letters ).fontSize ) /
						width
					).toFixed( 2 ),
				};
			} );
	await styles.open();
	const root = await measure();
	await styles.button( /Browse styles/ ).click();
	await expect( styles.button( 'Evening' ) ).toBeVisible();
	const small = await measure();
	expect( root.width ).toBeGreaterThan( 2 * small.width );
	for ( const tile of [ root, small ] ) {
		expect( tile ).toMatchObject( { height: '0.61', letters: '0.26' } );
	}
} );

test( 'Until its panel is there, the root leads on by the keyboard and keeps the focus', async ( {
	page,
	styles,
} ) => {
	let release = () => {};
	const isReleased = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( /\/build\/styles\.[0-9a-f]+\.js/, async ( route ) => {
		await isReleased;
		await route.continue();
	} );
	// The page has not loaded as long as the panel is held back.
	await page.goto( styles.address( '/styles' ), { waitUntil: 'commit' } );
	const row = ( role: 'link' | 'button', name: string ) =>
		styles.panel.getByRole( role, { name } );
	// Its links are printed with the page; the application’s own come after them.
	await expect( row( 'link', 'Colors' ) ).toBeVisible();
	await expect( page.locator( '#atelier-shell' ) ).toHaveCount( 0 );
	await expect( row( 'link', 'Colors' ) ).toBeVisible();
	await checkAccessibility( page, { include: '.atelier-styles' } );
	await row( 'link', 'Colors' ).focus();
	release();
	await expect( row( 'button', 'Colors' ) ).toBeFocused();
} );
