import { expect, SHARED_SITE, test as base } from '../fixtures';
import { ListPage } from '../pages/list-page';
import { checkAccessibility } from '../support/check-accessibility';

const test = base.extend< { list: ListPage } >( {
	list: async ( { design }, provide ) => provide( new ListPage( design ) ),
} );

test.use( SHARED_SITE );

test.describe( 'The list of pages', () => {
	test( 'paints a table before any script of the editor, and without a request', async ( {
		list,
		page,
	} ) => {
		const early: string[] = [];
		page.on( 'request', ( request ) => early.push( request.url() ) );

		await list.open();

		const heavy = early.filter( ( url ) =>
			/\/dist\/(editor|block-editor|block-library|core-data|edit-site)\.|atelier_payload/.test(
				url
			)
		);
		expect( heavy ).toEqual( [] );
		expect(
			early.filter( ( url ) => url.includes( '/wp-json/' ) )
		).toEqual( [] );
	} );

	test( 'opens as a list beside the preview, remembers another layout, and can be reset', async ( {
		list,
		page,
		design,
	} ) => {
		await list.open( {} );
		await expect( page.getByRole( 'grid' ) ).toBeVisible();
		await expect( design.blocks.first() ).toBeVisible( {
			timeout: 60_000,
		} );

		await page.getByRole( 'button', { name: 'Layout' } ).click();
		const saved = page.waitForResponse( ( response ) =>
			response.url().includes( 'users/me' )
		);
		await page.getByRole( 'menuitemradio', { name: 'Table' } ).click();
		await expect( page.getByRole( 'table' ) ).toBeVisible();
		expect( design.query.get( 'layout' ) ).toBe( 'table' );
		await expect(
			page.locator( 'iframe[name="editor-canvas"]' )
		).toHaveCount( 0 );

		await saved;
		await list.open( {} );
		await expect( page.getByRole( 'table' ) ).toBeVisible();

		await page.getByRole( 'button', { name: 'View options' } ).click();
		await page.getByRole( 'button', { name: 'Reset view' } ).click();
		await expect( page.getByRole( 'grid' ) ).toBeVisible();
	} );

	test( 'shows the tree, and the order alone when a person sorts', async ( {
		list,
		page,
		design,
	} ) => {
		await list.open();
		await expect( list.titles.filter( { hasText: 'History' } ) ).toHaveText(
			/—\s+History/
		);

		await page.getByRole( 'button', { name: 'View options' } ).click();
		await page.getByRole( 'radio', { name: 'Sort descending' } ).click();

		await expect(
			list.titles.filter( { hasText: 'History' } )
		).not.toHaveText( /—/ );
		await expect(
			page.getByRole( 'checkbox', { name: 'Show levels' } )
		).not.toBeChecked();
		expect( design.query.get( 'sort' ) ).toBe( 'title:desc' );
		await page.goBack();
		await expect( list.titles.filter( { hasText: 'History' } ) ).toHaveText(
			/—\s+History/
		);
	} );

	test( 'arranges the tree by keyboard and by pointer, and asks before it discards that', async ( {
		list,
		page,
	} ) => {
		await list.open();
		await page.getByRole( 'button', { name: 'Arrange' } ).click();
		const dialog = page.getByRole( 'dialog', { name: 'Arrange' } );
		const rows = dialog.getByRole( 'listitem' );
		await expect( rows.nth( 1 ) ).toBeVisible();
		const before = await rows.allTextContents();
		const handle = dialog.getByRole( 'button', {
			name: `Move ${ before[ 0 ] }`,
			exact: true,
		} );

		// The row moves in the document, and stays focused.
		await handle.focus();
		await page.keyboard.press( 'ArrowDown' );
		await expect( rows.first() ).not.toHaveText( before[ 0 ]! );
		await expect( handle ).toBeFocused();
		await page.keyboard.press( 'ArrowUp' );
		await expect( rows ).toHaveText( before );
		await expect( handle ).toBeFocused();

		const from = ( await rows
			.nth( 1 )
			.getByRole( 'button' )
			.boundingBox() )!;
		const to = ( await handle.boundingBox() )!;
		const x = from.x + from.width / 2;
		await page.mouse.move( x, from.y + from.height / 2 );
		await page.mouse.down();
		await page.mouse.move( x, to.y, { steps: 8 } );
		await page.mouse.up();
		await expect( rows.first() ).toHaveText( before[ 1 ]! );

		await page.keyboard.press( 'Escape' );
		await page
			.getByRole( 'dialog', { name: 'Discard the moves?' } )
			.getByRole( 'button', { name: 'Discard' } )
			.click();
		await expect( dialog ).toBeHidden();
	} );

	test( 'nests and orders pages by their handles, in the list itself', async ( {
		list,
		page,
		design,
		rest,
	} ) => {
		const readPage = async ( search: string ) =>
			( await rest( '/wp/v2/pages', { params: { search } } ) )[ 0 ];
		const { parent: about } = await readPage( 'History' );
		const contact = await readPage( 'Contact' );
		const handleOf = ( title: string ) =>
			page.getByRole( 'button', {
				name: `Move ${ title }`,
				exact: true,
			} );
		await list.open();
		await list.row( 'Team' ).hover();
		const from = ( await handleOf( 'Team' ).boundingBox() )!;
		const to = ( await handleOf( 'Contact' ).boundingBox() )!;
		await page.mouse.move( from.x + 12, from.y + 12 );
		await page.mouse.down();
		await page.mouse.move( from.x + 36, to.y + 14, { steps: 12 } );
		await expect( page.locator( '.atelier-list-drop-line' ) ).toBeVisible();
		await page.mouse.up();
		const notice = list.notice( '“Team” moved.' );
		await expect( notice ).toBeVisible();
		expect( ( await readPage( 'Team' ) ).parent ).toBe( contact.id );
		await expect(
			list.titles.filter( { hasText: 'Designers' } )
		).toHaveText( /—\s—\s+Designers/ );
		await notice.getByRole( 'button', { name: 'Undo' } ).click();
		await expect(
			list.notice( 'The earlier order is back.' )
		).toBeVisible();
		expect( ( await readPage( 'Team' ) ).parent ).toBe( about );

		// The Tab key leads to the handle of the row that has the focus, and to no other.
		await list.row( 'About' ).getByRole( 'checkbox' ).focus();
		await page.keyboard.press( 'Tab' );
		await expect( handleOf( 'About' ) ).toBeFocused();
		await expect( handleOf( 'History' ) ).toHaveAttribute(
			'tabindex',
			'-1'
		);

		// A list that is sorted by it shows their order; the row keeps the focus.
		await handleOf( 'Team' ).focus();
		await page.keyboard.press( 'ArrowUp' );
		await expect
			.poll( () => design.query.get( 'sort' ) )
			.toBe( 'menu_order:asc' );
		await expect( handleOf( 'Team' ) ).toBeFocused();
		const siblings = list.titles.filter( {
			hasText: /^—\s(Team|History)/,
		} );
		await expect( siblings ).toHaveText( [ /Team/, /History/ ] );
		await page.keyboard.press( 'ArrowDown' );
		await expect( siblings ).toHaveText( [ /History/, /Team/ ] );
		await expect( handleOf( 'Team' ) ).toBeFocused();
	} );

	test( 'adds pages to the tree without leaving the list', async ( {
		list,
		page,
		rest,
	} ) => {
		await list.open();
		await list.act( 'Contact', 'Add child' );
		await page.keyboard.type( 'Opening hours' );
		await page.keyboard.press( 'Enter' );
		await expect(
			list.notice( '"Opening hours" successfully created.' )
		).toBeVisible();
		await expect(
			list.titles.filter( { hasText: 'Opening hours' } )
		).toHaveText( /—\s+Opening hours/ );

		await page.getByRole( 'button', { name: 'Quick add' } ).click();
		for ( const title of [ 'A first one', 'A second one' ] ) {
			await page.keyboard.type( title );
			await page.keyboard.press( 'Enter' );
			await expect(
				list.titles.filter( { hasText: title } )
			).toBeVisible();
			await expect( page.locator( ':focus' ) ).toHaveValue( '' );
		}
		await page.keyboard.press( 'Escape' );
		await expect(
			page.getByRole( 'button', { name: 'Quick add' } )
		).toBeFocused();
		const added = await rest( '/wp/v2/pages', {
			params: { search: 'one', status: 'draft', orderby: 'id' },
		} );
		expect( added ).toHaveLength( 2 );
	} );

	test( 'searches and pages, all in the address', async ( {
		list,
		page,
		design,
	} ) => {
		await list.open();
		await page.getByRole( 'button', { name: 'View options' } ).click();
		await page.getByRole( 'radio', { name: '10', exact: true } ).click();
		await page.keyboard.press( 'Escape' );
		await expect( list.items ).toHaveCount( 10 );
		await page.getByRole( 'button', { name: 'Next page' } ).click();
		await expect.poll( () => design.query.get( 'paged' ) ).toBe( '2' );
		await expect( list.row( 'About' ) ).toHaveCount( 0 );

		await list.search.fill( 'team' );
		await expect( list.items ).toHaveCount( 2 );
		expect( design.query.get( 'search' ) ).toBe( 'team' );
		expect( design.query.get( 'paged' ) ).toBeNull();

		await page.reload();
		await expect( list.items ).toHaveCount( 2 );
		await list.search.fill( 'no such page' );
		const clear = page.getByRole( 'button', {
			name: 'Clear search and filters',
		} );
		await expect( clear ).toBeVisible();
		// The placeholder of rows is no answer to a search that finds none.
		expect(
			await page
				.locator( '.dataviews-wrapper' )
				.evaluate(
					( element ) =>
						window.getComputedStyle( element, '::after' ).content
				)
		).toBe( 'none' );
		await clear.click();
		await expect( list.items ).toHaveCount( 10 );
	} );

	test( 'filters by author, with a chip', async ( {
		list,
		page,
		design,
	} ) => {
		await list.open();
		await expect(
			page.getByText( 'Edgar Lindqvist' ).first()
		).toBeVisible();
		await page.getByRole( 'button', { name: 'Add filter' } ).click();
		await page.getByRole( 'menuitem', { name: 'Author' } ).click();
		await page.getByRole( 'option', { name: 'Ada Holm' } ).click();
		await page.keyboard.press( 'Escape' );

		await expect( page.getByText( 'Edgar Lindqvist' ) ).toHaveCount( 0 );
		expect(
			JSON.parse( design.query.get( 'filters' ) ?? '' )[ 0 ].slice( 0, 2 )
		).toEqual( [ 'author', 'is' ] );
		await expect(
			page.getByRole( 'button', { name: /^Author/ } ).first()
		).toBeVisible();
		// The chips are under the search box, not at the edge of the list.
		const left = async ( name: string ) =>
			( await page.locator( name ).first().boundingBox() )?.x;
		expect( await left( '.dataviews-filters__summary-chip' ) ).toBe(
			await left( '.atelier-list__search' )
		);
	} );

	test( 'hides and moves columns, and keeps the last one', async ( {
		list,
		page,
	} ) => {
		await list.open();
		await page.getByRole( 'button', { name: 'View options' } ).click();
		await expect(
			page.getByRole( 'checkbox', { name: 'Title', exact: true } )
		).toBeDisabled();
		await page.getByRole( 'button', { name: 'Move Status up' } ).click();
		await expect( page.getByRole( 'columnheader' ).nth( 2 ) ).toHaveText(
			/Status/i
		);
		await page
			.getByRole( 'checkbox', { name: 'Author', exact: true } )
			.uncheck();
		await expect(
			page.getByRole( 'columnheader', { name: /Author/i } )
		).toHaveCount( 0 );
	} );

	test( 'loads more until its place is full, and as a person scrolls', async ( {
		list,
		page,
	} ) => {
		await page.setViewportSize( { width: 1280, height: 600 } );
		await list.open( { layout: 'table', perPage: '10' } );
		await page.getByRole( 'button', { name: 'View options' } ).click();
		await page
			.getByRole( 'checkbox', { name: 'Enable infinite scroll' } )
			.check();
		await expect(
			page.getByRole( 'radiogroup', { name: 'Items per page' } )
		).toHaveCount( 0 );
		await page.keyboard.press( 'Escape' );
		await expect(
			page.getByRole( 'button', { name: 'Next page' } )
		).toHaveCount( 0 );
		await list.items.last().scrollIntoViewIfNeeded();
		await page.mouse.move( 700, 400 );
		await page.mouse.wheel( 0, 2000 );
		await expect.poll( () => list.items.count() ).toBeGreaterThan( 10 );

		// A high window has room for more than a page of the list.
		await page.setViewportSize( { width: 1280, height: 1600 } );
		await list.open( { layout: 'table', perPage: '10' } );
		await expect.poll( () => list.items.count() ).toBeGreaterThan( 10 );
	} );

	test( 'has a view for each status, with its number', async ( {
		list,
		page,
		design,
		rest,
	} ) => {
		await list.open();
		const counts = await rest( '/atelier/v1/post-counts/page' );
		const drafts = design.navigation.getByRole( 'link', {
			name: /^Drafts/,
		} );
		await expect( drafts ).toContainText( String( counts.draft ) );

		await drafts.click();
		await expect( list.items ).toHaveCount( counts.draft );
		expect( design.query.get( 'activeView' ) ).toBe( 'drafts' );
		await expect( drafts ).toHaveAttribute( 'aria-current', 'page' );

		await design.navigation.getByRole( 'link', { name: /^Trash/ } ).click();
		await expect( page.getByRole( 'grid' ) ).toBeVisible();
		await expect( list.items ).toHaveCount( counts.trash );
		expect( design.query.get( 'layout' ) ).toBe( 'list' );
	} );

	test( 'has a view of the person’s own pages where others write, too', async ( {
		list,
		design,
		rest,
	} ) => {
		await list.open();
		const counts = await rest( '/atelier/v1/post-counts/page' );
		const mine = design.navigation.getByRole( 'link', { name: /^Mine/ } );
		await expect( mine ).toContainText( String( counts.mine ) );
		await mine.click();
		await expect( list.items ).toHaveCount( counts.mine );
		expect( counts.mine ).toBeLessThan( counts.all );
		for ( const row of await list.items.all() ) {
			await expect( row ).toContainText( 'Ada Holm' );
		}
		await expect( mine ).toHaveAttribute( 'aria-current', 'page' );
		// The answer is in the page when the view is opened by its address.
		const asked: string[] = [];
		design.page.on( 'request', ( request ) => asked.push( request.url() ) );
		await list.open( { layout: 'table', activeView: 'mine' } );
		await expect( list.items ).toHaveCount( counts.mine );
		expect(
			asked.filter( ( url ) => url.includes( '/wp/v2/pages' ) )
		).toEqual( [] );
	} );

	test( 'does not open what is in the trash, and restores it', async ( {
		list,
		page,
		design,
		rest,
	} ) => {
		const trashed = await rest( '/wp/v2/pages', {
			method: 'POST',
			data: { title: 'Thrown away', status: 'draft' },
		} );
		await rest( `/wp/v2/pages/${ trashed.id }`, { method: 'DELETE' } );
		await list.open( { activeView: 'trash', layout: 'table' } );
		await expect( list.row( 'Thrown away' ) ).toBeVisible();
		await expect(
			page.getByRole( 'link', { name: 'Thrown away' } )
		).toHaveCount( 0 );
		await list.row( 'Thrown away' ).getByText( 'Thrown away' ).click();
		expect( design.query.get( 'canvas' ) ).toBeNull();

		await list.act( 'Thrown away', 'Restore' );
		await expect(
			list.notice( '"Thrown away" has been restored.' )
		).toBeVisible( { timeout: 30_000 } );
		await expect( list.row( 'Thrown away' ) ).toHaveCount( 0 );
		expect(
			(
				await rest( `/wp/v2/pages/${ trashed.id }`, {
					params: { context: 'edit' },
				} )
			).status
		).toBe( 'draft' );
	} );

	test( 'trashes several at once, clears their selection, and takes it back', async ( {
		list,
		page,
		design,
		rest,
	} ) => {
		for ( const title of [ 'Bulk one', 'Bulk two' ] ) {
			await rest( '/wp/v2/pages', {
				method: 'POST',
				data: { title, status: 'publish' },
			} );
		}
		await list.open( { layout: 'table', search: 'Bulk' } );
		await list.select( 'Bulk one', 'Bulk two' );
		await expect
			.poll( () => design.query.get( 'postId' )?.split( ',' ).length )
			.toBe( 2 );
		await page.getByText( '2 Items selected' ).waitFor();
		await page
			.locator( '.dataviews-bulk-actions-footer__action-buttons' )
			.getByRole( 'button', { name: 'Trash' } )
			.click();
		await page
			.getByRole( 'dialog' )
			.getByRole( 'button', { name: 'Trash' } )
			.click();

		const notice = list.notice( '2 items moved to the trash.' );
		await expect( notice ).toBeVisible( { timeout: 30_000 } );
		await expect( list.items ).toHaveCount( 0 );
		await expect.poll( () => design.query.get( 'postId' ) ).toBeNull();

		await notice.getByRole( 'button', { name: 'Undo' } ).click();
		await expect( list.items ).toHaveCount( 2 );
		await expect( list.row( 'Bulk one' ) ).toContainText( 'Published' );
	} );

	test( 'renames, duplicates, orders and deletes for good', async ( {
		list,
		page,
		rest,
	} ) => {
		const { id } = await rest( '/wp/v2/pages', {
			method: 'POST',
			data: {
				title: 'Acted on',
				status: 'publish',
				content: 'Its content',
			},
		} );
		await list.open( { layout: 'table', search: 'Acted' } );

		await list.act( 'Acted on', 'Rename' );
		const dialog = page.getByRole( 'dialog' );
		await expect(
			dialog.getByRole( 'button', { name: 'Save' } )
		).toBeDisabled();
		await dialog.getByLabel( 'Name' ).fill( 'Acted <b>upon</b>' );
		await dialog.getByRole( 'button', { name: 'Save' } ).click();
		await expect( list.row( 'Acted <b>upon</b>' ) ).toBeVisible( {
			timeout: 30_000,
		} );

		await list.act( 'Acted <b>upon</b>', 'Order' );
		await dialog.getByLabel( 'Order' ).fill( '7' );
		await dialog.getByRole( 'button', { name: 'Save' } ).click();
		await expect( list.notice( 'Order updated.' ) ).toBeVisible();
		expect( ( await rest( `/wp/v2/pages/${ id }` ) ).menu_order ).toBe( 7 );

		await list.act( 'Acted <b>upon</b>', 'Duplicate' );
		await dialog.getByLabel( 'Title' ).fill( 'Acted copy' );
		await dialog.getByRole( 'button', { name: 'Duplicate' } ).click();
		await expect(
			list.notice( '"Acted copy" successfully created.' )
		).toBeVisible();
		await expect( list.row( 'Acted copy' ) ).toContainText( 'Draft' );
		const [ copy ] = await rest( '/wp/v2/pages', {
			params: { search: 'Acted copy', status: 'draft', context: 'edit' },
		} );
		expect( copy.content.raw ).toBe( 'Its content' );

		await rest( `/wp/v2/pages/${ copy.id }`, { method: 'DELETE' } );
		await list.open( {
			activeView: 'trash',
			layout: 'table',
			search: 'Acted copy',
		} );
		await list.act( 'Acted copy', 'Permanently delete' );
		await dialog
			.getByRole( 'button', { name: 'Delete permanently' } )
			.click();
		await expect(
			list.notice( '"Acted copy" permanently deleted.' )
		).toBeVisible( { timeout: 30_000 } );
		expect(
			( await rest.raw( `/wp/v2/pages/${ copy.id }` ) ).status()
		).toBe( 404 );
	} );

	test( 'makes a page the homepage', async ( { list, page, rest } ) => {
		const { id } = await rest( '/wp/v2/pages', {
			method: 'POST',
			data: { title: 'New front', status: 'publish' },
		} );
		const before = await rest( '/wp/v2/settings' );
		await list.open( { layout: 'table', search: 'New front' } );
		await list.act( 'New front', 'Set as homepage' );
		await page
			.getByRole( 'dialog' )
			.getByRole( 'button', { name: 'Set homepage' } )
			.click();
		await expect( list.notice( 'Homepage updated.' ) ).toBeVisible( {
			timeout: 30_000,
		} );
		await expect( list.row( 'New front' ) ).toContainText( 'Homepage' );
		expect( ( await rest( '/wp/v2/settings' ) ).page_on_front ).toBe( id );
		await rest( '/wp/v2/settings', {
			method: 'POST',
			data: {
				show_on_front: before.show_on_front,
				page_on_front: before.page_on_front,
			},
		} );
	} );

	test( 'makes a page the posts page', async ( { list, page, rest } ) => {
		const { id } = await rest( '/wp/v2/pages', {
			method: 'POST',
			data: { title: 'New journal', status: 'publish' },
		} );
		const before = await rest( '/wp/v2/settings' );
		await list.open( { layout: 'table', search: 'New journal' } );
		await list.act( 'New journal', 'Set as posts page' );
		await page
			.getByRole( 'dialog' )
			.getByRole( 'button', { name: 'Set posts page' } )
			.click();
		await expect( list.notice( 'Posts page updated.' ) ).toBeVisible();
		expect( ( await rest( '/wp/v2/settings' ) ).page_for_posts ).toBe( id );
		await expect( list.row( 'New journal' ) ).toContainText( 'Posts Page' );
		await rest( '/wp/v2/settings', {
			method: 'POST',
			data: {
				show_on_front: before.show_on_front,
				page_for_posts: before.page_for_posts,
			},
		} );
	} );

	test( 'leads to the revisions of a page that has some', async ( {
		list,
		page,
		rest,
	} ) => {
		const { id } = await rest( '/wp/v2/pages', {
			method: 'POST',
			data: { title: 'Revised one', status: 'publish', content: 'One.' },
		} );
		for ( const content of [ 'Two.', 'Three.' ] ) {
			await rest( `/wp/v2/pages/${ id }`, {
				method: 'POST',
				data: { content },
			} );
		}
		await list.open( { layout: 'table', search: 'Revised one' } );
		await list.act( 'Revised one', 'View revisions' );
		await expect( page ).toHaveURL( /revision\.php\?revision=\d+/ );
		await expect( page.getByText( 'Revised one' ).first() ).toBeVisible();
	} );

	test( 'drafts a new page and opens it in the editor', async ( {
		list,
		page,
		design,
		rest,
	} ) => {
		await list.open();
		await page.getByRole( 'button', { name: 'Add Page' } ).click();
		const dialog = page.getByRole( 'dialog' );
		await dialog.getByLabel( 'Title' ).fill( 'Ä brand new page' );
		await dialog.getByRole( 'button', { name: 'Create draft' } ).click();

		await expect
			.poll( () => design.query.get( 'canvas' ), { timeout: 45_000 } )
			.toBe( 'edit' );
		const id = design.query.get( 'p' )?.split( '/' ).pop();
		const created = await rest( `/wp/v2/pages/${ id }`, {
			params: { context: 'edit' },
		} );
		expect( created ).toMatchObject( {
			status: 'draft',
			slug: 'a-brand-new-page',
			title: { raw: 'Ä brand new page' },
		} );
		await expect( design.blocks.first() ).toBeVisible( {
			timeout: 45_000,
		} );
	} );

	test( 'opens a page by its title, and comes back to the view that was left', async ( {
		list,
		page,
		design,
	} ) => {
		await list.open( { layout: 'table', activeView: 'published' } );
		await page.getByRole( 'link', { name: 'About' } ).click();
		await expect.poll( () => design.query.get( 'canvas' ) ).toBe( 'edit' );
		expect( design.query.get( 'p' ) ).toMatch( /^\/page\/\d+$/ );
		await expect( design.blocks.first() ).toBeVisible( {
			timeout: 45_000,
		} );
		await page.goBack();
		await expect( list.row( 'About' ) ).toBeVisible();
	} );

	test( 'is worked by the keyboard alone in the list layout', async ( {
		list,
		page,
		design,
	} ) => {
		await list.open( { layout: 'list' } );
		await list.search.focus();
		const rows = page.getByRole( 'grid' ).getByRole( 'row' );
		const first = rows.first().getByRole( 'button' ).first();
		await first.focus();
		await page.keyboard.press( 'ArrowDown' );
		await expect(
			rows.nth( 1 ).getByRole( 'button' ).first()
		).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect
			.poll( () => design.query.get( 'postId' ) )
			.toMatch( /^\d+$/ );
		await page.keyboard.press( 'ArrowRight' );
		await expect(
			rows.nth( 1 ).locator( 'button:focus' )
		).toHaveAccessibleName( /^(Edit|Actions)$/ );
	} );

	test( 'names the server’s reason when it cannot be loaded, and tries again', async ( {
		list,
		page,
		site,
		consoleWatch,
	} ) => {
		consoleWatch.allow( /500/ );
		await site.usePlugin( 'faults' );
		await site.task( 'set-options', {
			faults: [
				{
					route: '^/wp/v2/pages$',
					method: 'GET',
					status: 500,
					message: 'The database has gone for lunch.',
				},
			],
		} );
		await list.design.goto( '/page', { layout: 'table', search: 'About' } );
		await expect(
			page.getByText( 'The database has gone for lunch.' )
		).toBeVisible();
		await site.task( 'set-options', { faults: null } );
		await page.getByRole( 'button', { name: 'Retry' } ).click();
		await expect( list.row( 'About' ) ).toBeVisible();
	} );

	for ( const width of [ 390, 780 ] ) {
		test( `is a single area at ${ width } px`, async ( { list, page } ) => {
			await page.setViewportSize( { width, height: 800 } );
			await list.open( {} );
			await expect(
				page.locator( 'iframe[name="editor-canvas"]' )
			).toHaveCount( 0 );
			expect(
				await page.evaluate(
					() => document.documentElement.scrollWidth
				)
			).toBeLessThanOrEqual( width );
		} );
	}

	test( 'has nothing that axe objects to, in every layout', async ( {
		list,
		page,
	} ) => {
		for ( const layout of [ 'table', 'grid', 'list' ] ) {
			await list.open( { layout, isCustom: 'true' } );
			await checkAccessibility( page, { include: '#atelier' } );
		}
		await page.getByRole( 'button', { name: 'View options' } ).click();
		await checkAccessibility( page, { include: '.atelier-view-options' } );
	} );
} );

test.describe( 'With a classic theme', () => {
	test( 'pages say that the theme does not support them', async ( {
		design,
		page,
		site,
	} ) => {
		await site.useTheme( 'atelier-classic' );
		await design.goto( '/page' );
		await expect(
			design.navigation
				.getByText(
					'The theme you are currently using does not support this screen.'
				)
				.first()
		).toBeVisible();
		await expect( page.getByRole( 'table' ) ).toHaveCount( 0 );
		await site.useTheme( 'twentytwentyfive' );
	} );
} );
