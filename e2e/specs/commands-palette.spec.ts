import { expect, test } from '../fixtures';

test.describe( 'The command palette', () => {
	test( 'finds records, opens them in Design, and remembers them', async ( {
		design,
		page,
	} ) => {
		await design.goto();
		await design.waitForCanvas();
		await page.keyboard.press( 'ControlOrMeta+k' );
		const input = page.getByRole( 'combobox' );
		for ( const [ words, name ] of [
			[ 'main menu', /^Navigation: Main menu/ ],
			[ 'blog home', /^Template: Blog Home/ ],
			[ 'typography', /^Styles: Typography/ ],
			[ 'about', /^Page: About/ ],
		] as const ) {
			await input.fill( words );
			await expect(
				page.getByRole( 'option', { name } ).first()
			).toBeVisible();
		}
		await page
			.getByRole( 'option', { name: /^Page: About/ } )
			.first()
			.click();
		await expect( design.topBar ).toBeVisible();
		expect( design.query.get( 'p' ) ).toMatch( /^\/page\/\d+$/ );
		expect( design.query.get( 'page' ) ).toBe( 'atelier' );

		await design.waitForCanvas();
		await design.blocks.first().click();
		await page.keyboard.press( 'ControlOrMeta+k' );
		await expect(
			page
				.getByRole( 'group', { name: 'Recent' } )
				.getByRole( 'option', { name: /^Page: About/ } )
		).toBeVisible();
	} );

	test( 'opens once it can where its keys were pressed on the printed shell', async ( {
		design,
		page,
	} ) => {
		let release = () => {};
		const isReleased = new Promise< void >( ( resolve ) => {
			release = resolve;
		} );
		await page.route( /\/build\/index\.js/, async ( route ) => {
			await isReleased;
			await route.continue();
		} );
		await page.goto( design.address( '/page' ), { waitUntil: 'commit' } );
		await expect( page.locator( '#atelier-shell' ) ).toBeVisible();
		await page.keyboard.press( 'ControlOrMeta+k' );
		release();
		await expect( page.getByRole( 'combobox' ) ).toBeVisible();
		await page.getByRole( 'combobox' ).fill( 'typography' );
		await expect(
			page.getByRole( 'option', { name: /^Styles: Typography/ } ).first()
		).toBeVisible();
	} );

	test( 'finds content on lists and grids that are opened directly, as on any other screen', async ( {
		design,
		page,
	} ) => {
		for ( const [ path, query ] of [
			[ '/page', { layout: 'table' } ],
			[ '/template', { layout: 'grid' } ],
			[ '/pattern', {} ],
			[ '/deleted', {} ],
		] as const ) {
			await design.goto( path, query );
			await expect(
				page.getByRole( 'heading', { level: 2 } ).first()
			).toBeVisible();
			await page.keyboard.press( 'ControlOrMeta+k' );
			const input = page.getByRole( 'combobox' );
			for ( const [ words, name ] of [
				[ 'about', /^Page: About/ ],
				[ 'afternoon', /^Post: A brand in one afternoon/ ],
				[ 'main menu', /^Navigation: Main menu/ ],
				[ 'blog home', /^Template: Blog Home/ ],
				[ 'header', /^Template part: Header/ ],
				[ 'greeting', /^Pattern: Studio greeting/ ],
				[ 'view site', /^View site/ ],
			] as const ) {
				await input.fill( words );
				await expect(
					page.getByRole( 'option', { name } ).first(),
					`${ words } on ${ path }`
				).toBeVisible();
			}
		}
		await page.getByRole( 'combobox' ).fill( 'about' );
		await page
			.getByRole( 'option', { name: /^Page: About/ } )
			.first()
			.click();
		await expect( design.topBar ).toBeVisible();
		expect( design.query.get( 'p' ) ).toMatch( /^\/page\/\d+$/ );
	} );

	test( 'suggests the screens, and what the current one offers', async ( {
		design,
		page,
	} ) => {
		await design.goto();
		await design.waitForCanvas();
		await page.keyboard.press( 'ControlOrMeta+k' );
		const suggestions = page.getByRole( 'group', { name: 'Suggestions' } );
		for ( const name of [
			/^Go to: Identity/,
			/^Go to: Styles/,
			/^Go to: Pages/,
			/^Edit what the preview shows/,
			/^View site/,
		] ) {
			await expect(
				suggestions.getByRole( 'option', { name } )
			).toBeVisible();
		}
		await suggestions
			.getByRole( 'option', { name: /^Go to: Identity/ } )
			.click();
		await expect( page.getByLabel( 'Site title' ) ).toBeVisible();
		expect( design.query.get( 'p' ) ).toBe( '/identity' );
	} );

	test( 'does what a list offers: add, filter, layout, view', async ( {
		design,
		page,
	} ) => {
		await design.goto( '/page', { layout: 'table' } );
		await expect( page.getByRole( 'table' ) ).toBeVisible();
		const run = async ( name: string ) => {
			await page.keyboard.press( 'ControlOrMeta+k' );
			await page.getByRole( 'combobox' ).fill( name );
			await page.getByRole( 'option', { name } ).click();
		};

		await run( 'Add a filter' );
		await page.getByRole( 'menuitem', { name: 'Status' } ).click();
		await page.getByRole( 'option', { name: 'Draft' } ).click();
		await page.keyboard.press( 'Escape' );
		expect( design.query.get( 'filters' ) ).toContain( 'status' );

		await run( 'Reset view' );
		await expect.poll( () => design.query.get( 'filters' ) ).toBeNull();

		await run( 'Layout: Grid' );
		await expect.poll( () => design.query.get( 'layout' ) ).toBe( 'grid' );

		await run( 'View: Drafts' );
		await expect
			.poll( () => design.query.get( 'activeView' ) )
			.toBe( 'drafts' );

		await run( 'Add Page' );
		await expect(
			page.getByRole( 'dialog' ).getByLabel( 'Title' )
		).toBeFocused();
	} );

	test( 'suggests the sections of Styles there, and copies the look', async ( {
		design,
		page,
	} ) => {
		await design.goto( '/styles' );
		await design.waitForCanvas();
		await page.keyboard.press( 'ControlOrMeta+k' );
		const suggestions = page.getByRole( 'group', { name: 'Suggestions' } );
		for ( const name of [
			/^Styles: Typography/,
			/^Styles: Additional CSS/,
			/^Save a copy of the current styles/,
			/^Reset styles/,
		] ) {
			await expect(
				suggestions.getByRole( 'option', { name } )
			).toBeVisible();
		}
		await suggestions
			.getByRole( 'option', { name: /^Save a copy/ } )
			.click();
		await expect(
			page.getByRole( 'heading', { name: 'Browse styles' } )
		).toBeVisible();
	} );
} );
