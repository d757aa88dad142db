import { expect, SHARED_SITE, test } from '../fixtures';

test.use( { ...SHARED_SITE, hasSeenGuides: false } );

test.describe( 'The welcome guides', () => {
	test( 'show once: that of the site first, that of pages after it', async ( {
		design,
		page,
		rest,
	} ) => {
		const [ { id } ] = await rest( '/wp/v2/pages', {
			params: { slug: 'about' },
		} );
		await design.goto( `/page/${ id }`, { canvas: 'edit' } );
		const site = page.getByRole( 'dialog', {
			name: 'Welcome to the site editor',
		} );
		await expect(
			site.getByRole( 'heading', { name: 'Edit your site' } )
		).toBeVisible();
		await site.getByRole( 'button', { name: 'Get started' } ).click();
		const pageGuide = page.getByRole( 'dialog', {
			name: 'Editing a page',
		} );
		await pageGuide.getByRole( 'button', { name: 'Continue' } ).click();
		await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );

		await expect
			.poll( async () => {
				const { meta } = await rest( '/wp/v2/users/me', {
					params: { context: 'edit' },
				} );
				return meta.persisted_preferences?.atelier;
			} )
			.toMatchObject( { welcomeGuide: false, welcomeGuidePage: false } );
		await page.reload();
		await design.waitForCanvas();
		await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );

		await design.topBar.getByRole( 'button', { name: 'Options' } ).click();
		await page
			.getByRole( 'menuitem', { name: 'Guide to editing a page' } )
			.click();
		await expect( pageGuide ).toBeVisible();

		await design.goto( '/wp_template/twentytwentyfive//index', {
			canvas: 'edit',
		} );
		await design.topBar.getByRole( 'button', { name: 'Options' } ).click();
		await page
			.getByRole( 'menuitem', { name: 'Guide to editing a template' } )
			.click();
		await expect(
			page.getByRole( 'dialog', { name: 'Editing a template' } )
		).toBeVisible();
	} );

	test( 'do not show in the view, and open from the Tools menu', async ( {
		design,
		page,
	} ) => {
		await design.goto();
		await design.waitForCanvas();
		await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
		await design.navigation
			.getByRole( 'button', { name: 'Tools' } )
			.click();
		await page.getByRole( 'menuitem', { name: 'Welcome Guide' } ).click();
		await expect(
			page.getByRole( 'heading', { name: 'Edit your site' } )
		).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
	} );

	test( 'explain Styles in four pages', async ( { design, page } ) => {
		await design.goto( '/styles' );
		const guide = page.getByRole( 'dialog', { name: 'Welcome to Styles' } );
		for ( const title of [
			'Welcome to Styles',
			'Set the design',
			'Personalize blocks',
		] ) {
			await expect(
				guide.getByRole( 'heading', { name: title } )
			).toBeVisible();
			await guide.getByRole( 'button', { name: 'Next' } ).click();
		}
		await expect(
			guide.getByRole( 'heading', { name: 'Learn more' } )
		).toBeVisible();
		await guide.getByRole( 'button', { name: 'Get started' } ).click();
		await expect( guide ).toBeHidden();
	} );
} );

test.describe( 'The Tools menu', () => {
	test.use( { hasSeenGuides: true } );

	test( 'exports the theme under its name', async ( { design, page } ) => {
		await design.goto();
		await design.waitForCanvas();
		await design.navigation
			.getByRole( 'button', { name: 'Tools' } )
			.click();
		const download = page.waitForEvent( 'download' );
		await page
			.getByRole( 'menuitem', { name: /^Export(?! the design)/ } )
			.click();
		expect( ( await download ).suggestedFilename() ).toMatch( /\.zip$/ );
		await expect(
			page.getByText( /” was downloaded\./ ).first()
		).toBeVisible();
	} );

	test( 'says what the server says when the export fails', async ( {
		consoleWatch,
		design,
		page,
	} ) => {
		consoleWatch.allow( /500/ );
		await page.route(
			/wp-block-editor\/v1\/export|wp-block-editor%2Fv1%2Fexport/,
			( route ) =>
				route.fulfill( {
					status: 500,
					json: {
						code: 'unable_to_create_zip',
						message: 'The disk is full.',
					},
				} )
		);
		await design.goto();
		await design.waitForCanvas();
		await design.navigation
			.getByRole( 'button', { name: 'Tools' } )
			.click();
		await page
			.getByRole( 'menuitem', { name: /^Export(?! the design)/ } )
			.click();
		await expect(
			page.getByText( 'The disk is full.' ).first()
		).toBeVisible();
	} );
} );
