import { expect, test } from '../fixtures';

test.use( { ownSite: 'rights' } );

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
			'Navigation',
			'Pages',
			'Templates',
			'Patterns',
		] );
	} );
} );

test.describe( 'A user who may edit theme options and nothing else', () => {
	test.use( { user: 'designer' } );
	// The host refuses them the posts of a Query Loop and, without edit_posts, its global styles.
	test.beforeEach( ( { consoleWatch } ) =>
		consoleWatch.allow( /status of 403/ )
	);

	test( 'is offered only what works for them', async ( { design } ) => {
		await design.goto();
		await expect( design.blocks.first() ).toBeVisible();
		expect( await itemsOf( design ) ).toEqual( [
			'Styles',
			'Navigation',
			'Templates',
			'Patterns',
		] );
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
