import type { FrameLocator, Locator } from '@playwright/test';

import { expect, SHARED_SITE, test as base } from '../fixtures';
import { checkAccessibility } from '../support/check-accessibility';
import { tabTo } from '../support/tab-to';

interface Book {
	region: Locator;
	frame: FrameLocator;
	/** The button of an example. */
	example: ( name: string | RegExp ) => Locator;
	/** The tab of a category. */
	tab: ( name: string ) => Locator;
}

const test = base.extend< { book: Book } >( {
	book: async ( { page }, provide ) => {
		const region = page.getByRole( 'region', { name: 'Style Book' } );
		const frame = page.frameLocator( 'iframe[name="style-book-canvas"]' );
		await provide( {
			region,
			frame,
			example: ( name ) =>
				frame.getByRole( 'button', {
					name:
						typeof name === 'string'
							? `Open ${ name } styles in Styles panel`
							: name,
					exact: typeof name === 'string',
				} ),
			tab: ( name ) => region.getByRole( 'tab', { name, exact: true } ),
		} );
	},
} );

/** Tabs that are no category of blocks: the screen of each, an example, and what it says. */
const BOOK_PARTS = [
	[ 'Background', '/background', 'Background', /^Base .*, no image$/ ],
	[ 'Shadows', '/shadows', 'Shadows: Default', /Natural: 6 px to the right/ ],
	[ 'Layout', '/layout', 'Layout', /^content 645 px, wide 1340 px, / ],
	[
		'States',
		// The outline is of the theme's style sheet for pages, which no editor has.
		'/blocks/core%2Fbutton/state/focus',
		'Button: Focus',
		/ px, .* on .*, outline 2 px /,
	],
	[ 'CSS', '/css', 'Additional CSS', /CSS/ ],
] as const;

test.use( SHARED_SITE );
test.describe.configure( { timeout: 120_000 } );

test( 'The Style Book leads from an example to the screen that edits it', async ( {
	styles,
	book,
	page,
} ) => {
	await styles.open();
	await styles.button( 'Style Book' ).click();
	await expect( book.region ).toBeFocused();
	expect( styles.query.get( 'preview' ) ).toBe( 'stylebook' );
	await expect( book.tab( 'Overview' ) ).toHaveAttribute(
		'aria-selected',
		'true'
	);

	// Tabs that have no room in one line are in a second one, and none is cut.
	await page.setViewportSize( { width: 1000, height: 800 } );
	const list = await book.region.getByRole( 'tablist' ).boundingBox();
	for ( const tab of await book.region.getByRole( 'tab' ).all() ) {
		const box = await tab.boundingBox();
		expect( box?.x ).toBeGreaterThanOrEqual( list?.x ?? Infinity );
		expect(
			( box?.x ?? Infinity ) + ( box?.width ?? 0 )
		).toBeLessThanOrEqual( ( list?.x ?? 0 ) + ( list?.width ?? 0 ) + 1 );
	}
	await page.setViewportSize( { width: 1280, height: 800 } );

	await book.example( 'Colors: Theme' ).click();
	expect( styles.section ).toBe( '/colors/palette' );
	await expect( styles.heading( 'Edit palette' ) ).toBeFocused();
	await expect( book.example( 'Colors: Theme' ) ).toHaveAttribute(
		'aria-current',
		'true'
	);

	// Anywhere on the example, also on a block, which itself cannot be used.
	await book.frame.getByText( 'Heading 3' ).click( { force: true } );
	expect( styles.section ).toBe( '/typography/heading' );

	await book.tab( 'Text' ).click();
	await book.example( 'Quote' ).click();
	expect( styles.section ).toBe( '/blocks/core%2Fquote' );
	await expect( styles.heading( 'Quote' ) ).toBeVisible();
	expect( styles.query.get( 'preview' ) ).toBe( 'stylebook' );

	await page.reload();
	await expect( book.tab( 'Text' ) ).toHaveAttribute(
		'aria-selected',
		'true'
	);
	await expect( book.example( 'Quote' ) ).toBeInViewport();
	await expect( book.example( 'Quote' ) ).toHaveAccessibleDescription(
		/ px, .*line height .* on /
	);
	await checkAccessibility( page, { include: '.atelier-style-book' } );

	// The book follows the panel, and each example says what it looks like.
	for ( const [ tab, section, example, words ] of BOOK_PARTS ) {
		await styles.moveTo( section, { preview: 'stylebook' } );
		await expect( book.tab( tab ) ).toHaveAttribute(
			'aria-selected',
			'true'
		);
		await expect( book.example( example ) ).toHaveAccessibleDescription(
			words
		);
		await checkAccessibility( page, { include: '.atelier-style-book' } );
	}
} );

test( 'The Style Book is read, left and entered by the keyboard alone', async ( {
	styles,
	book,
	page,
} ) => {
	await styles.open();
	await styles.button( 'Style Book' ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( book.region ).toBeFocused();
	await tabTo( page, 'Overview' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( book.tab( 'Colors' ) ).toBeFocused();
	await page.keyboard.press( 'ArrowLeft' );
	await expect( book.example( 'Headings' ) ).toBeVisible();
	await book.example( 'Colors: Theme' ).focus();
	await page.keyboard.press( 'Tab' );
	await expect( book.example( 'Headings' ) ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( book.region ).toHaveCount( 0 );
	await expect( styles.button( 'Style Book' ) ).toBeFocused();

	await page.keyboard.press( 'Enter' );
	await book.example( 'Headings' ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( styles.heading( 'Headings' ).first() ).toBeFocused();
} );

test( 'An edit shows in the Style Book at once, and in the canvas beneath when it is closed', async ( {
	styles,
	book,
} ) => {
	await styles.open( '/colors' );
	await styles.waitForCanvas();
	await styles.button( 'Style Book' ).click();
	const paragraph = book.frame.locator( '.wp-block-paragraph, p' ).first();
	await expect( book.tab( 'Colors' ) ).toHaveAttribute(
		'aria-selected',
		'true'
	);
	await book.tab( 'Overview' ).click();
	const color = () =>
		paragraph.evaluate( ( element ) => getComputedStyle( element ).color );
	await expect( paragraph ).toBeVisible();
	const before = await color();
	await styles.chooseColor( 'Text', 'Accent 3' );
	await expect.poll( color ).not.toBe( before );
	const after = await color();
	await book.region.getByRole( 'button', { name: 'Close' } ).click();
	await styles.expectInCanvas( 'body', 'color', after );
	await styles.button( 'Undo' ).click();
	await styles.expectInCanvas( 'body', 'color', before );
} );

test( 'In a narrow window the Style Book takes the place of the panel, and an example leads back to it; a phone has none', async ( {
	styles,
	book,
	page,
} ) => {
	await page.setViewportSize( { width: 900, height: 800 } );
	await styles.goto( '/styles' );
	const open = styles.button( 'Style Book' );
	await open.click();
	await expect( book.example( 'Headings' ) ).toBeVisible();
	await expect( styles.button( 'Revisions' ) ).toBeHidden();
	await book.region.getByRole( 'button', { name: 'Close' } ).click();
	await expect( styles.button( 'Revisions' ) ).toBeVisible();
	await expect( open ).toBeFocused();

	await open.click();
	await book.example( 'Headings' ).click();
	await expect( book.region ).toHaveCount( 0 );
	expect( styles.query.get( 'section' ) ).toBe( '/typography/heading' );
	await expect(
		styles.panel.getByRole( 'heading', { name: 'Headings' } )
	).toBeVisible();

	await page.setViewportSize( { width: 781, height: 800 } );
	await expect( styles.button( 'Revisions' ) ).toBeVisible();
	await expect( open ).toBeHidden();
} );

test( 'With a classic theme the Style Book shows what it looks like, and leads nowhere', async ( {
	design,
	site,
	book,
	page,
} ) => {
	await site.useTheme( 'atelier-classic-styles' );
	await design.goto();
	await design.items.filter( { hasText: 'Styles' } ).click();
	expect( design.query.get( 'p' ) ).toBe( '/stylebook' );
	await expect(
		design.navigation.getByText(
			"Preview your website's visual identity: colors, typography, and blocks."
		)
	).toBeVisible();
	await expect( book.frame.getByText( 'Heading 1' ) ).toBeVisible();
	await expect( book.frame.getByRole( 'button' ) ).toHaveCount( 0 );
	await book.tab( 'Text' ).click();
	await expect(
		book.frame.getByText( 'Quote', { exact: true } )
	).toBeVisible();
	await checkAccessibility( page, { include: '.atelier-style-book' } );
	await page.setViewportSize( { width: 390, height: 800 } );
	await expect( book.tab( 'Text' ) ).toBeVisible();

	await site.useTheme( 'atelier-classic' );
	await design.goto( '/stylebook' );
	await expect(
		page
			.locator( '#atelier' )
			.getByText(
				'The theme you are currently using does not support this screen.'
			)
	).toBeVisible();
	await expect( book.tab( 'Text' ) ).toHaveCount( 0 );
} );
