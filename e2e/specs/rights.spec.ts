import { expect, SHARED_SITE, test } from '../fixtures';
import { ListPage } from '../pages/list-page';

test.use( SHARED_SITE );

const itemsOf = async ( design: any ): Promise< string[] > =>
	(
		await design.navigation
			.getByRole( 'list' )
			.first()
			.getByRole( 'link' )
			.allTextContents()
	).map( ( text: string ) => text.trim() );

test.describe( 'An administrator', () => {
	test( 'is offered every screen', async ( { design } ) => {
		await design.goto();
		await expect( design.blocks.first() ).toBeVisible();
		expect( await itemsOf( design ) ).toEqual( [
			'Identity',
			'Styles',
			'Fonts',
			'Navigation',
			'Pages',
			'Posts',
			'Templates',
			'Patterns',
		] );
	} );
} );

test.describe( 'A user who may edit theme options and nothing else', () => {
	test.use( { user: 'designer' } );
	// The console stays empty: nothing is asked for that the host refuses them, as the posts of a Query Loop.

	test( 'is offered only what works for them', async ( { design } ) => {
		await design.goto();
		await expect( design.blocks.first() ).toBeVisible();
		expect( await itemsOf( design ) ).toEqual( [
			'Navigation',
			'Templates',
			'Patterns',
		] );
	} );

	test( 'is led to Styles by nothing, and told so by its address', async ( {
		design,
		page,
	} ) => {
		await design.goto();
		await design.waitForCanvas();
		await page.keyboard.press( 'ControlOrMeta+k' );
		const input = page.getByRole( 'combobox' );
		await input.fill( 'go to' );
		await expect(
			page.getByRole( 'option', { name: 'Go to: Patterns' } )
		).toBeVisible();
		await expect(
			page.getByRole( 'option', { name: /: (Styles|Fonts|Pages)$/ } )
		).toHaveCount( 0 );
		await input.fill( 'typography' );
		await expect( page.getByText( 'No results found.' ) ).toBeVisible();
		for ( const path of [ '/styles', '/fonts' ] ) {
			await design.goto( path );
			await expect(
				page
					.getByText(
						'Sorry, you are not allowed to use this screen.'
					)
					.first()
			).toBeVisible();
		}
	} );

	test( 'is told so by a link to a screen that they may not use', async ( {
		design,
		page,
	} ) => {
		await design.goto( '/page' );
		await expect(
			page
				.getByText( 'Sorry, you are not allowed to use this screen.' )
				.first()
		).toBeVisible();
		await design.navigation.getByRole( 'button', { name: 'Back' } ).click();
		await expect(
			design.navigation.getByRole( 'heading', { name: 'Design' } )
		).toBeVisible();

		await design.goto( '/identity' );
		await expect(
			page
				.getByText(
					'Sorry, you are not allowed to change this site’s identity.'
				)
				.first()
		).toBeVisible();
	} );

	test( 'cannot preview a theme, and is told so', async ( {
		design,
		saveView,
	} ) => {
		await design.goto( '/', { wp_theme_preview: 'atelier-block' } );
		await expect(
			saveView.notice( 'Sorry, you are not allowed to preview themes.' )
		).toBeVisible();
		await expect( design.navigation ).not.toContainText(
			'Previewing theme:'
		);
	} );
} );

test.describe( 'A user who may edit pages and theme options, but not list users', () => {
	test.use( { user: 'editor' } );
	test.beforeEach( ( { site } ) =>
		site.task( 'set-capabilities', {
			editor: { edit_theme_options: true },
		} )
	);
	test.afterEach( ( { site } ) =>
		site.task( 'set-capabilities', {
			editor: { edit_theme_options: false },
		} )
	);

	test( 'is offered all but the site’s identity', async ( {
		consoleWatch,
		design,
	} ) => {
		// The host's blocks ask for the site's settings, which it refuses them.
		consoleWatch.allow( /403 .*wp\/v2\/settings/ );
		await design.goto();
		await expect( design.blocks.first() ).toBeVisible();
		expect( await itemsOf( design ) ).toEqual( [
			'Styles',
			'Fonts',
			'Navigation',
			'Pages',
			'Posts',
			'Templates',
			'Patterns',
		] );
	} );

	test( 'filters pages by their authors', async ( { design, page } ) => {
		const list = new ListPage( design );
		await list.open();
		await page.getByRole( 'button', { name: 'Add filter' } ).click();
		await page.getByRole( 'menuitem', { name: 'Author' } ).click();
		await page.getByRole( 'option', { name: 'Ada Holm' } ).click();
		await expect( list.row( 'About' ) ).toBeVisible();
		await expect( list.row( 'History' ) ).toHaveCount( 0 );
	} );

	test( 'sees the revisions of the styles', async ( {
		consoleWatch,
		design,
		page,
	} ) => {
		// The host's blocks ask for the site's settings, which it refuses them.
		consoleWatch.allow( /403 .*wp\/v2\/settings/ );
		await design.goto( '/styles', { section: '/revisions' } );
		await expect(
			page.getByText( 'These styles are already applied' )
		).toBeVisible();
		await expect(
			page.getByText( 'The revisions could not be loaded.' )
		).toHaveCount( 0 );
	} );
} );

for ( const user of [ 'editor', 'author' ] as const ) {
	test.describe( `An ${ user }, who may not edit theme options`, () => {
		test.use( { user } );

		test( 'is told so', async ( { consoleWatch, design, page } ) => {
			consoleWatch.allow( /Failed to load resource/ );
			await design.goto();
			await expect(
				page.getByText(
					'Sorry, you are not allowed to access this page.'
				)
			).toBeVisible();
		} );
	} );
}
