import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { findUntranslated } from '../support/find-untranslated';
import { inPseudoLocale } from '../support/pseudo-text';

test.use( { ownSite: 'pseudo-locale' } );

type Screen = readonly [ path: string, query?: Record< string, string > ];

/** The screens by what they have in common: their path, and what else is in their address. */
const SCREENS: Readonly< Record< string, readonly Screen[] > > = {
	'The shell': [
		[ '/' ],
		[ '/identity' ],
		[ '/navigation' ],
		[ '/fonts' ],
		[ '/deleted' ],
		[ '/no/such/place' ],
	],
	'The lists': [
		[ '/page', { layout: 'table' } ],
		[ '/page', { layout: 'list' } ],
		[ '/page', { layout: 'grid' } ],
		[ '/post', { layout: 'table' } ],
		[ '/pattern' ],
		[ '/pattern', { postType: 'wp_template_part' } ],
		[ '/template', { layout: 'table' } ],
		[ '/template', { layout: 'grid' } ],
		[ '/template', { layout: 'list' } ],
	],
};

/** The inner screens of Styles and their titles; one follows on the other without a new page. */
const SECTIONS: ReadonlyArray< readonly [ section: string, title: string ] > = [
	[ '/variations', 'Browse styles' ],
	[ '/typography', 'Typography' ],
	[ '/typography/link', 'Links' ],
	[ '/typography/heading', 'Headings' ],
	[ '/typography/font-sizes', 'Font size presets' ],
	[ '/colors', 'Colors' ],
	[ '/colors/palette', 'Edit palette' ],
	[ '/background', 'Background' ],
	[ '/shadows', 'Shadows' ],
	[ '/layout', 'Layout' ],
	[ '/css', 'Additional CSS' ],
	[ '/revisions', 'Revisions' ],
	[ '/blocks', 'Blocks' ],
	[ '/blocks/core%2Fbutton', 'Button' ],
	[ '/blocks/core%2Fimage', 'Image' ],
];

/** How long nothing changes on a page that has settled. */
const QUIET_MS = 500;

/** The rows of a list have the same menu each. */
const MENUS_PER_SCREEN = 6;

/** Names of buttons whose menus were looked at. */
type OpenedMenus = Set< string >;

/** Names that are the same in every language, and units. */
const NAMES =
	'wordpress json css html px em rem vw vh svh dvh woff woff ttf otf ctrl alt shift esc del id url rss utc svg png jpg jpeg gif webp ico pdf zip hsl rgb hex gutenberg twenty five xs sm md lg xl xxl aa aaa';

/** Routes that answer with the names and titles of the site's content. */
const CONTENT = [
	'/wp/v2/pages?per_page=100&status=any&context=edit&_fields=title.raw,slug',
	'/wp/v2/posts?per_page=100&status=any&context=edit&_fields=title.raw,slug',
	'/wp/v2/posts?status=trash&context=edit&_fields=title.raw,slug',
	'/wp/v2/media?per_page=100&_fields=title.rendered,alt_text',
	'/wp/v2/blocks?per_page=100&context=edit&_fields=title.raw',
	'/wp/v2/navigation?per_page=100&context=edit&_fields=title.raw',
	'/wp/v2/wp_pattern_category?per_page=100&_fields=name',
	'/wp/v2/categories?per_page=100&_fields=name',
	'/wp/v2/tags?per_page=100&_fields=name',
	'/wp/v2/users?per_page=100&_fields=name',
	'/wp/v2/template-parts?context=edit&_fields=slug',
	'/wp/v2/templates?context=edit&_fields=slug,description',
	'/wp/v2/themes?_fields=name.raw,author.raw',
	'/wp/v2/settings?_fields=title,description',
];

test.describe( 'In a language whose texts are half as long again', () => {
	let content: string[] = [];

	test.beforeAll( async ( { site } ) => site.usePlugin( 'pseudo-locale' ) );

	test.beforeEach( async ( { rest } ) => {
		const words = new Set( NAMES.split( ' ' ) );
		const collect = ( value: unknown ) => {
			if ( typeof value === 'string' ) {
				for ( const word of value
					.replace( /<[^>]*>|&#?\w+;/g, ' ' )
					.match( /[A-Za-z][A-Za-z'’]+/g ) ?? [] ) {
					words.add( word.toLowerCase() );
				}
			} else if ( value && typeof value === 'object' ) {
				Object.values( value ).forEach( collect );
			}
		};
		for ( const route of CONTENT ) {
			collect( await rest( route ) );
		}
		content = [ ...words ];
	} );

	for ( const [ name, screens ] of Object.entries( SCREENS ) ) {
		test( `${ name } has no text that is not translated, and none that is cut`, async ( {
			design,
			page,
		} ) => {
			test.setTimeout( 30_000 * screens.length );
			const problems: string[] = [];
			// The layouts of a list have the same menus.
			const menus: Record< string, OpenedMenus > = {};
			for ( const [ path, query = {} ] of screens ) {
				await design.goto( path, query );
				await waitUntilSettled( page );
				const list = `${ path } ${ query.postType }`;
				const found = await findOnScreen(
					page,
					content,
					( menus[ list ] ??= new Set() )
				);
				const where = [ path, ...Object.values( query ) ].join( ' ' );
				problems.push(
					...found.map( ( problem ) => `${ where }: ${ problem }` )
				);
			}
			expect( problems ).toEqual( [] );
		} );
	}

	test( 'Styles has no text that is not translated, and none that is cut', async ( {
		styles,
		page,
		consoleWatch,
	} ) => {
		// The host's example of the image block is on WordPress.org, and a test has no network.
		consoleWatch.allow( /s\.w\.org/ );
		test.setTimeout( 300_000 );
		const problems: string[] = [];
		const menus: OpenedMenus = new Set();
		const look = async ( where: string ) => {
			await waitUntilSettled( page );
			for ( const problem of await findOnScreen(
				page,
				content,
				menus
			) ) {
				problems.push( `${ where }: ${ problem }` );
			}
		};
		await styles.open();
		await look( 'the root' );
		for ( const [ section, title ] of SECTIONS ) {
			await styles.moveTo( section );
			await styles.heading( inPseudoLocale( title ) ).first().waitFor();
			await look( section );
		}
		await styles.goto( '/styles', { preview: 'stylebook' } );
		await look( 'the Style Book' );
		expect( problems ).toEqual( [] );
	} );

	test( 'The editor, quick edit and a dialog have no text that is not translated, and none that is cut', async ( {
		design,
		page,
		rest,
	} ) => {
		test.setTimeout( 60_000 );
		const [ { id } ] = await rest( '/wp/v2/pages?per_page=1' );
		const problems: string[] = [];
		const look = async ( where: string ) => {
			await waitUntilQuiet( page );
			for ( const problem of await findUntranslated( page, content ) ) {
				problems.push( `${ where }: ${ problem }` );
			}
		};
		await design.goto( '/page', {
			layout: 'table',
			quickEdit: 'true',
			postId: String( id ),
		} );
		await page.locator( '.atelier-quick-edit__footer' ).waitFor();
		await look( 'quick edit' );
		await page.locator( '.atelier-list__tools .is-primary' ).click();
		await page.getByRole( 'dialog' ).waitFor();
		await look( 'Add Page' );
		await page.keyboard.press( 'Escape' );
		await design.goto( `/page/${ id }`, { canvas: 'edit', section: '/' } );
		await design.canvas.locator( '[data-block]' ).first().waitFor();
		await page
			.locator( '.atelier-styles-sidebar .atelier-styles' )
			.waitFor();
		await look( 'editor' );
		expect( problems ).toEqual( [] );
	} );

	test( 'The dialogs of lists, menus and fonts have no text that is not translated, and none that is cut', async ( {
		design,
		page,
	} ) => {
		test.setTimeout( 120_000 );
		const problems: string[] = [];
		const dialog = page.getByRole( 'dialog' );
		const look = async ( where: string ) => {
			await dialog.first().waitFor();
			await waitUntilQuiet( page );
			for ( const problem of await findUntranslated( page, content ) ) {
				problems.push( `${ where }: ${ problem }` );
			}
			await page.keyboard.press( 'Escape' );
			await expect( dialog ).toHaveCount( 0 );
		};
		const choose = async ( menu: Locator, item: string ) => {
			await menu.first().click();
			await page
				.getByRole( 'menuitem', { name: inPseudoLocale( item ) } )
				.click();
		};

		await design.goto( '/page', { layout: 'grid' } );
		await waitUntilSettled( page );
		await choose(
			page.locator(
				'.dataviews-view-grid__card button[aria-haspopup="menu"]'
			),
			'Rename'
		);
		await look( 'Rename' );

		await design.goto( '/template', { layout: 'table' } );
		await waitUntilSettled( page );
		await page.locator( '.atelier-list__tools .is-primary' ).click();
		await look( 'Add template' );

		await design.goto( '/navigation' );
		await page
			.getByRole( 'button', {
				name: inPseudoLocale( 'Create Navigation Menu' ),
			} )
			.click();
		await look( 'Create Navigation Menu' );

		await design.goto( '/styles', {
			section: '/typography',
			fonts: 'library',
		} );
		await dialog.getByRole( 'tab' ).first().waitFor();
		await look( 'Fonts' );
		expect( problems ).toEqual( [] );
	} );
} );

/** Finds problems on the screen, and in each of its menus that was not open before. */
async function findOnScreen(
	page: Page,
	content: readonly string[],
	openedMenus: OpenedMenus
): Promise< readonly string[] > {
	const found = new Set( await findUntranslated( page, content ) );
	const menus = page.locator(
		'#atelier button[aria-haspopup="menu"]:visible:enabled'
	);
	for ( const button of ( await menus.all() ).slice( 0, MENUS_PER_SCREEN ) ) {
		const name = await button.evaluate(
			( { ariaLabel, textContent } ) => ariaLabel ?? textContent ?? ''
		);
		if ( openedMenus.has( name ) ) {
			continue;
		}
		openedMenus.add( name );
		await button.click();
		await page.getByRole( 'menu' ).first().waitFor();
		for ( const problem of await findUntranslated( page, content ) ) {
			found.add( problem );
		}
		await page.keyboard.press( 'Escape' );
	}
	return [ ...found ];
}

/** Waits until nothing says that it is loading, and the page has stopped changing. */
async function waitUntilSettled( page: Page ): Promise< void > {
	await page
		.locator( '#atelier' )
		.getByRole( 'region' )
		.filter( { visible: true } )
		.first()
		.waitFor();
	await expect(
		page.locator( '#atelier [role="status"][aria-label]:visible' )
	).toHaveCount( 0 );
	await waitUntilQuiet( page );
}

/** Waits until the page has stopped changing. */
async function waitUntilQuiet( page: Page ): Promise< void > {
	await page.evaluate(
		( quietMs ) =>
			new Promise< void >( ( resolve ) => {
				let timer = setTimeout( resolve, quietMs );
				new MutationObserver( () => {
					clearTimeout( timer );
					timer = setTimeout( resolve, quietMs );
				} ).observe( document.body, {
					childList: true,
					subtree: true,
					characterData: true,
				} );
			} ),
		QUIET_MS
	);
}
