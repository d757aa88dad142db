import type { Page } from '@playwright/test';
import { expect, SHARED_SITE, test } from '../fixtures';
import type { DesignPage } from '../pages/design-page';

test.use( SHARED_SITE );

const TEMPLATE = '/wp/v2/templates/atelier-block//home';

/** Writes at the end of the heading in the canvas. */
async function writeInHeading(
	design: DesignPage,
	page: Page,
	text: string
): Promise< void > {
	const heading = design.canvas
		.getByRole( 'document', { name: 'Block: Heading' } )
		.first();
	await heading.click();
	await page.keyboard.press( 'End' );
	await page.keyboard.type( text );
	await expect( heading ).toContainText( text );
}

test.describe( 'Editing what the front page shows', () => {
	test.beforeEach( async ( { site } ) => {
		await site.restore();
		await site.useTheme( 'atelier-block' );
	} );

	for ( const [ way, open ] of [
		[
			'a click on the preview',
			( _page: Page, design: DesignPage ) => design.startEditing(),
		],
		[
			'Enter',
			async ( page: Page ) => {
				await page
					.getByRole( 'button', { name: 'Edit', exact: true } )
					.focus();
				await page.keyboard.press( 'Enter' );
			},
		],
		[
			'Space',
			async ( page: Page ) => {
				await page
					.getByRole( 'button', { name: 'Edit', exact: true } )
					.focus();
				await page.keyboard.press( 'Space' );
			},
		],
	] as const ) {
		test( `opens the full editor by ${ way }, and comes back by Open Navigation`, async ( {
			design,
			page,
		} ) => {
			await design.goto();
			await design.waitForCanvas();
			await open( page, design );
			await expect( design.topBar ).toBeVisible();
			expect( design.query.get( 'canvas' ) ).toBe( 'edit' );
			expect( design.query.get( 'page' ) ).toBe( 'atelier' );
			await expect( design.navigation ).toHaveCount( 0 );
			for ( const name of [
				'Block Inserter',
				'Undo',
				'Redo',
				'Document Overview',
				'Settings',
			] ) {
				await expect(
					design.topBar.getByRole( 'button', { name, exact: true } )
				).toBeVisible();
			}
			await page
				.getByRole( 'button', { name: 'Open Navigation' } )
				.click();
			await expect( design.navigation ).toBeVisible();
			expect( design.query.get( 'canvas' ) ).not.toBe( 'edit' );
		} );
	}

	test( 'opened by its address and left with the mouse, leaves no top bar behind', async ( {
		design,
		page,
	} ) => {
		await design.goto( '/', { canvas: 'edit' } );
		await expect( design.topBar ).toBeVisible();
		await design.blocks.first().waitFor();
		await page.getByRole( 'button', { name: 'Open Navigation' } ).click();
		await expect( design.navigation ).toBeVisible();
		await expect( design.topBar ).toHaveCount( 0 );
	} );

	test( 'saves a change: by REST, on the site and after a reload it is there', async ( {
		design,
		page,
		rest,
		site,
	} ) => {
		await design.goto( '/', { canvas: 'edit' } );
		await design.waitForCanvas();
		const save = design.topBar.getByRole( 'button', {
			name: /^(Save|Saved|Saving)$/,
		} );
		await expect( save ).toHaveText( 'Saved' );
		await expect( save ).toBeDisabled();

		await writeInHeading( design, page, ', changed' );
		await expect( save ).toHaveText( 'Save' );
		await save.click();
		await expect( save ).toHaveText( 'Saved' );

		const template = await rest( TEMPLATE, {
			params: { context: 'edit' },
		} );
		expect( template.source ).toBe( 'custom' );
		expect( template.content.raw ).toContain(
			'Home of the tests, changed'
		);
		const front = await ( await page.request.get( site.url ) ).text();
		expect( front ).toContain( 'Home of the tests, changed' );

		await page.reload();
		await design.waitForCanvas();
		await expect(
			design.canvas.getByText( 'Home of the tests, changed' )
		).toBeVisible();
	} );

	test( 'undoes a change, and then has nothing to save', async ( {
		design,
		page,
	} ) => {
		await design.goto( '/', { canvas: 'edit' } );
		await design.waitForCanvas();
		await writeInHeading( design, page, '!' );
		await design.topBar
			.getByRole( 'button', { name: 'Undo', exact: true } )
			.click();
		await expect(
			design.canvas
				.getByRole( 'document', { name: 'Block: Heading' } )
				.first()
		).toHaveText( 'Home of the tests' );
		await expect(
			design.topBar.getByRole( 'button', { name: 'Saved' } )
		).toBeDisabled();
	} );

	test( 'undoes and redoes by the keyboard, wherever the focus is', async ( {
		design,
		page,
	} ) => {
		await design.goto( '/', { canvas: 'edit' } );
		await design.waitForCanvas();
		await writeInHeading( design, page, '!' );
		const heading = design.canvas
			.getByRole( 'document', { name: 'Block: Heading' } )
			.first();
		await page.getByRole( 'button', { name: 'Open Navigation' } ).focus();
		await page.keyboard.press( 'ControlOrMeta+z' );
		await expect( heading ).toHaveText( 'Home of the tests' );
		await page.keyboard.press( 'ControlOrMeta+Shift+z' );
		await expect( heading ).toHaveText( 'Home of the tests!' );
		await page.keyboard.press( 'ControlOrMeta+z' );
	} );

	test( 'keeps unsaved changes over the view, and asks before the page is left', async ( {
		consoleWatch,
		design,
		page,
	} ) => {
		// The tool that records traces runs a script in every frame; the previews of templates refuse it.
		consoleWatch.allow( /Blocked script execution in 'about:srcdoc'/ );
		await design.goto( '/', { canvas: 'edit' } );
		await design.waitForCanvas();
		await writeInHeading( design, page, ', not saved' );
		await page.getByRole( 'button', { name: 'Open Navigation' } ).click();
		await expect(
			design.navigation.getByRole( 'button', {
				name: 'Save',
				exact: true,
			} )
		).toBeEnabled();
		await expect(
			design.canvas.getByText( 'Home of the tests, not saved' )
		).toBeVisible();
		await expect(
			page.getByRole( 'toolbar', { name: 'Block tools' } )
		).toHaveCount( 0 );

		// The list comes from the server, which has none of it.
		await design.navigation
			.getByRole( 'link', { name: 'Templates' } )
			.click();
		await expect( page.getByText( 'Unsaved changes' ) ).toHaveCount( 1 );

		const asked = new Promise< string >( ( resolve ) =>
			page.once( 'dialog', async ( dialog ) => {
				resolve( dialog.type() );
				await dialog.dismiss();
			} )
		);
		await page.close( { runBeforeUnload: true } );
		expect( await asked ).toBe( 'beforeunload' );
	} );
} );

test( 'The editor opens with the List View where a person prefers it', async ( {
	design,
	page,
	rest,
} ) => {
	const prefer = ( core: object ) =>
		rest( '/wp/v2/users/me', {
			method: 'PUT',
			data: {
				meta: {
					persisted_preferences: {
						core,
						atelier: {
							welcomeGuide: false,
							welcomeGuidePage: false,
						},
						_modified: new Date().toISOString(),
					},
				},
			},
		} );
	await prefer( { showListViewByDefault: true } );
	const [ first ] = await rest( '/wp/v2/pages?per_page=1' );
	await design.goto( `/page/${ first.id }`, { canvas: 'edit' } );
	await design.waitForCanvas();
	await expect(
		page.getByRole( 'treegrid', { name: 'Block navigation structure' } )
	).toBeVisible();
	await prefer( {} );
} );
