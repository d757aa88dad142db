import { expect, SHARED_SITE, test } from '../fixtures';

test.use( SHARED_SITE );

test.afterAll( ( { site } ) => site.restore() );

test.describe( 'Home', () => {
	test( 'with a block theme shows the items, and the front page in the canvas', async ( {
		design,
		page,
		site,
	} ) => {
		await site.useTheme( 'atelier-block' );
		await design.goto();
		await expect(
			design.navigation.getByRole( 'heading', {
				name: 'Design',
				level: 1,
			} )
		).toBeVisible();
		await expect(
			design.navigation.getByText(
				'Customize the appearance of your website using the block editor.'
			)
		).toBeVisible();
		for ( const name of [
			'Styles',
			'Fonts',
			'Navigation',
			'Pages',
			'Posts',
			'Templates',
			'Patterns',
		] ) {
			await expect(
				design.items.filter( { hasText: new RegExp( `^${ name }$` ) } )
			).toBeVisible();
		}
		await design.waitForCanvas();
		await expect(
			design.canvas.getByText( 'Home of the tests' )
		).toBeVisible();
		await expect( page ).toHaveTitle( /^Design ‹ / );
	} );

	test( 'shows the page that is set as the front page', async ( {
		design,
		rest,
		site,
	} ) => {
		await site.useTheme( 'atelier-block' );
		const [ about ] = await rest( '/wp/v2/pages', {
			params: { slug: 'about' },
		} );
		await site.task( 'set-options', {
			show_on_front: 'page',
			page_on_front: about.id,
		} );
		await design.goto();
		await design.waitForCanvas();
		await expect(
			design.canvas.getByText( 'Welcome to “About”.' )
		).toBeVisible();
		await site.task( 'set-options', {
			show_on_front: 'posts',
			page_on_front: 0,
		} );
	} );

	test( 'with a classic theme with editor styles shows two items, and the site itself', async ( {
		design,
		page,
		site,
	} ) => {
		await site.useTheme( 'atelier-classic-styles' );
		await design.goto();
		await expect(
			design.navigation.getByText(
				'Explore block styles and patterns to refine your site.'
			)
		).toBeVisible();
		await expect( design.items ).toHaveText( [ 'Styles', 'Patterns' ] );
		const preview = page.locator( 'iframe[title="Site Preview"]' );
		await expect( preview ).toHaveAttribute( 'src', /wp_site_preview=1/ );
		await expect(
			page
				.frameLocator( 'iframe[title="Site Preview"]' )
				.getByRole( 'link', { name: 'A brand in one afternoon' } )
		).toBeAttached();
		await expect(
			page.getByRole( 'button', { name: 'Edit', exact: true } )
		).toHaveCount( 0 );

		// There is nothing to edit, and so no editor to be shut into.
		await design.goto( '/', { canvas: 'edit' } );
		await expect( design.items ).toHaveText( [ 'Styles', 'Patterns' ] );
		await expect.poll( () => design.query.get( 'canvas' ) ).toBeNull();
	} );

	test( 'with a classic theme without editor styles says so, and leads to what that theme has', async ( {
		design,
		page,
		site,
	} ) => {
		await site.useTheme( 'atelier-classic' );
		await design.goto();
		await expect(
			page
				.getByRole( 'region', { name: 'Navigation' } )
				.getByText(
					'The theme you are currently using does not support this screen.'
				)
		).toBeVisible();
		await expect( design.items ).toHaveText( [ 'Patterns', 'Customizer' ] );
	} );
} );
