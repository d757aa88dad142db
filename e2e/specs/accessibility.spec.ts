import { expect, test } from '../fixtures';
import type { DesignQuery } from '../pages/design-page';
import { checkAccessibility } from '../support/check-accessibility';
import type { Rest } from '../support/rest';

/** Frames that show the theme, which is not ours. */
const FRAMES = [
	'iframe[name="editor-canvas"]',
	'iframe[name="style-book-canvas"]',
	'.atelier-public-page__frame',
	'.atelier-panes__frame',
];

/** Rows or cards of a list. */
const LIST = '.dataviews-layout__container';

/** A window of a desktop, the narrowest with a sidebar, and a phone. */
const WIDTHS = [ 1440, 782, 390 ];

interface Screen {
	path: string;
	query?: DesignQuery;
	/** Prepares the test. */
	prepare?: ( rest: Rest ) => Promise< unknown >;
	/** Name of its area's landmark; without one its heading in the sidebar is waited for. */
	region?: string;
	heading?: string;
	/** Text that the area shows when it has loaded. */
	text?: string;
	/** Whether the area is a list, which has loaded when it shows a row or a card. */
	isList?: boolean;
}

/** Deletes a pattern and a menu, and resets a template, so that there are rows of each kind. */
async function deleteOfEachKind( rest: Rest ): Promise< void > {
	for ( const [ route, data ] of [
		[ '/wp/v2/blocks', { title: 'A deleted pattern' } ],
		[ '/wp/v2/navigation', { title: 'A deleted menu' } ],
		[ '/wp/v2/templates', { slug: 'index', content: 'Changed' } ],
	] as const ) {
		const { id } = await rest( route, {
			method: 'POST',
			data: { ...data, status: 'publish' },
		} );
		await rest( `${ route }/${ id }`, {
			method: 'DELETE',
			params: { force: true },
			isDesign: true,
		} );
	}
}

const SCREENS: readonly Screen[] = [
	{ path: '/', heading: 'Design' },
	{ path: '/identity', region: 'Identity' },
	{ path: '/styles', region: 'Styles' },
	{
		path: '/styles',
		query: { section: '/typography/font-sizes' },
		region: 'Styles',
	},
	{ path: '/styles', query: { section: '/revisions' }, region: 'Styles' },
	{ path: '/styles', query: { preview: 'stylebook' }, region: 'Styles' },
	{
		path: '/compare',
		query: { left: 'saved', right: 'theme' },
		region: 'Compare',
	},
	{ path: '/fonts', region: 'Fonts' },
	{ path: '/navigation', heading: 'Navigation' },
	{ path: '/page', region: 'Pages', isList: true },
	{
		path: '/page',
		query: { layout: 'table' },
		region: 'Pages',
		isList: true,
	},
	{
		path: '/post',
		query: { layout: 'grid', quickEdit: 'true' },
		region: 'Posts',
	},
	{ path: '/pattern', region: 'Patterns' },
	{ path: '/template', region: 'Templates', isList: true },
	{
		path: '/deleted',
		prepare: deleteOfEachKind,
		region: 'Recently deleted',
		text: 'A deleted menu',
	},
	{ path: '/no/such/place' },
];

test.describe( 'axe finds no violation, at any width,', () => {
	for ( const screen of SCREENS ) {
		const { path, query = {}, region, heading, text, isList } = screen;
		const address = [ path, ...Object.values( query ) ].join( ' ' );
		test( `at ${ address }`, async ( {
			consoleWatch,
			design,
			page,
			rest,
		} ) => {
			// axe asks every frame, also those in which nothing may run.
			consoleWatch.allow( /Blocked script execution in 'about:srcdoc'/ );
			await screen.prepare?.( rest );
			await page.setViewportSize( { width: 1440, height: 900 } );
			await design.goto( path, query );
			if ( region ) {
				await page
					.getByRole( 'main' )
					.getByRole( 'region', { name: region, exact: true } )
					.waitFor();
			} else if ( heading ) {
				await page
					.getByRole( 'heading', { name: heading, level: 1 } )
					.waitFor();
			}
			if ( text ) {
				await page.getByText( text ).first().waitFor();
			}
			for ( const width of WIDTHS ) {
				await page.setViewportSize( { width, height: 844 } );
				await expect(
					page.getByRole( 'status', { name: /^Loading/ } )
				).toHaveCount( 0 );
				await expect( page.getByRole( 'main' ) ).toHaveCount( 1 );
				if ( isList ) {
					await page
						.getByRole( 'main' )
						.locator( LIST )
						.getByRole( 'button' )
						.first()
						.waitFor();
				}
				await checkAccessibility( page, {
					include: 'html',
					exclude: FRAMES,
				} );
			}
		} );
	}
} );

/** Menus, dropdowns and dialogs of a screen, which open one after the other. */
interface Opened {
	path: string;
	query?: DesignQuery;
	/** By the button that is pressed, the first of its name. */
	buttons: Readonly< Record< string, Opens > >;
	/** Widths of the window, where not all have the button. */
	widths?: readonly number[];
}

interface Opens {
	/** Role of what opens. */
	role: 'menu' | 'dialog' | 'textbox' | 'heading';
	/** Its name, where several are open. */
	name?: string;
	/** Whether Escape does not close it: the screen is opened again then. */
	stays?: true;
}

const MENU = { role: 'menu' } as const;
const DIALOG = { role: 'dialog' } as const;

const OPENED: readonly Opened[] = [
	{
		path: '/page',
		query: { layout: 'table' },
		buttons: {
			Actions: MENU,
			'View options': { role: 'heading', name: 'Properties' },
			'Add filter': MENU,
			Layout: MENU,
			'Quick add': { role: 'textbox', name: 'Title', stays: true },
		},
	},
	{ path: '/page', buttons: { Arrange: DIALOG, 'Add Page': DIALOG } },
	// The sidebar has it, which a phone does not show.
	{ path: '/page', buttons: { 'New view': DIALOG }, widths: [ 1440 ] },
	{ path: '/post', query: { layout: 'list' }, buttons: { Actions: MENU } },
	{
		path: '/pattern',
		query: { categoryId: 'my-patterns' },
		buttons: { 'Add Pattern': MENU },
	},
	{
		path: '/template',
		query: { layout: 'grid' },
		buttons: { Actions: MENU, 'Add Template': DIALOG },
	},
	{ path: '/', buttons: { Tools: MENU, 'Open command palette': DIALOG } },
];

test.describe( 'axe finds no violation beside what is open,', () => {
	for ( const {
		path,
		query = {},
		buttons,
		widths = [ 1440, 390 ],
	} of OPENED ) {
		test( `${ Object.keys( buttons ).join( ', ' ) } at ${ path }`, async ( {
			consoleWatch,
			design,
			page,
		} ) => {
			test.setTimeout( 60_000 + 60_000 * Object.keys( buttons ).length );
			consoleWatch.allow( /Blocked script execution in 'about:srcdoc'/ );
			let isOpen = false;
			for ( const width of widths ) {
				await page.setViewportSize( { width, height: 844 } );
				for ( const [ button, { role, name, stays } ] of Object.entries(
					buttons
				) ) {
					if ( ! isOpen ) {
						await design.goto( path, query );
					}
					await page
						.getByRole( 'button', { name: button, exact: true } )
						.first()
						.click();
					const opened = page
						.getByRole( role, { ...( name && { name } ) } )
						.first();
					await expect( opened ).toBeVisible();
					await checkAccessibility( page, {
						include: 'html',
						exclude: FRAMES,
						isMenuOpen: role === 'menu',
					} );
					isOpen = ! stays;
					if ( isOpen ) {
						await page.keyboard.press( 'Escape' );
						await expect( opened ).toBeHidden();
					}
				}
			}
		} );
	}
} );
