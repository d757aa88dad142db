import type { Locator, Page } from '@playwright/test';

import { expect, SHARED_SITE, test as base } from '../fixtures';
import { ListPage } from '../pages/list-page';
import { checkAccessibility } from '../support/check-accessibility';
import type { TestSite } from '../support/site';

const test = base.extend< { list: ListPage; panel: Locator } >( {
	list: async ( { design }, provide ) => provide( new ListPage( design ) ),
	panel: async ( { page }, provide ) =>
		provide( page.getByRole( 'region', { name: 'Post Edit' } ) ),
} );

test.use( SHARED_SITE );

/** Opens a line of the form. */
async function openLine( panel: Locator, label: string ): Promise< void > {
	await panel
		.getByRole( 'button', { name: new RegExp( `^(Edit )?${ label }` ) } )
		.first()
		.click();
}

async function chooseStatus( page: Page, panel: Locator, status: string ) {
	await openLine( panel, 'Status' );
	await page.getByRole( 'radio', { name: status } ).check();
	await page.keyboard.press( 'Escape' );
}

/** Lets the server refuse changes of a page. */
async function refuseChanges( site: TestSite, id: number | undefined ) {
	await site.usePlugin( 'faults' );
	await site.task( 'set-options', {
		faults: [ 'PUT', 'POST' ].map( ( method ) => ( {
			route: `^/wp/v2/pages/${ id }$`,
			method,
			status: 403,
			code: 'rest_cannot_edit',
			message: 'Page two is locked.',
		} ) ),
	} );
}

test.describe( 'Quick edit', () => {
	test( 'leaves the content to the editor: a page read before there are blocks is not empty in it', async ( {
		list,
		panel,
		design,
		rest,
	} ) => {
		await rest( '/wp/v2/pages', {
			method: 'POST',
			data: {
				title: 'Read early',
				status: 'publish',
				content:
					'<!-- wp:paragraph --><p>Still here.</p><!-- /wp:paragraph -->',
			},
		} );
		await list.open( { layout: 'table', search: 'Read early' } );
		await list.act( 'Read early', 'Details' );
		await expect(
			panel.getByRole( 'button', { name: 'Apply' } )
		).toBeVisible();
		await design.page
			.getByRole( 'link', { name: 'Read early', exact: true } )
			.click();
		await expect( design.topBar ).toBeVisible();
		await expect( design.canvas.getByText( 'Still here.' ) ).toBeVisible();
	} );

	test( 'changes one page: title, status and a private page’s password', async ( {
		list,
		page,
		panel,
		design,
		rest,
	} ) => {
		const { id } = await rest( '/wp/v2/pages', {
			method: 'POST',
			data: { title: 'Quick one', status: 'publish', password: 'secret' },
		} );
		await list.open( { layout: 'table', search: 'Quick one' } );
		await list.act( 'Quick one', 'Details' );
		expect( design.query.get( 'quickEdit' ) ).toBe( 'true' );
		await expect(
			panel.getByRole( 'button', { name: 'Apply' } )
		).toBeDisabled( { timeout: 45_000 } );
		expect( ( await panel.boundingBox() )?.width ).toBe( 380 );

		await openLine( panel, 'Title' );
		await page
			.getByRole( 'textbox', { name: 'Title' } )
			.fill( 'Quick <i>first</i>' );
		await page.keyboard.press( 'Escape' );
		await chooseStatus( page, panel, 'Private' );
		await panel.getByRole( 'button', { name: 'Apply' } ).click();

		await expect( panel.getByText( '1 updated' ) ).toBeVisible();
		const saved = await rest( `/wp/v2/pages/${ id }`, {
			params: { context: 'edit' },
		} );
		expect( saved ).toMatchObject( {
			status: 'private',
			password: '',
			title: { raw: 'Quick <i>first</i>' },
		} );
		await expect( list.row( 'Quick <i>first</i>' ) ).toHaveCount( 0 );
		await list.search.fill( 'Quick first' );
	} );

	test( 'clears the date of a scheduled page that is to be a draft', async ( {
		list,
		page,
		panel,
		rest,
	} ) => {
		const { id } = await rest( '/wp/v2/pages', {
			method: 'POST',
			data: {
				title: 'Scheduled one',
				status: 'future',
				date: '2099-01-02T03:04:05',
			},
		} );
		await list.open( {
			layout: 'table',
			search: 'Scheduled one',
			quickEdit: 'true',
			postId: String( id ),
		} );
		await expect( panel.getByText( 'January 2, 2099' ) ).toBeVisible( {
			timeout: 45_000,
		} );
		await chooseStatus( page, panel, 'Draft' );
		await expect( panel.getByText( 'January 2, 2099' ) ).toHaveCount( 0 );
		await panel.getByRole( 'button', { name: 'Apply' } ).click();
		await expect( panel.getByText( '1 updated' ) ).toBeVisible();
		const saved = await rest( `/wp/v2/pages/${ id }`, {
			params: { context: 'edit' },
		} );
		expect( saved.status ).toBe( 'draft' );
		expect( saved.date ).not.toContain( '2099' );
	} );

	test( 'applies or cancels what is changed in a modal', async ( {
		list,
		page,
		panel,
		rest,
	} ) => {
		const { id } = await rest( '/wp/v2/pages', {
			method: 'POST',
			data: {
				title: 'Discussed one',
				status: 'publish',
				comment_status: 'closed',
				ping_status: 'closed',
			},
		} );
		await list.open( {
			layout: 'table',
			search: 'Discussed one',
			quickEdit: 'true',
			postId: String( id ),
		} );
		const dialog = page.getByRole( 'dialog', { name: 'Discussion' } );
		const open = async () => {
			await openLine( panel, 'Discussion' );
			await dialog.getByRole( 'radio', { name: 'Open' } ).first().check();
		};
		await open();
		await dialog.getByRole( 'button', { name: 'Cancel' } ).click();
		await expect( panel.getByText( 'Closed' ) ).toBeVisible();
		await expect(
			panel.getByRole( 'button', { name: 'Apply' } )
		).toBeDisabled();

		await open();
		await dialog.getByRole( 'button', { name: 'Apply' } ).click();
		await expect( panel.getByText( 'Comments only' ) ).toBeVisible();
		await panel.getByRole( 'button', { name: 'Apply' } ).click();
		await expect( panel.getByText( '1 updated' ) ).toBeVisible();
		expect( ( await rest( `/wp/v2/pages/${ id }` ) ).comment_status ).toBe(
			'open'
		);
	} );

	test( 'changes several pages, says Mixed, and tells the truth about what failed', async ( {
		list,
		page,
		panel,
		rest,
		site,
		consoleWatch,
	} ) => {
		consoleWatch.allow( /403/ );
		const ids: number[] = [];
		for ( const title of [ 'Many one', 'Many two', 'Many three' ] ) {
			ids.push(
				(
					await rest( '/wp/v2/pages', {
						method: 'POST',
						data: { title, status: 'publish' },
					} )
				).id
			);
		}
		await list.open( { layout: 'table', search: 'Many' } );
		await page.getByRole( 'button', { name: 'Details' } ).click();
		await list.select( 'Many one', 'Many two', 'Many three' );
		await expect( panel.getByText( '3 items' ) ).toBeVisible( {
			timeout: 45_000,
		} );
		await expect( panel.getByText( 'Mixed' ).first() ).toBeVisible();
		await expect(
			panel.getByRole( 'button', { name: /Slug/ } )
		).toHaveCount( 0 );

		await refuseChanges( site, ids[ 1 ] );
		await chooseStatus( page, panel, 'Pending Review' );
		await panel.getByRole( 'button', { name: 'Apply' } ).click();
		await expect( panel.getByText( '2 updated, 1 failed' ) ).toBeVisible();
		await expect(
			panel.getByText( 'Many two: Page two is locked.' )
		).toBeVisible();
		expect(
			(
				await rest( `/wp/v2/pages/${ ids[ 0 ] }`, {
					params: { context: 'edit' },
				} )
			).status
		).toBe( 'pending' );

		await site.task( 'set-options', { faults: null } );
		await panel.getByRole( 'button', { name: 'Retry' } ).click();
		await expect( panel.getByText( '1 updated' ) ).toBeVisible();
		expect(
			(
				await rest( `/wp/v2/pages/${ ids[ 1 ] }`, {
					params: { context: 'edit' },
				} )
			).status
		).toBe( 'pending' );
	} );

	test( 'says what failed also when what was updated leaves the list', async ( {
		consoleWatch,
		list,
		page,
		panel,
		rest,
		site,
	} ) => {
		consoleWatch.allow( /403/ );
		const ids: number[] = [];
		for ( const title of [ 'Leaving one', 'Leaving two' ] ) {
			const { id } = await rest( '/wp/v2/pages', {
				method: 'POST',
				data: { title, status: 'publish' },
			} );
			ids.push( id );
		}
		await list.open( {
			layout: 'table',
			activeView: 'published',
			search: 'Leaving',
			quickEdit: 'true',
		} );
		await list.select( 'Leaving one', 'Leaving two' );
		await expect( panel.getByText( '2 items' ) ).toBeVisible( {
			timeout: 45_000,
		} );
		await refuseChanges( site, ids[ 1 ] );
		await chooseStatus( page, panel, 'Pending Review' );
		await panel.getByRole( 'button', { name: 'Apply' } ).click();
		await expect( list.row( 'Leaving one' ) ).toHaveCount( 0 );
		await expect( panel.getByText( '1 updated, 1 failed' ) ).toBeVisible();

		await site.task( 'set-options', { faults: null } );
		await panel.getByRole( 'button', { name: 'Retry' } ).click();
		await expect( list.row( 'Leaving two' ) ).toHaveCount( 0 );
		await expect( panel.getByText( '1 updated' ) ).toBeVisible();
		await expect(
			panel.getByText( 'Select an item to edit its details.' )
		).toBeVisible();
	} );

	test( 'changes the slug, parent and template of a page', async ( {
		list,
		page,
		panel,
		rest,
	} ) => {
		const [ about ] = await rest( '/wp/v2/pages', {
			params: { slug: 'about' },
		} );
		const { id } = await rest( '/wp/v2/pages', {
			method: 'POST',
			data: { title: 'Placed one', status: 'publish' },
		} );
		await list.open( {
			layout: 'table',
			search: 'Placed one',
			quickEdit: 'true',
			postId: String( id ),
		} );
		const popover = page.locator( '.components-popover' );
		await openLine( panel, 'Slug' );
		await popover.getByRole( 'textbox' ).fill( 'Well Put' );
		await page.keyboard.press( 'Escape' );
		await openLine( panel, 'Parent' );
		await page.getByRole( 'combobox', { name: 'Parent' } ).fill( 'About' );
		await page.getByRole( 'option', { name: 'About' } ).first().click();
		await page.keyboard.press( 'Escape' );
		await openLine( panel, 'Template' );
		await page
			.getByRole( 'combobox', { name: 'Template' } )
			.selectOption( { index: 1 } );
		await page.keyboard.press( 'Escape' );
		await panel.getByRole( 'button', { name: 'Apply' } ).click();
		await expect( panel.getByText( '1 updated' ) ).toBeVisible();
		const saved = await rest( `/wp/v2/pages/${ id }` );
		expect( saved ).toMatchObject( { slug: 'well-put', parent: about.id } );
		expect( saved.template ).not.toBe( '' );
	} );

	test( 'changes the picture, excerpt and presentation of a post', async ( {
		design,
		page,
		panel,
		rest,
	} ) => {
		const [ image ] = await rest( '/wp/v2/media', {
			params: { per_page: 1 },
		} );
		const { id } = await rest( '/wp/v2/posts', {
			method: 'POST',
			data: {
				title: 'Pictured one',
				status: 'publish',
				featured_media: image.id,
			},
		} );
		await new ListPage( design, 'post' ).open( {
			layout: 'table',
			search: 'Pictured one',
			quickEdit: 'true',
			postId: String( id ),
		} );
		await panel.getByRole( 'button', { name: 'Remove' } ).click();
		await openLine( panel, 'Excerpt' );
		const dialog = page.getByRole( 'dialog', { name: 'Excerpt' } );
		await dialog.getByRole( 'textbox' ).fill( 'In <b>short</b>' );
		await dialog.getByRole( 'button', { name: 'Apply' } ).click();
		await panel.getByRole( 'checkbox', { name: 'Sticky' } ).check();
		await panel.getByRole( 'radio', { name: 'Quote' } ).check();
		await panel.getByRole( 'button', { name: 'Apply' } ).click();
		await expect( panel.getByText( '1 updated' ) ).toBeVisible();
		expect(
			await rest( `/wp/v2/posts/${ id }`, {
				params: { context: 'edit' },
			} )
		).toMatchObject( {
			featured_media: 0,
			sticky: true,
			format: 'quote',
			excerpt: { raw: 'In <b>short</b>' },
		} );
	} );

	test( 'opens the media library for the featured image, and saves the chosen one', async ( {
		design,
		page,
		panel,
		rest,
	} ) => {
		const [ image ] = await rest( '/wp/v2/media', {
			params: { per_page: 1 },
		} );
		const { id } = await rest( '/wp/v2/posts', {
			method: 'POST',
			data: { title: 'To be pictured', status: 'publish' },
		} );
		await new ListPage( design, 'post' ).open( {
			layout: 'table',
			search: 'To be pictured',
			quickEdit: 'true',
			postId: String( id ),
		} );
		await panel
			.getByRole( 'button', { name: /Choose an image|featured image/i } )
			.first()
			.click();
		const library = page.getByRole( 'dialog', {
			name: /Select|Featured/,
		} );
		await library.getByRole( 'tab', { name: 'Media Library' } ).click();
		await library
			.getByRole( 'checkbox', { name: image.title.rendered } )
			.first()
			.click();
		await library
			.getByRole( 'button', { name: /^(Select|Set featured image)$/ } )
			.click();
		await expect( library ).toBeHidden();
		await panel.getByRole( 'button', { name: 'Apply' } ).click();
		await expect( panel.getByText( '1 updated' ) ).toBeVisible();
		const saved = await rest( `/wp/v2/posts/${ id }` );
		expect( saved.featured_media ).toBe( image.id );
	} );

	test( 'takes changes back with Cancel, and starts over with another selection', async ( {
		list,
		page,
		panel,
	} ) => {
		await list.open( { layout: 'table' } );
		await page.getByRole( 'button', { name: 'Details' } ).click();
		await expect(
			panel.getByText( 'Select an item to edit its details.' )
		).toBeVisible( { timeout: 45_000 } );
		await list.select( 'About' );
		await chooseStatus( page, panel, 'Draft' );
		await panel.getByRole( 'button', { name: 'Cancel' } ).click();
		await expect(
			panel.getByRole( 'button', { name: 'Apply' } )
		).toBeDisabled();
		await expect( panel.getByText( 'Published' ) ).toBeVisible();
		await list.row( 'About' ).getByRole( 'checkbox' ).uncheck();
		await expect(
			panel.getByText( 'Select an item to edit its details.' )
		).toBeVisible();
		await panel.getByRole( 'button', { name: 'Close' } ).click();
		await expect( panel ).toHaveCount( 0 );
	} );

	test( 'has nothing that axe objects to', async ( {
		list,
		page,
		panel,
	} ) => {
		await list.open( { layout: 'table' } );
		await page.getByRole( 'button', { name: 'Details' } ).click();
		await list.select( 'About' );
		await expect(
			panel.getByRole( 'button', { name: 'Apply' } )
		).toBeVisible( { timeout: 45_000 } );
		await checkAccessibility( page, { include: '.atelier-quick-edit' } );
	} );

	for ( const width of [ 390, 900 ] ) {
		test( `takes the place of the list at ${ width } px, and the focus there and back`, async ( {
			list,
			page,
			panel,
			design,
			rest,
		} ) => {
			const name = `Narrow ${ width }`;
			const { id } = await rest( '/wp/v2/pages', {
				method: 'POST',
				data: { title: name, status: 'publish' },
			} );
			await page.setViewportSize( { width, height: 844 } );
			await list.open( { layout: 'table', search: name } );
			const actions = list
				.row( name )
				.getByRole( 'button', { name: 'Actions' } );
			await list.act( name, 'Details' );
			await expect( list.items.first() ).toBeHidden();
			await expect(
				panel.getByRole( 'button', { name: 'Apply' } )
			).toBeDisabled();
			expect( ( await panel.boundingBox() )?.width ).toBeGreaterThan(
				380
			);
			await page.keyboard.press( 'Tab' );
			await expect(
				panel.getByRole( 'button', { name: 'Close' } )
			).toBeFocused();

			await chooseStatus( page, panel, 'Draft' );
			await panel.getByRole( 'button', { name: 'Apply' } ).click();
			await expect( panel.getByText( '1 updated' ) ).toBeVisible();
			await checkAccessibility( page, {
				include: '.atelier-quick-edit',
			} );
			await panel.getByRole( 'button', { name: 'Close' } ).click();
			await expect( panel ).toHaveCount( 0 );
			await expect( actions ).toBeFocused();
			expect( design.query.get( 'quickEdit' ) ).toBeNull();
			expect(
				await rest( `/wp/v2/pages/${ id }`, {
					params: { context: 'edit' },
				} )
			).toMatchObject( { status: 'draft' } );
		} );
	}

	test( 'leads back to the list where it covers it and nothing is selected', async ( {
		list,
		page,
		panel,
	} ) => {
		await page.setViewportSize( { width: 390, height: 844 } );
		await list.open( { layout: 'table' } );
		const details = page.getByRole( 'button', { name: 'Details' } );
		await details.click();
		await expect( list.items.first() ).toBeHidden();
		await panel.getByRole( 'button', { name: 'Back to the list' } ).click();
		await expect( list.items.first() ).toBeVisible();
		await expect( details ).toBeFocused();
	} );

	test( 'leaves room for whole columns, and for all of them again when it closes', async ( {
		list,
		page,
		panel,
	} ) => {
		await page.setViewportSize( { width: 1280, height: 800 } );
		await list.open( { layout: 'table', quickEdit: 'true' } );
		await expect( panel ).toBeVisible();
		const headers = page.getByRole( 'columnheader' );
		const author = page.getByRole( 'columnheader', { name: 'Author' } );
		await expect( author ).toHaveCount( 0 );
		const boxes = await headers.evaluateAll( ( cells ) =>
			cells.map( ( cell ) => {
				const { left, right } = cell.getBoundingClientRect();
				return [ Math.round( left ), Math.round( right ) ] as const;
			} )
		);
		boxes.forEach( ( [ left ], index ) =>
			expect( left ).toBeGreaterThanOrEqual(
				boxes[ index - 1 ]?.[ 1 ] ?? 0
			)
		);
		await panel.getByRole( 'button', { name: 'Close' } ).click();
		await expect( author ).toBeVisible();
	} );
} );
