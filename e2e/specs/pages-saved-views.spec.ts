import { expect, SHARED_SITE, test as base } from '../fixtures';
import { ListPage } from '../pages/list-page';
import type { Rest } from '../support/rest';

const test = base.extend< { list: ListPage } >( {
	list: async ( { design }, provide ) => provide( new ListPage( design ) ),
} );

test.use( SHARED_SITE );

test.describe( 'Saved views', () => {
	test( 'are made from what is shown, have an address, and are renamed', async ( {
		list,
		page,
		design,
		rest,
	} ) => {
		await list.open( {
			layout: 'table',
			search: 'team',
			sort: 'date:desc',
		} );
		await design.navigation
			.getByRole( 'button', { name: 'New view' } )
			.click();
		const dialog = page.getByRole( 'dialog' );
		await expect(
			dialog.getByRole( 'button', { name: 'Create' } )
		).toBeDisabled();
		await dialog.getByLabel( 'Name' ).fill( 'Team <b>pages</b>' );
		await dialog.getByRole( 'button', { name: 'Create' } ).click();

		const link = design.navigation.getByRole( 'link', {
			name: 'Team <b>pages</b>',
		} );
		await expect( link ).toHaveAttribute( 'aria-current', 'page' );
		expect( design.query.get( 'activeView' ) ).toMatch( /^\d+$/ );
		expect( design.query.get( 'search' ) ).toBeNull();
		await expect( list.search ).toHaveValue( 'team' );
		await expect( list.items ).toHaveCount( 2 );
		const [ record ] = await rest( '/wp/v2/wp_dataviews', {
			params: { context: 'edit' },
		} );
		expect( record.status ).toBe( 'publish' );
		expect( JSON.parse( record.content.raw ) ).toMatchObject( {
			type: 'table',
			search: 'team',
			sort: { field: 'date', direction: 'desc' },
		} );

		await page.reload();
		await expect( list.items ).toHaveCount( 2 );

		await design.navigation
			.getByRole( 'button', { name: 'Actions for Team <b>pages</b>' } )
			.click();
		await page.getByRole( 'menuitem', { name: 'Rename' } ).click();
		await dialog.getByLabel( 'Name' ).fill( '' );
		await expect(
			dialog.getByRole( 'button', { name: 'Save' } )
		).toBeDisabled();
		await dialog.getByLabel( 'Name' ).fill( 'Our team' );
		await dialog.getByRole( 'button', { name: 'Save' } ).click();
		await expect(
			design.navigation.getByRole( 'link', { name: 'Our team' } )
		).toBeVisible();
	} );

	test( 'say when they were changed, and are saved or reset', async ( {
		list,
		page,
		design,
		rest,
	} ) => {
		const id = await createView( rest, 'Changed one', {
			type: 'table',
			search: 'team',
		} );
		await list.open( { activeView: String( id ), layout: 'table' } );
		await expect( list.items ).toHaveCount( 2 );
		await expect( page.getByText( 'View changed' ) ).toHaveCount( 0 );

		await list.search.fill( 'about' );
		await expect( page.getByText( 'View changed' ) ).toBeVisible();
		await page
			.getByRole( 'button', { name: 'Reset', exact: true } )
			.click();
		await expect( list.search ).toHaveValue( 'team' );

		await list.search.fill( 'contact' );
		await page.getByRole( 'button', { name: 'Save view' } ).click();
		await expect( list.notice( '"Changed one" saved.' ) ).toBeVisible();
		await expect( page.getByText( 'View changed' ) ).toHaveCount( 0 );
		const record = await rest( `/wp/v2/wp_dataviews/${ id }`, {
			params: { context: 'edit' },
		} );
		expect( JSON.parse( record.content.raw ).search ).toBe( 'contact' );
		await design.goto( '/page', {
			activeView: String( id ),
			layout: 'table',
		} );
		await expect( list.search ).toHaveValue( 'contact' );
	} );

	test( 'leave the button that adds a page in its place', async ( {
		list,
		page,
		rest,
	} ) => {
		const id = await createView( rest, 'A narrow one', { type: 'list' } );
		const add = page.getByRole( 'button', { name: 'Add Page' } );
		const top = async () => ( await add.boundingBox() )?.y;
		for ( const width of [ 1440, 1100, 390 ] ) {
			await page.setViewportSize( { width, height: 844 } );
			await list.open( { activeView: String( id ), layout: 'list' } );
			const before = await top();
			await list.search.fill( 'about' );
			await expect( page.getByText( 'View changed' ) ).toBeVisible();
			expect( await top(), `at ${ width } px` ).toBe( before );
		}
	} );

	test( 'are deleted at once, and come back with the same id', async ( {
		list,
		page,
		design,
		rest,
	} ) => {
		const id = await createView( rest, 'Short-lived', { type: 'table' } );
		await list.open( { activeView: String( id ), layout: 'table' } );
		const status = async () =>
			( await rest.raw( `/wp/v2/wp_dataviews/${ id }` ) ).status();
		const link = design.navigation.getByRole( 'link', {
			name: 'Short-lived',
		} );
		await design.navigation
			.getByRole( 'button', { name: 'Actions for Short-lived' } )
			.click();
		await page.getByRole( 'menuitem', { name: 'Delete' } ).click();
		await expect( link ).toHaveCount( 0 );
		expect( design.query.get( 'activeView' ) ).toBeNull();
		expect( await status() ).not.toBe( 200 );

		// Another tab, within the time of Undo, does not list it.
		const other = await page.context().newPage();
		await other.goto( design.address( '/page', { layout: 'table' } ) );
		await expect(
			other.getByRole( 'heading', { name: 'Custom Views' } )
		).toBeVisible();
		await expect(
			other.getByRole( 'link', { name: 'Short-lived' } )
		).toHaveCount( 0 );
		await other.close();

		await list
			.notice( '"Short-lived" deleted.' )
			.getByRole( 'button', { name: 'Undo' } )
			.click();
		await expect( link ).toBeVisible();
		expect( await status() ).toBe( 200 );
	} );

	test( 'can be the person’s alone', async ( {
		list,
		page,
		design,
		rest,
	} ) => {
		await list.open( { layout: 'grid' } );
		await design.navigation
			.getByRole( 'button', { name: 'New view' } )
			.click();
		const dialog = page.getByRole( 'dialog' );
		await dialog.getByLabel( 'Name' ).fill( 'Mine' );
		await dialog.getByLabel( 'Only for me' ).check();
		await dialog.getByRole( 'button', { name: 'Create' } ).click();
		await expect(
			design.navigation.getByRole( 'link', {
				name: 'Mine (only for me)',
			} )
		).toBeVisible();
		const [ record ] = await rest( '/wp/v2/wp_dataviews', {
			params: { status: 'private', search: 'Mine', context: 'edit' },
		} );
		expect( record.status ).toBe( 'private' );
	} );

	async function createView(
		rest: Rest,
		title: string,
		view: object
	): Promise< number > {
		const [ term ] = await rest( '/wp/v2/wp_dataviews_type', {
			params: { slug: 'page' },
		} );
		const type =
			term?.id ??
			(
				await rest( '/wp/v2/wp_dataviews_type', {
					method: 'POST',
					data: { name: 'page' },
				} )
			).id;
		const { id } = await rest( '/wp/v2/wp_dataviews', {
			method: 'POST',
			data: {
				title,
				status: 'publish',
				wp_dataviews_type: [ type ],
				content: JSON.stringify( view ),
			},
		} );
		return id;
	}
} );
