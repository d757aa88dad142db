import { expect, SHARED_SITE, test } from '../fixtures';
import type { DesignPage } from '../pages/design-page';
import type { SaveView } from '../pages/save-view';
import { checkAccessibility } from '../support/check-accessibility';
import { logIn } from '../support/log-in';
import { createRest, type Rest } from '../support/rest';

const MENUS = '/wp/v2/navigation';
const HEADER = '/wp/v2/template-parts/twentytwentyfive//header';

test.use( SHARED_SITE );

const link = ( attributes: object ) =>
	`<!-- wp:navigation-link ${ JSON.stringify( attributes ) } /-->`;

const toUrl = ( label: string, url = '#' ) =>
	link( { label, url, kind: 'custom' } );

const createMenu = ( rest: Rest, title: string, content: string ) =>
	rest< { id: number } >( MENUS, {
		method: 'POST',
		data: { title, content, status: 'publish' },
	} );

const readContent = async ( rest: Rest, id: number ) =>
	(
		await rest< { content: { raw: string } } >( `${ MENUS }/${ id }`, {
			params: { context: 'edit' },
		} )
	).content.raw;

const itemsOf = async ( design: DesignPage ) =>
	( await design.items.allTextContents() ).map( ( text ) => text.trim() );

const save = async ( saveView: SaveView ) => {
	await saveView.save();
	await expect( saveView.hub ).toHaveText( 'Saved' );
};

test.describe( 'A site that gives its menus to editors', () => {
	test.use( { user: 'editor' } );
	test.beforeEach( ( { site } ) => site.usePlugin( 'gives-menus' ) );

	test( 'lets them read, write, delete and restore menus, and nothing else of the design', async ( {
		browser,
		rest,
		site,
	} ) => {
		const statusOf = async (
			as: Rest,
			method: 'GET' | 'POST' | 'DELETE',
			route: string,
			data?: object
		) =>
			(
				await as.raw( route, { method, data, isDesign: true } )
			).status();
		const menu = await createMenu( rest, 'Theirs', toUrl( 'One' ) );
		const route = `${ MENUS }/${ menu.id }`;
		for ( const [ method, path, data ] of [
			[ 'GET', `${ route }?context=edit` ],
			[ 'POST', route, { title: 'Ours' } ],
			[ 'GET', '/atelier/v1/menu-links/overview' ],
			[ 'GET', '/atelier/v1/menu-links/targets?posts=1' ],
			[ 'GET', `/atelier/v1/usage?kind=menu&id=${ menu.id }` ],
			[ 'GET', '/atelier/v1/request-headers' ],
		] as const ) {
			expect( await statusOf( rest, method, path, data ), path ).toBe(
				200
			);
		}
		const { atelier_deletion: deletion } = await (
			await rest.raw( `${ route }?force=true`, {
				method: 'DELETE',
				isDesign: true,
			} )
		).json();
		expect( await statusOf( rest, 'GET', route ) ).toBe( 404 );
		expect(
			await statusOf(
				rest,
				'POST',
				`/atelier/v1/deletions/${ deletion }/restore`
			)
		).toBe( 200 );
		expect( await readContent( rest, menu.id ) ).toBe( toUrl( 'One' ) );

		for ( const [ method, path, data ] of [
			[ 'POST', '/wp/v2/templates', { slug: 'x', content: '' } ],
			[ 'POST', '/wp/v2/template-parts', { slug: 'x', content: '' } ],
			[ 'GET', '/atelier/v1/looks' ],
			[ 'GET', '/atelier/v1/deletions' ],
			[
				'POST',
				'/atelier/v1/usage/replace',
				{ kind: 'menu', id: String( menu.id ), with: '' },
			],
		] as const ) {
			expect( [ 401, 403, 404 ], `${ method } ${ path }` ).toContain(
				await statusOf( rest, method, path, data )
			);
		}

		const context = await browser.newContext( { baseURL: site.url } );
		await logIn( context, site.url, 'author' );
		const author = createRest( context.request, site.url );
		for ( const [ method, path, data ] of [
			[ 'POST', route, { title: 'Mine' } ],
			[ 'POST', MENUS, { title: 'Mine' } ],
			[ 'DELETE', route ],
			[ 'GET', '/atelier/v1/menu-links/overview' ],
		] as const ) {
			expect(
				await statusOf( author, method, path, data ),
				`${ method } ${ path }`
			).toBe( 403 );
		}
		await context.close();
	} );

	test( 'offers them Navigation alone, where they save a menu beside the site as visitors see it', async ( {
		design,
		page,
		rest,
		saveView,
	} ) => {
		await createMenu( rest, 'Twin', toUrl( 'One' ) );
		// Published last, it is the one that the header shows, which names none.
		const menu = await createMenu( rest, 'Theirs', toUrl( 'One' ) );
		await design.goto();
		await expect( design.items.first() ).toBeVisible();
		expect( await itemsOf( design ) ).toEqual( [ 'Navigation' ] );
		await design.items.first().click();
		await design.navigation
			.getByRole( 'link', { name: /^Theirs/ } )
			.click();
		const site = page.frameLocator( 'iframe[title="Site Preview"]' );
		await expect( site.locator( '.wp-site-blocks' ) ).toBeAttached();
		await expect( page.getByRole( 'alert' ) ).toHaveCount( 0 );
		const row = page.getByRole( 'button', { name: 'One', exact: true } );
		await row.click();
		const form = page.getByRole( 'dialog', { name: 'Edit One' } );
		await form.getByLabel( 'Label' ).fill( 'Uno' );
		await form.getByRole( 'button', { name: 'Apply' } ).click();
		const loaded = page.waitForResponse( /wp_site_preview=1/ );
		await save( saveView );
		expect( await readContent( rest, menu.id ) ).toBe( toUrl( 'Uno' ) );
		await loaded;

		// A menu that visitors do not see is shown by itself.
		await page.getByRole( 'button', { name: 'Back', exact: true } ).click();
		await design.navigation.getByRole( 'link', { name: /^Twin/ } ).click();
		await expect(
			design.canvas.getByText( 'One', { exact: true } )
		).toBeVisible();
		await expect( design.navigation ).toContainText(
			'Header on the front page shows “Theirs”.'
		);
		await expect(
			design.navigation.getByRole( 'button', { name: /^Show this menu/ } )
		).toHaveCount( 0 );
	} );
} );

test.describe( 'Whoever may edit theme options and nothing else', () => {
	test.use( { user: 'designer' } );

	test( 'creates, edits, merges and deletes menus', async ( {
		consoleWatch,
		design,
		page,
		rest,
		saveView,
	} ) => {
		// The host refuses them the posts of a Query Loop and its global styles.
		consoleWatch.allow( /status of 403/ );
		// The canvas shows the header with the menu that is deleted until it has read the new one.
		consoleWatch.allow( /404 .*wp\/v2\/navigation/ );
		const first = await createMenu( rest, 'First', toUrl( 'One' ) );
		const twin = await createMenu( rest, 'Second', toUrl( 'One' ) );
		await rest( HEADER, {
			method: 'POST',
			data: {
				content: `<!-- wp:navigation {"ref":${ twin.id }} /-->`,
			},
		} );
		await design.goto( `/wp_navigation/${ twin.id }` );
		const { navigation } = design;
		await expect(
			navigation.getByRole( 'link', { name: 'Header', exact: true } )
		).toBeVisible();
		await navigation
			.getByRole( 'button', { name: 'Merge into First' } )
			.click();
		const merged = saveView.notice(
			'“Second” was merged into “First”, which is shown in its places now.'
		);
		await expect( merged ).toBeVisible();
		expect( ( await rest.raw( `${ MENUS }/${ twin.id }` ) ).status() ).toBe(
			404
		);
		// The copy belongs to the theme, though this person may not edit posts.
		const header = await rest( HEADER, { params: { context: 'edit' } } );
		expect( header.content.raw ).toContain( `"ref":${ first.id }` );

		// Undo brings it back, and into its places.
		await merged.getByRole( 'button', { name: 'Undo' } ).click();
		await expect(
			navigation.getByRole( 'heading', { name: 'Second' } )
		).toBeVisible();
		await expect
			.poll(
				async () =>
					( await rest( HEADER, { params: { context: 'edit' } } ) )
						.content.raw
			)
			.toContain( `"ref":${ twin.id }` );
		await page.getByRole( 'button', { name: 'Back', exact: true } ).click();

		await navigation.getByRole( 'link', { name: /^First/ } ).click();
		await page.getByRole( 'button', { name: 'One', exact: true } ).focus();
		await page.keyboard.press( 'Delete' );
		// The preview is the menu itself, which is saved at once.
		await expect( saveView.hub ).toHaveText( 'Save' );
		await saveView.hub.click();
		await expect( saveView.hub ).toHaveText( 'Saved' );
		expect( await readContent( rest, first.id ) ).toBe( '' );
	} );
} );

test( 'what is wrong with a menu’s items is mended by what stands beside them, and visitors see it', async ( {
	design,
	page,
	rest,
	saveView,
	site,
} ) => {
	const create = ( title: string, status = 'publish' ) =>
		rest< { id: number; link: string } >( '/wp/v2/pages', {
			method: 'POST',
			data: { title, status },
		} );
	const [ draft, trashed, moved, secret ] = [
		await create( 'Drafted', 'draft' ),
		await create( 'Thrown away' ),
		await create( 'Moving' ),
		await create( 'Secret', 'private' ),
	];
	const post = await rest< { id: number; link: string } >( '/wp/v2/posts', {
		method: 'POST',
		data: { title: 'Renaming', status: 'publish' },
	} );
	const old = post.link;
	await rest( `/wp/v2/posts/${ post.id }`, {
		method: 'POST',
		data: { slug: 'renamed-post' },
	} );
	await rest( `/wp/v2/pages/${ trashed.id }`, { method: 'DELETE' } );
	await rest( `/wp/v2/pages/${ moved.id }`, {
		method: 'POST',
		data: { slug: 'moved-here' },
	} );
	const toPage = ( label: string, { id, link: url }: typeof draft ) =>
		link( { label, type: 'page', id, url, kind: 'post-type' } );
	const menu = await createMenu(
		rest,
		'Broken',
		[
			toPage( 'Drafted', draft ),
			toPage( 'Thrown', trashed ),
			toPage( 'Moved', moved ),
			toUrl( 'Old', old ),
			toUrl( 'Dead', moved.link ),
			toPage( 'Secret', secret ),
			link( {
				label: 'Gone',
				type: 'page',
				id: 999999,
				url: `${ site.url }/gone/`,
				kind: 'post-type',
			} ),
			toUrl( 'Twice', '/feed/' ),
			toUrl( 'Again', '/feed/' ),
		].join( '\n\n' )
	);
	await design.goto( `/wp_navigation/${ menu.id }` );
	const tree = page.getByRole( 'treegrid', { name: 'Items of Broken' } );
	await expect(
		design.navigation.getByText( '8 items need attention.' )
	).toBeVisible();
	await expect(
		design.navigation.getByText( /pages? (is|are) in no menu/ )
	).toBeVisible();
	await checkAccessibility( page, { include: '.atelier-layout__sidebar' } );
	const fix = async ( problem: RegExp, name: string ) => {
		await tree.getByRole( 'button', { name: problem } ).click();
		await page.getByRole( 'button', { name, exact: true } ).click();
		await expect(
			tree.getByRole( 'button', { name: problem } )
		).toHaveCount( 0 );
	};
	await fix( /^Drafted: .*not published/, 'Publish' );
	await fix( /^Thrown: .*in the trash/, 'Restore' );
	await fix( /^Moved: .*old address/, 'Update the address' );
	await fix( /^Old: .*old address/, 'Update the address' );
	await fix( /^Dead: .*nothing at the address/, 'Remove' );
	await fix( /^Secret: .*private/, 'Remove' );
	await fix( /^Gone: .*was deleted/, 'Remove' );
	await fix( /^Again: .*same link/, 'Remove' );
	await expect( tree.getByRole( 'row' ) ).toHaveText( [
		'Drafted',
		'Thrown',
		'Moved',
		'Old',
		'Twice',
	] );
	await save( saveView );

	await rest( HEADER, {
		method: 'POST',
		data: { content: `<!-- wp:navigation {"ref":${ menu.id }} /-->` },
	} );
	await page.goto( site.url );
	const shown = page
		.locator( '.wp-block-navigation' )
		.first()
		.getByRole( 'link', { includeHidden: true } );
	await expect( shown ).toHaveText( [
		'Drafted',
		'Thrown',
		'Moved',
		'Old',
		'Twice',
	] );
	for ( const index of [ 0, 1, 2, 3 ] ) {
		const address = ( await shown.nth( index ).getAttribute( 'href' ) )!;
		const answer = await page.request.get( address, { maxRedirects: 0 } );
		expect( answer.status(), address ).toBe( 200 );
	}
} );

test( 'among 150 menus one of 300 items opens, and scrolls by itself while an item is dragged to its edge', async ( {
	design,
	page,
	rest,
	site,
} ) => {
	const { largest } = await site.task< { largest: number } >( 'add-menus', {
		menus: 150,
		items: 300,
	} );
	await design.goto( '/navigation' );
	const entries = design.navigation.getByRole( 'link', {
		name: /^Many menu/,
	} );
	await expect( entries ).toHaveCount( 149 );
	await design.navigation.getByRole( 'link', { name: /^Long menu/ } ).click();
	const tree = page.getByRole( 'treegrid', { name: 'Items of Long menu' } );
	const first = tree.getByRole( 'row' ).filter( { hasText: /^Link 1$/ } );
	await expect( first ).toBeVisible();
	await expect( tree ).toHaveAttribute( 'aria-rowcount', '300' );
	expect( await tree.getByRole( 'row' ).count() ).toBeLessThan( 60 );

	const box = ( await tree.boundingBox() )!;
	const handle = ( await first
		.locator( '.atelier-menu-tree__handle' )
		.boundingBox() )!;
	const x = handle.x + handle.width / 2;
	await page.mouse.move( x, handle.y + handle.height / 2 );
	await page.mouse.down();
	await page.mouse.move( x, box.y + box.height - 12, { steps: 10 } );
	const scrolled = () => tree.evaluate( ( { scrollTop } ) => scrollTop );
	await expect.poll( scrolled ).toBeGreaterThan( 400 );
	await page.mouse.move( x, box.y + box.height / 2, { steps: 4 } );
	// The scroll ends a few frames after the pointer has left the edge.
	await expect
		.poll( async () => {
			const before = await scrolled();
			await page.evaluate( async () => {
				// A busy page is not idle for a long time, but draws.
				for ( let frame = 0; frame < 10; frame++ ) {
					await new Promise( window.requestAnimationFrame );
				}
			} );
			return ( await scrolled() ) - before;
		} )
		.toBe( 0 );
	await page.mouse.up();
	// It is where the pointer was, far below where it came from.
	const moved = page.getByRole( 'row' ).filter( { hasText: /^Link 1$/ } );
	await expect( moved ).toBeVisible();
	const index = Number( await moved.getAttribute( 'aria-rowindex' ) );
	expect( index ).toBeGreaterThan( 12 );
	const at = ( await moved.boundingBox() )!;
	expect(
		Math.abs( at.y + at.height / 2 - box.y - box.height / 2 )
	).toBeLessThan( 60 );
	expect( await readContent( rest, largest ) ).toContain( '"Link 1"' );
} );

test( 'a classic theme has no menus of this kind, and says so', async ( {
	design,
	page,
	site,
} ) => {
	await site.useTheme( 'atelier-classic' );
	for ( const path of [ '/navigation', '/wp_navigation/1' ] ) {
		await design.goto( path );
		await expect(
			design.navigation.getByText(
				'The theme you are currently using does not support this screen.'
			)
		).toBeVisible();
		await expect( page.getByRole( 'treegrid' ) ).toHaveCount( 0 );
	}
} );
