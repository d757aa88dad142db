import { renameSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, SHARED_SITE, test } from '../fixtures';
import { ListPage } from '../pages/list-page';
import { checkAccessibility } from '../support/check-accessibility';
import type { Rest } from '../support/rest';

test.use( SHARED_SITE );

const BLOCKS = '/wp/v2/blocks';
const PARTS = '/wp/v2/template-parts';
const THEME = 'twentytwentyfive';

const text = ( words: string ) =>
	`<!-- wp:paragraph --><p>${ words }</p><!-- /wp:paragraph -->`;

const create = ( rest: Rest, title: string, data: object = {} ) =>
	rest< { id: number } >( BLOCKS, {
		method: 'POST',
		data: { status: 'publish', title, content: text( title ), ...data },
	} );

const createPage = ( rest: Rest, title: string, content: string ) =>
	rest< { id: number } >( '/wp/v2/pages', {
		method: 'POST',
		data: { title, status: 'publish', content },
	} );

const use = ( { id }: { id: number } ) => `<!-- wp:block {"ref":${ id }} /-->`;

const readRaw = async ( rest: Rest, route: string ) =>
	(
		await rest< { content: { raw: string } } >( route, {
			params: { context: 'edit' },
		} )
	).content.raw;

/** Holds requests back, and returns a function that lets them go on. */
async function holdRequests( page: Page, url: RegExp ): Promise< () => void > {
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( url, async ( route ) => {
		await released;
		await route.continue();
	} );
	return release;
}

const PREVIEWS = /\/atelier\/v1\/previews\b/;

// The tool that records traces runs a script in every frame; those of previews refuse it.
test.beforeEach( ( { consoleWatch } ) =>
	consoleWatch.allow( /Blocked script execution in 'about:srcdoc'/ )
);

test( 'a category of WordPress with only the theme’s patterns and an empty one have their counts, and what a person puts into the first stays in it', async ( {
	design,
	page,
	rest,
} ) => {
	const { registered } = await rest< {
		registered: { categories: string[] }[];
	} >( '/atelier/v1/patterns' );
	const count = registered.filter( ( { categories } ) =>
		categories.includes( 'banner' )
	).length;
	expect( count ).toBeGreaterThan( 0 );
	await rest( '/wp/v2/wp_pattern_category', {
		method: 'POST',
		data: { name: 'Nothing yet' },
	} );

	await design.goto( '/pattern' );
	const banners = design.navigation.getByRole( 'link', { name: /^Banners/ } );
	await expect( banners ).toHaveAccessibleName( `Banners ${ count }` );
	await expect(
		design.navigation.getByRole( 'link', { name: 'Nothing yet 0' } )
	).toBeVisible();
	await banners.click();
	const list = new ListPage( design, 'pattern' );
	await expect( list.items ).toHaveCount( count );
	await expect(
		page.getByRole( 'button', { name: 'Actions', exact: true } )
	).toHaveCount( count );

	await page.getByRole( 'button', { name: 'Add Pattern' } ).click();
	await page.getByRole( 'menuitem', { name: 'Add pattern' } ).click();
	const dialog = page.getByRole( 'dialog' );
	await dialog.getByLabel( 'Name', { exact: true } ).fill( 'Our banner' );
	await expect(
		dialog.getByText( 'Banners', { exact: true } )
	).toBeVisible();
	await dialog.getByRole( 'button', { name: 'Add', exact: true } ).click();
	await expect( page ).toHaveURL( /wp_block%2F\d+.*canvas=edit/ );

	await design.goto( '/pattern', { categoryId: 'banner' } );
	await expect( banners ).toHaveCount( 1 );
	await expect( banners ).toHaveAccessibleName( `Banners ${ count + 1 }` );
	await expect(
		page.getByRole( 'link', { name: 'Our banner' } ).first()
	).toBeVisible();
} );

test( 'a draft, a private pattern and one in the trash that is in use are shown as what they are, under their own titles', async ( {
	design,
	page,
	rest,
} ) => {
	const draft = await create( rest, 'State half done', { status: 'draft' } );
	const trashed = await create( rest, 'State thrown away' );
	const unused = await create( rest, 'State unused' );
	await create( rest, 'State secret', { status: 'private' } );
	await createPage( rest, 'Uses both', use( draft ) + use( trashed ) );
	for ( const { id } of [ trashed, unused ] ) {
		await rest( `${ BLOCKS }/${ id }`, { method: 'DELETE' } );
	}

	const list = new ListPage( design, 'pattern' );
	await list.open( { layout: 'table', search: 'state' } );
	await expect( list.items ).toHaveCount( 3 );
	await expect( list.row( 'State half done' ) ).toContainText( 'Draft' );
	await expect( list.row( 'State secret' ) ).toContainText( 'Private' );
	const row = list.row( 'State thrown away' );
	await expect( row ).toContainText( 'Trash' );
	// A pattern in the trash cannot be opened.
	await expect( row.getByRole( 'link' ) ).toHaveCount( 0 );

	await design.goto( `/wp_block/${ draft.id }` );
	await expect(
		design.navigation.getByText( 'This pattern is not published.', {
			exact: false,
		} )
	).toBeVisible();
	await expect(
		design.navigation.getByRole( 'link', { name: 'Uses both' } )
	).toBeVisible();
	await design.goto( `/wp_block/${ trashed.id }` );
	await expect(
		design.navigation.getByText( 'This pattern is in the trash.', {
			exact: false,
		} )
	).toBeVisible();
	await expect( page.getByRole( 'button', { name: /^Edit\b/ } ) ).toHaveCount(
		0
	);

	await expect(
		design.navigation.getByRole( 'button', {
			name: 'Restore “State thrown away”',
		} )
	).toBeVisible();

	await list.open( { layout: 'table', search: 'state' } );
	await list.act( 'State thrown away', 'Restore' );
	await expect(
		list.notice( '"State thrown away" has been restored.' )
	).toBeVisible();
	await expect( row ).not.toContainText( 'Trash' );
	const restored = await rest< { status: string } >(
		`${ BLOCKS }/${ trashed.id }`
	);
	expect( restored.status ).toBe( 'publish' );
} );

test( 'markup that is broken and a part whose file is gone are told of, and can be opened', async ( {
	consoleWatch,
	debugLog,
	design,
	page,
	rest,
	site,
} ) => {
	// The browser logs each answer with 404, and the editor each block that it has to mend.
	consoleWatch.allow( /404|Block validation/ );
	const broken = await create( rest, 'Broken markup', {
		content: `<!-- wp:group {"layout": --><div${ text(
			'Still here'
		) }<!-- wp:heading --><p>No heading</p><!-- /wp:heading --><!-- wp:nobody/knows {"a":1} /-->`,
	} );
	await design.goto( `/wp_block/${ broken.id }` );
	await design.waitForCanvas();
	await expect(
		design.navigation.getByRole( 'heading', { name: 'Broken markup' } )
	).toBeVisible();
	await expect(
		design.canvas.getByText( 'Attempt recovery' ).first()
	).toBeVisible();

	const path = `${ PARTS }/${ THEME }//footer-newsletter`;
	await rest( path, {
		method: 'PUT',
		data: { content: text( 'Our newsletter' ) },
	} );
	const file = join(
		site.folder,
		'wp-content/themes',
		THEME,
		'parts/footer-newsletter.html'
	);
	renameSync( file, `${ file }.gone` );
	// Twenty Twenty-Five has a template that asks for it.
	debugLog.allow( /footer-newsletter/ );
	// Each process of PHP remembers for a while which files there are.
	await expect( async () => {
		await design.goto( `/wp_template_part/${ THEME }//footer-newsletter` );
		await expect(
			design.navigation.getByText(
				'The theme no longer provides this template part. This is your copy.'
			)
		).toBeVisible( { timeout: 4000 } );
	} ).toPass();
	await expect( design.canvas.getByText( 'Our newsletter' ) ).toBeVisible();

	// With neither the file nor a copy there is nothing to show.
	await rest( path, { method: 'DELETE', params: { force: true } } );
	await expect( async () => {
		await design.goto( `/wp_template_part/${ THEME }//footer-newsletter` );
		await expect(
			design.navigation.getByText(
				'It does not exist. Perhaps it was deleted?'
			)
		).toBeVisible( { timeout: 4000 } );
		await expect(
			page.getByRole( 'button', { name: /^Edit\b/ } )
		).toHaveCount( 0, { timeout: 4000 } );
	} ).toPass();
	renameSync( `${ file }.gone`, file );
} );

test( 'a canvas that is slow to come holds up nothing that is known of its item', async ( {
	design,
	page,
	rest,
} ) => {
	const item = await create( rest, 'Slow to come' );
	await createPage( rest, 'Waits for it', use( item ) );
	const release = await holdRequests( page, /atelier_payload=/ );
	await design.goto( `/wp_block/${ item.id }` );
	await expect(
		design.navigation.getByRole( 'heading', { name: 'Slow to come' } )
	).toBeVisible();
	await expect(
		design.navigation.getByRole( 'link', { name: 'Waits for it' } )
	).toBeVisible();
	await expect(
		page.getByRole( 'status', { name: 'Loading the preview' } )
	).toBeVisible();
	release();
	await design.waitForCanvas();
	await expect( design.canvas.getByText( 'Slow to come' ) ).toBeVisible();
} );

test.describe( 'a long grid in a high window', () => {
	test.use( { viewport: { width: 1280, height: 5000 } } );

	test( 'asks for at most four previews at once, which hold up no name, no count and no action', async ( {
		design,
		page,
		rest,
	} ) => {
		for ( let number = 1; number <= 30; number++ ) {
			await create( rest, `Queue ${ number }` );
		}
		const asked: string[] = [];
		page.on( 'request', ( request ) => {
			if ( PREVIEWS.test( request.url() ) ) {
				asked.push( request.url() );
			}
		} );
		const release = await holdRequests( page, PREVIEWS );
		await design.goto( '/pattern', { perPage: '50', search: 'queue' } );
		const list = new ListPage( design, 'pattern' );
		await expect( list.items ).toHaveCount( 30 );
		await expect.poll( () => asked.length ).toBe( 4 );
		await expect(
			design.navigation.getByRole( 'link', { name: /^All patterns/ } )
		).toHaveText( /\d$/ );
		await page
			.getByRole( 'button', { name: 'Actions', exact: true } )
			.first()
			.click();
		await expect(
			page.getByRole( 'menuitem', { name: 'Rename' } )
		).toBeVisible();
		await page.keyboard.press( 'Escape' );
		expect( asked ).toHaveLength( 4 );

		release();
		await expect(
			page.locator( '.atelier-record-preview__frame.is-shown' )
		).toHaveCount( 30 );
		expect( asked.length ).toBeGreaterThan( 4 );
	} );
} );

test( 'no preview is asked for that is not seen, and what is scrolled away is released', async ( {
	design,
	page,
	rest,
} ) => {
	for ( let number = 1; number <= 30; number++ ) {
		await create( rest, `Seen ${ String( number ).padStart( 2, '0' ) }` );
	}
	let asked = 0;
	page.on( 'request', ( request ) => {
		const { pathname, searchParams } = new URL( request.url() );
		if ( PREVIEWS.test( pathname ) ) {
			asked += [ ...searchParams.keys() ].length;
		}
	} );
	await design.goto( '/pattern', { search: 'seen' } );
	const list = new ListPage( design, 'pattern' );
	await expect( list.items ).toHaveCount( 20 );
	const frames = page.locator( '.atelier-record-preview__frame.is-shown' );
	const first = list.items
		.filter( { hasText: 'Seen 01' } )
		.locator( '.atelier-record-preview__frame' );
	await expect( first ).toBeVisible();
	expect( await frames.count() ).toBeLessThan( 20 );
	expect( asked ).toBeLessThan( 40 );

	await list.items.last().scrollIntoViewIfNeeded();
	await expect(
		list.items.last().locator( '.atelier-record-preview__frame' )
	).toBeVisible();
	await expect( first ).toHaveCount( 0 );
} );

test( 'several patterns are put into a category, exported into one file and imported again with it', async ( {
	design,
	page,
	rest,
} ) => {
	await create( rest, 'Carry one', {
		meta: { wp_pattern_sync_status: 'unsynced' },
	} );
	await create( rest, 'Carry two' );
	const list = new ListPage( design, 'pattern' );
	await list.open( {
		layout: 'table',
		search: 'carry',
		postType: 'wp_block',
		categoryId: 'all-patterns',
	} );
	const bulk = ( name: string ) =>
		page
			.locator( '.dataviews-bulk-actions-footer__container' )
			.getByRole( 'button', { name } )
			.click();
	await list.select( 'Carry one', 'Carry two' );
	await bulk( 'Categories' );
	const dialog = page.getByRole( 'dialog' );
	await dialog.getByRole( 'combobox' ).fill( 'Carried & kept,' );
	await dialog.getByRole( 'button', { name: 'Save' } ).click();
	await expect(
		list.notice( 'Categories of 2 patterns updated.' )
	).toBeVisible();
	const category = design.navigation.getByRole( 'link', {
		name: /^Carried & kept/,
	} );
	await expect( category ).toHaveAccessibleName( 'Carried & kept 2' );
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( category ).toHaveAccessibleName( 'Carried & kept 0' );
	await list.select( 'Carry one', 'Carry two' );
	await bulk( 'Categories' );
	await dialog.getByRole( 'combobox' ).fill( 'carried & kept,' );
	await dialog.getByRole( 'button', { name: 'Save' } ).click();
	await expect( category ).toHaveAccessibleName( 'Carried & kept 2' );

	await list.select( 'Carry one', 'Carry two' );
	const download = page.waitForEvent( 'download' );
	await bulk( 'Export as JSON' );
	const exported = await download;
	expect( exported.suggestedFilename() ).toBe( 'patterns-export.json' );
	const buffer = await readFile( await exported.path() );

	await list.select( 'Carry one', 'Carry two' );
	await bulk( 'Delete' );
	await expect(
		dialog.getByText( 'None of them is used anywhere.' )
	).toBeVisible();
	await dialog.getByRole( 'button', { name: 'Delete' } ).click();
	await expect( list.notice( '2 items deleted.' ) ).toBeVisible();
	await expect( category ).toHaveAccessibleName( 'Carried & kept 0' );
	await page.locator( 'input[type=file]' ).setInputFiles( {
		name: 'patterns-export.json',
		mimeType: 'application/json',
		buffer,
	} );
	await expect(
		list.notice( 'Imported 2 patterns from JSON.' )
	).toBeVisible();
	await expect( category ).toHaveCount( 1 );
	await expect( category ).toHaveAccessibleName( 'Carried & kept 2' );
	await expect( list.row( 'Carry one' ) ).toContainText( 'Not synced' );
	await expect( list.row( 'Carry two' ) ).not.toContainText( 'Not synced' );
	expect( await readAll( rest, 'Carry' ) ).toEqual( [
		text( 'Carry one' ),
		text( 'Carry two' ),
	] );
} );

/** The contents of the patterns that a search finds, in order. */
const readAll = async ( rest: Rest, search: string ) =>
	(
		await rest< { content: { raw: string } }[] >( BLOCKS, {
			params: { search, context: 'edit', orderby: 'title', order: 'asc' },
		} )
	).map( ( { content } ) => content.raw );

test( 'a synced pattern and a part that no place shows are called so, and can be filtered and shown in a column', async ( {
	design,
	page,
	rest,
} ) => {
	await create( rest, 'Lonely one' );
	await create( rest, 'Lonely copy', {
		meta: { wp_pattern_sync_status: 'unsynced' },
	} );
	const shown = await create( rest, 'Lonely no more' );
	const place = await createPage( rest, 'Shows one', use( shown ) );
	const list = new ListPage( design, 'pattern' );
	const query = {
		layout: 'table',
		search: 'lonely',
		postType: 'wp_block',
		categoryId: 'all-patterns',
	};
	const badge = ( title: string ) =>
		list.row( title ).getByText( 'Not used', { exact: true } );
	await list.open( query );
	await expect( badge( 'Lonely one' ) ).toBeVisible();
	await expect( badge( 'Lonely no more' ) ).toHaveCount( 0 );
	// A copy says nothing about where its content went.
	await expect( badge( 'Lonely copy' ) ).toHaveCount( 0 );

	await page.getByRole( 'button', { name: 'Add filter' } ).click();
	await page.getByRole( 'menuitem', { name: 'Usage' } ).click();
	await page.getByRole( 'option', { name: 'Not used' } ).click();
	await expect( list.row( 'Lonely no more' ) ).toHaveCount( 0 );
	await expect( list.row( 'Lonely one' ) ).toBeVisible();

	await rest( `/wp/v2/pages/${ place.id }`, {
		method: 'DELETE',
		params: { force: true },
	} );
	await list.open( {
		...query,
		filters: JSON.stringify( [ [ 'usage', 'is', 'unused' ] ] ),
	} );
	await expect( badge( 'Lonely no more' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'View options' } ).click();
	await page.getByRole( 'checkbox', { name: 'Usage' } ).check();
	await page.keyboard.press( 'Escape' );
	await expect(
		page.getByRole( 'columnheader', { name: 'Usage' } )
	).toBeVisible();
	await expect( list.row( 'Lonely copy' ) ).toHaveCount( 0 );
} );

test( 'deleting several says where they are used, and Undo brings all back with their ids', async ( {
	design,
	page,
	rest,
} ) => {
	const one = await create( rest, 'Several one' );
	const two = await create( rest, 'Several two' );
	await createPage( rest, 'Uses one', use( one ) );
	await createPage( rest, 'Uses one again', use( one ) );
	const list = new ListPage( design, 'pattern' );
	await list.open( { layout: 'table', search: 'several' } );
	await list.select( 'Several one', 'Several two' );
	await page
		.locator( '.dataviews-bulk-actions-footer__container' )
		.getByRole( 'button', { name: 'Delete' } )
		.click();
	const dialog = page.getByRole( 'dialog' );
	await expect(
		dialog.getByText( '“Several one” is used in 2 places.' )
	).toBeVisible();
	await expect( dialog.getByText( '“Several two”' ) ).toHaveCount( 0 );
	await checkAccessibility( page, { include: '[role="dialog"]' } );
	await dialog.getByRole( 'button', { name: 'Delete' } ).click();
	await expect( list.items ).toHaveCount( 0 );
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( list.items ).toHaveCount( 2 );
	for ( const { id } of [ one, two ] ) {
		expect( await readRaw( rest, `${ BLOCKS }/${ id }` ) ).toContain(
			'Several'
		);
	}
} );

test( 'a header is deleted, a pattern takes its places, and Undo brings the header back with its id', async ( {
	design,
	page,
	rest,
} ) => {
	const pattern = await create( rest, 'Header of blocks' );
	const part = await rest< { id: string; wp_id: number; slug: string } >(
		PARTS,
		{
			method: 'POST',
			data: {
				slug: 'shop-header',
				title: 'Shop header',
				area: 'header',
				content: text( 'Shop' ),
			},
		}
	);
	const user = await createPage(
		rest,
		'Has the shop’s header',
		`<!-- wp:template-part {"slug":"shop-header","theme":"${ THEME }"} /-->`
	);
	const list = new ListPage( design, 'pattern' );
	await list.open( {
		layout: 'table',
		postType: 'wp_template_part',
		categoryId: 'header',
	} );
	await list.act( 'Shop header', 'Delete' );
	const dialog = page.getByRole( 'dialog' );
	await dialog
		.getByRole( 'radio', { name: 'They show another one' } )
		.check();
	await dialog
		.getByRole( 'radio', { name: 'Header of blocks', exact: true } )
		.check();
	await dialog.getByRole( 'button', { name: 'Delete' } ).click();
	await expect( list.notice( '"Shop header" deleted.' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( list.row( 'Shop header' ) ).toBeVisible();
	expect( await readRaw( rest, `/wp/v2/pages/${ user.id }` ) ).toContain(
		use( pattern )
	);
	const restored = await rest< { wp_id: number } >(
		`${ PARTS }/${ part.id }`
	);
	expect( restored.wp_id ).toBe( part.wp_id );
} );

test( 'the theme’s header gives way to a pattern everywhere, and stays', async ( {
	design,
	page,
	rest,
} ) => {
	const pattern = await create( rest, 'New head of the site' );
	const list = new ListPage( design, 'pattern' );
	await list.open( { layout: 'table', postType: 'wp_template_part' } );
	await list.act( 'Header', 'Replace everywhere' );
	const dialog = page.getByRole( 'dialog' );
	const submit = dialog.getByRole( 'button', { name: 'Replace' } );
	await expect( submit ).toHaveAttribute( 'aria-disabled', 'true' );
	await dialog
		.getByRole( 'radio', { name: 'New head of the site', exact: true } )
		.check();
	await checkAccessibility( page, { include: '[role="dialog"]' } );
	await submit.click();
	// Patterns of the theme stay as their files say.
	const notice = list.notice( /“Header” replaced in \d+ places\./ );
	await expect( notice ).toContainText(
		/\d+ files of the theme cannot be changed and stay\./
	);
	await expect( dialog ).toBeHidden();
	await expect( list.row( 'Header' ) ).toBeVisible();
	expect(
		await readRaw( rest, `/wp/v2/templates/${ THEME }//page` )
	).toContain( use( pattern ) );
	for ( const { wp_id: id } of await rest< { wp_id: number }[] >(
		'/wp/v2/templates'
	) ) {
		if ( id ) {
			await rest( `/wp/v2/templates/${ id }`, {
				method: 'DELETE',
				params: { force: true },
			} );
		}
	}
} );
