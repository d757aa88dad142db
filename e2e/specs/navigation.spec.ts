import { expect, test } from '../fixtures';

test.describe( 'Moving through Design', () => {
	for ( const address of [ '/no/such/place', '/50%', '/50%25', '/%E0%A4' ] ) {
		test( `the unknown address ${ address } says so, in a notice that stays`, async ( {
			design,
			page,
		} ) => {
			await design.goto( address );
			const notice = page.locator( '.components-notice' ).filter( {
				hasText:
					'The requested page could not be found. Please check the URL.',
			} );
			await expect( notice ).toBeVisible();
			await expect( notice.getByRole( 'button' ) ).toHaveCount( 0 );
			await page.setViewportSize( { width: 390, height: 800 } );
			await expect( notice ).toBeVisible();
			await page.setViewportSize( { width: 1280, height: 800 } );
			await design.navigation
				.getByRole( 'button', { name: 'Back' } )
				.or( design.navigation.getByRole( 'link', { name: 'Back' } ) )
				.click();
			await expect(
				design.navigation.getByRole( 'heading', { name: 'Design' } )
			).toBeVisible();
		} );
	}

	test( 'Back has a ring for who came by the keyboard, and none after a click', async ( {
		design,
		page,
	} ) => {
		await design.goto();
		const pages = design.navigation.getByRole( 'link', { name: 'Pages' } );
		const back = design.navigation.getByRole( 'button', { name: 'Back' } );
		await pages.click();
		await expect( back ).toBeFocused();
		await expect( back ).toHaveCSS( 'outline-color', 'rgba(0, 0, 0, 0)' );
		await back.click();
		await expect( pages ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( back ).toBeFocused();
		await expect( back ).not.toHaveCSS(
			'outline-color',
			'rgba(0, 0, 0, 0)'
		);
	} );

	test( 'a file that is dropped beside everything leaves the page where it is, before any block is there', async ( {
		design,
		page,
	} ) => {
		for ( const path of [ '/template', '/pattern', '/deleted' ] ) {
			await design.goto( path, { layout: 'table' } );
			await expect( design.navigation ).toBeVisible();
			await expect(
				page.getByRole( 'heading', { level: 1 } ).first()
			).toBeVisible();
			expect(
				await page.evaluate( () => {
					const drop = new DragEvent( 'drop', {
						bubbles: true,
						cancelable: true,
					} );
					document.body.dispatchEvent( drop );
					return drop.defaultPrevented;
				} ),
				path
			).toBe( true );
		}
	} );

	test( 'adds one entry to the browser’s history a step, and none besides', async ( {
		design,
		page,
	} ) => {
		const length = () => page.evaluate( () => window.history.length );
		await design.goto();
		await design.waitForCanvas();
		const start = await length();

		await design.navigation.getByRole( 'link', { name: 'Pages' } ).click();
		await expect(
			design.navigation.getByRole( 'heading', { name: 'Pages' } )
		).toBeVisible();
		expect( await length() ).toBe( start + 1 );
		expect( design.query.get( 'p' ) ).toBe( '/page' );

		await page.goBack();
		await expect(
			design.navigation.getByRole( 'heading', { name: 'Design' } )
		).toBeVisible();
		await page.goForward();
		await expect(
			design.navigation.getByRole( 'heading', { name: 'Pages' } )
		).toBeVisible();
		expect( await length() ).toBe( start + 1 );
		await page.goBack();
		await expect(
			design.navigation.getByRole( 'heading', { name: 'Design' } )
		).toBeVisible();

		await design.startEditing();
		expect( await length() ).toBe( start + 1 );
		await page.goBack();
		await expect(
			design.navigation.getByRole( 'heading', { name: 'Design' } )
		).toBeVisible();
		await page.goForward();
		await expect( design.topBar ).toBeVisible();
		expect( await length() ).toBe( start + 1 );
	} );

	test( 'keeps its page in every address, over links and reloads', async ( {
		design,
		page,
	} ) => {
		await design.goto();
		for ( const [ name, path ] of [
			[ 'Pages', '/page' ],
			[ 'Styles', '/styles' ],
		] as const ) {
			await design.navigation
				.getByRole( 'link', { name, exact: true } )
				.click();
			await expect.poll( () => design.query.get( 'p' ) ).toBe( path );
			expect( design.query.get( 'page' ) ).toBe( 'atelier' );
			await page.reload();
			await expect( design.navigation ).toBeVisible();
			expect( design.query.get( 'page' ) ).toBe( 'atelier' );
			expect( design.query.get( 'p' ) ).toBe( path );
			await design.goto();
		}
	} );

	test( 'opens the command palette by its button and by the keyboard', async ( {
		design,
		page,
	} ) => {
		await design.goto();
		await design.waitForCanvas();
		const palette = page
			.getByRole( 'dialog' )
			.filter( { has: page.getByRole( 'combobox' ) } );
		await design.navigation
			.getByRole( 'button', { name: 'Open command palette' } )
			.click();
		await expect( palette ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( palette ).toBeHidden();
		await page.keyboard.press( 'ControlOrMeta+k' );
		await expect( palette ).toBeVisible();
	} );

	test( 'leads from the dashboard’s menu to each screen', async ( {
		page,
	} ) => {
		await page.goto( '/wp-admin/' );
		const menu = page.getByRole( 'navigation', { name: 'Main menu' } );
		const entries = menu.locator( 'li' ).filter( {
			has: page.getByRole( 'link', { name: 'Design', exact: true } ),
		} );
		const addresses = await entries
			.getByRole( 'link' )
			.evaluateAll( ( links ) =>
				links.map(
					( link ) =>
						[
							( link.textContent ?? '' ).trim(),
							( link as HTMLAnchorElement ).href,
						] as const
				)
			);
		const names = addresses.map( ( [ name ] ) => name );
		for ( const name of [
			'Styles',
			'Fonts',
			'Navigation',
			'Pages',
			'Posts',
			'Templates',
			'Patterns',
		] ) {
			expect( names ).toContain( name );
		}
		for ( const [ name, address ] of addresses ) {
			expect( ( await page.request.get( address ) ).status(), name ).toBe(
				200
			);
		}
	} );
} );
