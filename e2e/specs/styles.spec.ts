import { readFile } from 'node:fs/promises';

import { expect, SHARED_SITE, test } from '../fixtures';
import { checkAccessibility } from '../support/check-accessibility';
import { readBox } from '../support/read-box';
import { tabTo } from '../support/tab-to';

test.use( SHARED_SITE );
// Each test opens the page with its canvas several times.
test.describe.configure( { timeout: 120_000 } );

const BLACK = 'rgb(17, 17, 17)';
const WHITE = 'rgb(255, 255, 255)';

const SCREENS: ReadonlyArray< readonly [ string, string | RegExp ] > = [
	[ '/variations', 'Browse styles' ],
	[ '/typography', 'Typography' ],
	[ '/typography/text', 'Text' ],
	[ '/typography/link', 'Links' ],
	[ '/typography/heading', 'Headings' ],
	[ '/typography/caption', 'Captions' ],
	[ '/typography/button', 'Buttons' ],
	[ '/typography/font-sizes', 'Font size presets' ],
	[ '/typography/font-sizes/theme/large', 'Large' ],
	[ '/colors', 'Colors' ],
	[ '/colors/palette', 'Edit palette' ],
	[ '/shadows', 'Shadows' ],
	[ '/shadows/edit/default/natural', 'Natural' ],
	[ '/layout', 'Layout' ],
	[ '/background', 'Background' ],
	[ '/css', 'Additional CSS' ],
	[ '/revisions', 'Revisions' ],
	[ '/blocks', 'Blocks' ],
	[ '/blocks/core%2Fbutton', 'Button' ],
	[ '/blocks/core%2Fbutton/variations/outline', 'Outline' ],
	[ '/blocks/core%2Fbutton/colors/palette', 'Edit palette' ],
];

test( 'Every inner screen opens by its address, and axe finds nothing', async ( {
	styles,
	page,
} ) => {
	test.setTimeout( 300_000 );
	await styles.open();
	for ( const [ section, title ] of SCREENS ) {
		await test.step( section, async () => {
			await styles.moveTo( section );
			await expect( styles.heading( title ).first() ).toBeVisible();
			await checkAccessibility( page, {
				include: '.atelier-styles',
				exclude: [ 'iframe', '.atelier-styles-block-preview' ],
			} );
		} );
	}
	// A border or a shadow of the example is not cut off at the edge.
	await styles.moveTo( '/blocks/core%2Fbutton/variations/outline' );
	await expect(
		page
			.locator( '.atelier-styles-block-preview iframe' )
			.contentFrame()
			.locator( 'body' )
	).toHaveCSS( 'padding-top', '24px' );
} );

test( 'What the panel reads comes with what its canvas needs', async ( {
	design,
	page,
} ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		const { pathname } = new URL( request.url() );
		if ( /\/(default-styles|looks|variations)$/.test( pathname ) ) {
			asked.push( pathname );
		}
	} );
	await design.goto( '/styles' );
	await expect(
		page.getByRole( 'button', { name: 'Style Book' } )
	).toBeVisible();
	await design.waitForCanvas();
	expect( asked ).toEqual( [] );
} );

test( 'Every inner screen fits a small screen', async ( { styles, page } ) => {
	await page.setViewportSize( { width: 390, height: 800 } );
	await styles.open();
	for ( const [ section, title ] of SCREENS ) {
		await test.step( section, async () => {
			await styles.moveTo( section );
			await expect( styles.heading( title ).first() ).toBeVisible();
			expect(
				await styles.panel.evaluate(
					( panel ) =>
						Math.max(
							panel.scrollWidth,
							document.documentElement.scrollWidth
						) <= window.innerWidth
				),
				'nothing is wider than the screen'
			).toBe( true );
		} );
	}
} );

test( 'A colour is chosen, taken back and left by the keyboard alone', async ( {
	styles,
	page,
} ) => {
	await styles.open();
	await styles.expectInCanvas( 'body', 'backgroundColor', WHITE );
	await tabTo( page, 'Colors' );
	await page.keyboard.press( 'Enter' );
	await expect( styles.heading( 'Colors' ).first() ).toBeFocused();
	await tabTo( page, 'Background' );
	await page.keyboard.press( 'Enter' );
	const option = page.getByRole( 'option', { name: 'Contrast' } ).first();
	await expect( option ).toBeVisible();
	await tabTo( page, /Base$/ );
	await tabTo( page, /Contrast$/, 'ArrowRight' );
	await page.keyboard.press( 'Enter' );
	await styles.expectInCanvas( 'body', 'backgroundColor', BLACK );
	await page.keyboard.press( 'Escape' );
	await expect( styles.button( 'Background' ) ).toBeFocused();
	await page.keyboard.press( 'ControlOrMeta+z' );
	await styles.expectInCanvas( 'body', 'backgroundColor', WHITE );
	await tabTo( page, 'Back', 'Shift+Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( styles.button( 'Colors' ) ).toBeFocused();
} );

test( 'The address and the focus follow the inner screens, also back and forward', async ( {
	styles,
	page,
} ) => {
	await styles.open();
	await styles.button( 'Typography' ).click();
	await expect( styles.heading( 'Typography' ).first() ).toBeFocused();
	await styles.button( 'Headings' ).click();
	expect( styles.section ).toBe( '/typography/heading' );
	await styles.button( 'Back' ).click();
	await expect( styles.button( 'Headings' ) ).toBeFocused();
	await page.goBack();
	await expect( styles.heading( 'Headings' ) ).toBeVisible();
	await page.goForward();
	await expect( styles.button( 'Headings' ) ).toBeVisible();
	await page.reload();
	await expect( styles.heading( 'Elements' ) ).toBeVisible();
} );

test( 'The level of headings is part of the address', async ( {
	styles,
	page,
} ) => {
	await styles.open( '/typography/heading/h3' );
	const level = ( name: string ) =>
		styles.panel.getByRole( 'radio', { name, exact: true } );
	await expect( level( 'Heading 3' ) ).toBeChecked();
	await level( 'Heading 2' ).click();
	await expect( level( 'Heading 2' ) ).toBeChecked();
	expect( styles.section ).toBe( '/typography/heading/h2' );
	await page.goBack();
	await expect( level( 'Heading 3' ) ).toBeChecked();
} );

test( 'A colour shows in the canvas at once, is undone and redone, and its contrast is told and mended', async ( {
	styles,
	page,
} ) => {
	await styles.open( '/colors' );
	await styles.expectInCanvas( 'body', 'backgroundColor', WHITE );
	await styles.chooseColor( 'Background', 'Contrast' );
	await styles.expectInCanvas( 'body', 'backgroundColor', BLACK );

	await expect(
		styles.panel.getByText( 'Text: contrast 1.00:1, needs 4.5:1.' )
	).toBeVisible();
	await styles.button( /^Use / ).first().click();
	await expect( styles.panel.getByText( /^Text: contrast/ ) ).toBeHidden();

	await styles.button( 'Undo' ).click();
	await expect( styles.panel.getByText( /^Text: contrast/ ) ).toBeVisible();
	await styles.button( 'Undo' ).click();
	await styles.expectInCanvas( 'body', 'backgroundColor', WHITE );
	await page.keyboard.press( 'Control+Shift+Z' );
	await styles.expectInCanvas( 'body', 'backgroundColor', BLACK );
	await styles.button( 'Reset Background' ).click();
	await styles.expectInCanvas( 'body', 'backgroundColor', WHITE );
} );

test( 'An unsaved colour stays in the canvas on the way into the editor and back', async ( {
	styles,
	page,
} ) => {
	await styles.open( '/colors' );
	await styles.expectInCanvas( 'body', 'backgroundColor', WHITE );
	await styles.chooseColor( 'Background', 'Contrast' );
	await styles.expectInCanvas( 'body', 'backgroundColor', BLACK );
	await styles.startEditing();
	await styles.expectInCanvas( 'body', 'backgroundColor', BLACK );
	await page.keyboard.press( 'Control+z' );
	await styles.expectInCanvas( 'body', 'backgroundColor', WHITE );
	await page.keyboard.press( 'Control+Shift+Z' );
	await page.goBack();
	await expect( styles.button( 'Undo' ) ).toBeEnabled();
	await styles.expectInCanvas( 'body', 'backgroundColor', BLACK );
} );

test( 'A variation replaces the look, which stays as Your styles after save and reload', async ( {
	styles,
	page,
} ) => {
	await styles.open( '/colors' );
	await styles.chooseColor( 'Background', 'Accent 1' );
	await styles.button( 'Back' ).click();
	await styles.button( /Browse styles/ ).click();
	await styles.button( 'Evening' ).click();
	await expect( styles.button( 'Evening' ) ).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await expect( styles.button( 'Your styles' ).first() ).toBeVisible();
	await styles.save();

	await page.reload();
	await expect( styles.button( 'Evening' ) ).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await styles.button( 'Your styles' ).first().click();
	await styles.expectInCanvas(
		'body',
		'backgroundColor',
		'rgb(255, 238, 88)'
	);
	await page
		.getByRole( 'button', { name: 'Undo', exact: true } )
		.last()
		.click();
	await expect( styles.button( 'Evening' ) ).toHaveAttribute(
		'aria-pressed',
		'true'
	);
} );

test( 'Resetting the styles keeps them too', async ( { styles, page } ) => {
	await styles.open( '/colors' );
	await styles.chooseColor( 'Background', 'Accent 2' );
	await styles.button( 'More' ).click();
	await page.getByRole( 'menuitem', { name: 'Reset styles' } ).click();
	await styles.expectInCanvas( 'body', 'backgroundColor', WHITE );
	await styles.button( 'Back' ).click();
	await styles.button( /Browse styles/ ).click();
	await expect( styles.button( 'Your styles' ).first() ).toBeVisible();
} );

test( 'The current look is saved under a name, renamed, exported, imported and deleted', async ( {
	styles,
	page,
} ) => {
	await styles.open( '/colors' );
	await styles.chooseColor( 'Background', 'Accent 3' );
	await styles.button( 'Back' ).click();
	await styles.button( /Browse styles/ ).click();
	await styles.button( 'Save current styles' ).click();
	await page.getByRole( 'textbox', { name: 'Name' } ).fill( 'Plum' );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( styles.button( 'Plum' ) ).toBeVisible();

	const download = page.waitForEvent( 'download' );
	await styles.choose( 'Plum', 'Export' );
	const file = await download;
	expect( file.suggestedFilename() ).toBe( 'plum.json' );
	const exported = JSON.parse( await readFile( await file.path(), 'utf8' ) );
	expect( exported.styles.color.background ).toBe(
		'var:preset|color|accent-3'
	);

	const input = page.locator( '.atelier-styles input[type=file]' );
	await input.setInputFiles( {
		name: 'broken.json',
		mimeType: 'application/json',
		buffer: Buffer.from( '{ "styles": [] }' ),
	} );
	await expect(
		page.getByText( 'Settings and styles must be objects.' ).first()
	).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect(
		page.getByRole( 'dialog', { name: 'Import styles' } )
	).toBeHidden();
	await input.setInputFiles( {
		name: 'x.json',
		mimeType: 'application/json',
		buffer: Buffer.from(
			JSON.stringify( { ...exported, title: 'Quince' } )
		),
	} );
	await page.getByRole( 'button', { name: 'Import', exact: true } ).click();
	await expect( styles.button( 'Quince' ) ).toBeVisible();

	await styles.rename( 'Plum', 'Damson' );
	await expect( styles.button( 'Damson' ) ).toBeVisible();

	await styles.remove( 'Damson' );
	await expect( styles.button( 'Damson' ) ).toBeHidden();
	await page
		.getByRole( 'button', { name: 'Undo', exact: true } )
		.last()
		.click();
	await expect( styles.button( 'Damson' ) ).toBeVisible();
} );

test( 'A font size is added, made fluid, renamed and deleted', async ( {
	styles,
} ) => {
	await styles.open( '/typography/font-sizes' );
	await styles.button( 'Add font size' ).click();
	await expect( styles.heading( 'New Font Size 1' ) ).toBeVisible();
	expect( styles.section ).toBe( '/typography/font-sizes/custom/custom-1' );
	await styles.panel.getByLabel( 'Fluid typography' ).check();
	await styles.panel.getByLabel( 'Custom fluid values' ).check();
	await expect(
		styles.panel
			.getByRole( 'group', { name: 'Size', exact: true } )
			.getByRole( 'spinbutton' )
	).toBeDisabled();
	await expect(
		styles.panel.getByRole( 'group', { name: 'Minimum' } )
	).toBeVisible();

	await styles.rename( 'New Font Size 1', 'Poster' );
	await expect( styles.heading( 'Poster' ) ).toBeVisible();
	await styles.remove( 'Poster' );
	await expect( styles.heading( 'Font size presets' ) ).toBeVisible();
	await expect( styles.button( 'Poster' ) ).toBeHidden();
} );

test( 'A shadow is added with several layers, the last of which stays', async ( {
	styles,
	page,
} ) => {
	await styles.open( '/shadows' );
	await styles.button( 'Add shadow' ).click();
	await expect( styles.heading( 'Shadow 1' ) ).toBeVisible();
	await expect( styles.button( /^Remove Layer/ ) ).toHaveCount( 0 );
	await styles.button( 'Add shadow' ).click();
	await expect( styles.button( /^Remove Layer/ ) ).toHaveCount( 2 );
	await styles.button( /^Layer 2/ ).click();
	await page.getByRole( 'spinbutton', { name: 'Blur' } ).fill( '20' );
	await page.keyboard.press( 'Escape' );
	await expect(
		styles.panel.locator( '.atelier-styles-shadow-stage > div' )
	).toHaveCSS( 'box-shadow', /6px 6px 20px/ );
	await styles.button( 'Remove Layer 1' ).click();
	await expect( styles.button( /^Remove Layer/ ) ).toHaveCount( 0 );
} );

test( 'Colours are added to the palette, moved and removed', async ( {
	styles,
	page,
} ) => {
	await styles.open( '/colors/palette' );
	await styles.button( 'Add color' ).click();
	const names = styles.panel
		.locator( '.atelier-styles-group' )
		.filter( { hasText: /^Custom/ } )
		.locator( '.atelier-styles-color__label' );
	const picker = page.locator( '.atelier-styles-picker' );
	// It moves while it opens.
	await expect( async () => {
		const [ name, colors ] = await Promise.all(
			[
				picker.getByRole( 'textbox', { name: 'Name' } ),
				picker.locator( '.react-colorful' ),
			].map( readBox )
		);
		expect( [ colors?.left, colors?.right ] ).toEqual( [
			name?.left,
			name?.right,
		] );
		// The row whose color it changes is visible as a whole.
		const row = await readBox( styles.button( /^Color 1/ ).first() );
		expect( ( await readBox( picker ) ).right ).toBeLessThan( row.left );
	} ).toPass();
	await styles.button( 'Add color' ).click();
	await expect( names ).toHaveText( [ 'Color 1', 'Color 2' ] );
	await styles.choose( 'Color 2', 'Move up' );
	await expect( names ).toHaveText( [ 'Color 2', 'Color 1' ] );
	await styles.choose( 'Color 2', 'Remove' );
	await expect( names ).toHaveText( [ 'Color 1' ] );
} );

test( 'Additional CSS is edited with marks on its faults, and left by keyboard', async ( {
	styles,
	page,
} ) => {
	await styles.open( '/css' );
	const code = styles.panel.getByRole( 'textbox', {
		name: 'Additional CSS',
	} );
	const [ editor, panel ] = await Promise.all(
		[
			styles.panel.locator( '.atelier-styles-css__editor' ),
			styles.panel,
		].map( readBox )
	);
	// Only the header of the panel, the description and the help have room beside it.
	expect( editor!.bottom - editor!.top ).toBeGreaterThan(
		0.6 * ( panel!.bottom - panel!.top )
	);
	expect( editor!.bottom ).toBeLessThan( panel!.bottom );
	await code.click();
	await page.keyboard.type( 'body > * { outline-width: 3px }' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( 'nonsense;' );
	await expect(
		styles.panel.locator( '.cm-lint-marker-error' )
	).toBeVisible();
	await page.keyboard.press( 'Tab' );
	await expect( code ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await page.keyboard.press( 'Tab' );
	await expect( code ).not.toBeFocused();
} );

test( 'Blocks are searched, told apart when customised, and styled', async ( {
	styles,
} ) => {
	await styles.open( '/blocks' );
	await styles.panel.getByRole( 'searchbox' ).fill( 'zzz' );
	await expect( styles.panel.getByText( 'No blocks found.' ) ).toBeVisible();
	await styles.panel.getByRole( 'searchbox' ).fill( 'quote' );
	await styles.button( 'Quote' ).click();
	await styles.chooseColor( 'Text', 'Accent 3' );
	await styles.button( 'Back' ).click();
	await styles.panel.getByLabel( /Customized only/ ).check();
	await expect( styles.panel.locator( '.atelier-styles-row' ) ).toHaveText( [
		/Quote/,
	] );
} );

test( 'A config with wrong types breaks no screen, is shown as unreadable, and is reset', async ( {
	styles,
	page,
} ) => {
	// The page brings the record along with its other answers: there it is given wrong types.
	await page.route( /atelier_payload=/, async ( route ) => {
		const response = await route.fetch();
		const payload = await response.json();
		const path = Object.keys( payload.preload ).find( ( key ) =>
			/^\/wp\/v2\/global-styles\/\d+\?context=edit$/.test( key )
		);
		const record = payload.preload[ path ?? '' ].body;
		record.styles = {
			color: { text: [ 1 ] },
			typography: 'wrong',
			blocks: 7,
			elements: 'none',
		};
		record.settings = {
			color: { palette: 'wrong' },
			shadow: { presets: { custom: [ 5 ] } },
		};
		await route.fulfill( { response, json: payload } );
	} );
	await styles.open();
	for ( const [ section, title ] of SCREENS ) {
		await test.step( section, async () => {
			await styles.moveTo( section );
			await expect( styles.heading( title ).first() ).toBeVisible();
			await expect(
				page.getByText( 'This part could not be shown' )
			).toBeHidden();
		} );
	}

	await styles.moveTo( '/shadows' );
	const notice = styles.panel.getByText( '1 preset is unreadable' );
	await expect( notice ).toBeVisible();
	await styles.button( 'Reset' ).click();
	await expect( notice ).toBeHidden();

	await styles.moveTo( '/typography/text' );
	await expect( styles.panel.getByText( 'Unreadable' ) ).toBeVisible();
	await styles.button( 'Reset Typography' ).click();
	await expect( styles.panel.getByText( 'Unreadable' ) ).toBeHidden();
} );
