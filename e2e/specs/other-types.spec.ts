import { expect, SHARED_SITE, test } from '../fixtures';
import { readTitle } from '../support/read-title';
import { ListPage } from '../pages/list-page';

test.use( SHARED_SITE );

test.describe( 'The list of a post type of another plugin', () => {
	test.beforeEach( async ( { site } ) => site.usePlugin( 'lists-recipes' ) );

	test( 'is an item of the sidebar, drafts, and opens its posts in the editor', async ( {
		design,
		page,
		rest,
	} ) => {
		await rest( '/wp/v2/recipe', {
			method: 'POST',
			data: { title: 'Bread', status: 'publish', content: 'Flour.' },
		} );
		const list = new ListPage( design, 'recipe' );
		await design.goto();
		await design.navigation
			.getByRole( 'link', { name: 'Recipes' } )
			.click();
		await expect( list.items.first() ).toContainText( 'Bread' );
		await expect(
			// Markup has no place in a name.
			design.navigation.getByRole( 'heading', {
				name: 'Recipes',
				exact: true,
			} )
		).toBeVisible();

		await list.open( { layout: 'table' } );
		await page.getByRole( 'button', { name: 'Add Recipe' } ).click();
		const dialog = page.getByRole( 'dialog' );
		await dialog.getByLabel( 'Title' ).fill( 'Soup' );
		await dialog.getByRole( 'button', { name: 'Create draft' } ).click();
		await expect( design.topBar ).toBeVisible();
		expect( design.query.get( 'p' ) ).toMatch( /^\/recipe\/\d+$/ );
		await design.waitForCanvas();
		await page.getByRole( 'button', { name: 'Open Navigation' } ).click();
		await expect.poll( () => design.query.get( 'p' ) ).toBe( '/recipe' );

		await list.open( { layout: 'table' } );
		await expect( list.row( 'Soup' ) ).toContainText( 'Draft' );
		await page.getByRole( 'link', { name: 'Bread' } ).click();
		await design.waitForCanvas();
		await expect( design.canvas.getByText( 'Flour.' ) ).toBeVisible();
	} );

	test( 'is named in the document’s title from the first byte', async ( {
		context,
		site,
	} ) => {
		for ( const path of [ '/recipe', '/recipe/12' ] ) {
			expect(
				await readTitle( context.request, site.url, path ),
				path
			).toMatch( /^Recipes ‹ / );
		}
		expect(
			await readTitle( context.request, site.url, '/hidden_recipe' )
		).toMatch( /^Design ‹ / );
	} );

	test( 'is not there for a type that REST does not show', async ( {
		design,
		page,
	} ) => {
		await design.goto( '/hidden_recipe' );
		await expect(
			page.getByText( 'The requested page could not be found.' ).first()
		).toBeVisible();
	} );
} );
