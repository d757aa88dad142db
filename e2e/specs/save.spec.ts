import { expect, SHARED_SITE, test } from '../fixtures';
import { changeRecords } from '../support/change-records';
import { checkAccessibility } from '../support/check-accessibility';

test.use( SHARED_SITE );

const siteTitle = ( title: string ) => ( {
	kind: 'root',
	name: 'site',
	edits: { title },
} );

const pageTitle = ( key: number, title: string ) => ( {
	kind: 'postType',
	name: 'page',
	key,
	edits: { title },
} );

async function createPage( rest: any, title: string ): Promise< number > {
	const { id } = await rest( '/wp/v2/pages', {
		method: 'POST',
		data: {
			title,
			status: 'publish',
			content: '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->',
		},
	} );
	return id;
}

test.describe( 'Saving', () => {
	test( 'says what changed, discards a change and brings it back, and saves', async ( {
		design,
		page,
		rest,
		saveView,
	} ) => {
		const { title: before } = await rest( '/wp/v2/settings' );
		const id = await createPage( rest, 'Old name' );
		await design.goto();
		await expect( saveView.hub ).toHaveText( 'Saved' );
		await expect( saveView.hub ).toBeDisabled();

		await changeRecords( page, [
			siteTitle( 'New title' ),
			pageTitle( id, 'New name' ),
		] );
		await expect( saveView.hub ).toHaveText( 'Review 2 changes…' );
		await saveView.hub.click();
		await expect( saveView.modal ).toBeVisible();
		await expect( saveView.saveButton ).toBeFocused();
		await expect( saveView.row( 'Title' ).first() ).toContainText(
			`“${ before }” → “New title”`
		);
		await expect( saveView.row( 'New name' ) ).toContainText(
			'Title: “Old name” → “New name”'
		);
		await expect(
			saveView.modal.getByRole( 'heading', { name: 'Pages' } )
		).toBeVisible();
		await checkAccessibility( page, {
			include: '.components-modal__frame',
		} );

		await saveView.modal
			.getByRole( 'button', { name: 'Discard changes to “New name”' } )
			.click();
		await expect(
			saveView.modal.getByRole( 'checkbox', { name: 'New name' } )
		).toHaveCount( 0 );
		await expect(
			saveView.modal.getByText( 'Discarded the changes to “New name”.' )
		).toBeVisible();
		await expect(
			saveView.modal.getByRole( 'button', { name: 'Undo' } )
		).toBeFocused();
		await saveView.modal.getByRole( 'button', { name: 'Undo' } ).click();
		await expect( saveView.row( 'New name' ) ).toBeVisible();

		await saveView.saveButton.click();
		await expect( saveView.notice( 'Site updated.' ) ).toBeVisible();
		await expect( saveView.modal ).toBeHidden();
		await expect( saveView.hub ).toBeFocused();
		await expect( saveView.hub ).toHaveText( 'Saved' );
		expect( ( await rest( '/wp/v2/settings' ) ).title ).toBe( 'New title' );
		expect( ( await rest( `/wp/v2/pages/${ id }` ) ).title.rendered ).toBe(
			'New name'
		);
	} );

	test( 'leaves out what is not chosen', async ( {
		design,
		page,
		rest,
		saveView,
	} ) => {
		const id = await createPage( rest, 'Kept' );
		await design.goto();
		await changeRecords( page, [
			siteTitle( 'Chosen' ),
			pageTitle( id, 'Not chosen' ),
		] );
		await saveView.hub.click();
		await saveView.modal
			.getByRole( 'checkbox', { name: 'Not chosen' } )
			.uncheck();
		await saveView.saveButton.click();
		await expect( saveView.notice( 'Site updated.' ) ).toBeVisible();
		await expect( saveView.hub ).toHaveText( 'Review 1 change…' );
		expect( ( await rest( `/wp/v2/pages/${ id }` ) ).title.rendered ).toBe(
			'Kept'
		);
	} );

	test( 'saves the record on which a person works at once, by primary+S from the canvas', async ( {
		design,
		page,
		rest,
		saveView,
	} ) => {
		const id = await createPage( rest, 'Typed in' );
		await design.goto( `/page/${ id }`, { canvas: 'edit' } );
		await expect( saveView.topBarButton ).toHaveText( 'Saved' );
		const paragraph = design.canvas.getByText( 'Text', { exact: true } );
		await paragraph.click();
		await page.keyboard.press( 'End' );
		await page.keyboard.type( ' that was typed' );
		await expect( saveView.topBarButton ).toHaveText( 'Save' );

		await page.keyboard.press( 'ControlOrMeta+s' );
		await expect( saveView.topBarButton ).toHaveText( 'Saved' );
		await expect( saveView.notice( 'Page updated.' ) ).toBeVisible();
		const { content } = await rest( `/wp/v2/pages/${ id }`, {
			params: { context: 'edit' },
		} );
		expect( content.raw ).toContain( 'Text that was typed' );

		const writes: string[] = [];
		page.on( 'request', ( request ) => {
			if ( request.method() !== 'GET' ) {
				writes.push( request.url() );
			}
		} );
		await page.keyboard.press( 'ControlOrMeta+s' );
		await expect( saveView.topBarButton ).toHaveText( 'Saved' );
		expect(
			writes.filter( ( url ) => url.includes( `/pages/${ id }` ) )
		).toEqual( [] );
	} );

	test( 'opens the same review as the save panel in edit mode, and closes it with the canvas', async ( {
		design,
		page,
		rest,
		saveView,
	} ) => {
		const id = await createPage( rest, 'Panel' );
		await design.goto( `/page/${ id }` );
		await page.locator( '[data-enters-edit]' ).press( 'Enter' );
		await expect( saveView.topBarButton ).toHaveText( 'Saved' );
		await changeRecords( page, [ siteTitle( 'Panel title' ) ] );
		await expect( saveView.topBarButton ).toHaveText( 'Review 1 change…' );

		await page.keyboard.press( 'ControlOrMeta+s' );
		await expect( saveView.panel ).toBeVisible();
		await expect( saveView.modal ).toBeVisible();
		await checkAccessibility( page, { include: '[role="dialog"]' } );
		await page.keyboard.press( 'Escape' );
		await expect( saveView.panel ).toBeHidden();

		await saveView.topBarButton.click();
		await expect( saveView.panel ).toBeVisible();
		await page.goBack();
		await expect( saveView.hub ).toHaveText( 'Review 1 change…' );
		await expect( saveView.panel ).toBeHidden();
		await expect( saveView.modal ).toBeHidden();
	} );

	test( 'names what failed, keeps it, and saves it on Retry', async ( {
		consoleWatch,
		design,
		page,
		rest,
		saveView,
		site,
	} ) => {
		consoleWatch.allow( /Failed to load resource/ );
		await site.usePlugin( 'faults' );
		const id = await createPage( rest, 'Fragile' );
		await site.task( 'set-options', {
			faults: [
				{
					route: `^/wp/v2/pages/${ id }$`,
					method: 'PUT',
					status: 500,
					message: 'The disk is full.',
					times: 1,
				},
			],
		} );
		await design.goto();
		await changeRecords( page, [
			siteTitle( 'Saved title' ),
			pageTitle( id, 'Unsaved name' ),
		] );
		await saveView.save();

		await expect(
			saveView.modal.getByText(
				'1 saved, 1 not saved. What was not saved is still here.'
			)
		).toBeFocused();
		await expect( saveView.row( 'Title: saved' ) ).toBeVisible();
		await expect( saveView.row( 'Unsaved name' ) ).toContainText(
			'The disk is full.'
		);
		expect( ( await rest( `/wp/v2/pages/${ id }` ) ).title.rendered ).toBe(
			'Fragile'
		);

		await saveView.modal
			.getByRole( 'button', { name: 'Retry saving “Unsaved name”' } )
			.click();
		await expect( saveView.notice( 'Site updated.' ) ).toBeVisible();
		await expect( saveView.hub ).toHaveText( 'Saved' );
		expect( ( await rest( `/wp/v2/pages/${ id }` ) ).title.rendered ).toBe(
			'Unsaved name'
		);
	} );

	test( 'waits for a plugin that locks saving', async ( {
		design,
		page,
		rest,
		saveView,
	} ) => {
		const id = await createPage( rest, 'Locked' );
		await design.goto( `/page/${ id }`, { canvas: 'edit' } );
		await expect( saveView.topBarButton ).toHaveText( 'Saved' );
		await changeRecords( page, [ pageTitle( id, 'Locked still' ) ] );
		await expect( saveView.topBarButton ).toBeEnabled();
		await page.evaluate( () =>
			( window as any ).wp.data
				.dispatch( 'core/editor' )
				.lockPostSaving( 'test' )
		);
		await expect( saveView.topBarButton ).toBeDisabled();
		await page.keyboard.press( 'ControlOrMeta+s' );
		await page.evaluate( () =>
			( window as any ).wp.data
				.dispatch( 'core/editor' )
				.unlockPostSaving( 'test' )
		);
		await expect( saveView.topBarButton ).toHaveText( 'Save' );
		await saveView.topBarButton.click();
		await expect( saveView.topBarButton ).toHaveText( 'Saved' );
		expect( ( await rest( `/wp/v2/pages/${ id }` ) ).title.rendered ).toBe(
			'Locked still'
		);
	} );

	test( 'asks before the page is left with unsaved changes', async ( {
		design,
		page,
		saveView,
	} ) => {
		await design.goto();
		await changeRecords( page, [ siteTitle( 'Not saved' ) ] );
		await saveView.hub.focus();
		await page.keyboard.press( 'Shift' );
		const asked: string[] = [];
		page.on( 'dialog', ( dialog ) => {
			asked.push( dialog.type() );
			void dialog.dismiss();
		} );
		await design.navigation
			.getByRole( 'link', { name: 'Go to the Dashboard' } )
			.click( { noWaitAfter: true } );
		await expect.poll( () => asked ).toEqual( [ 'beforeunload' ] );
		await expect( saveView.hub ).toHaveText( 'Review 1 change…' );
	} );
} );

test.describe( 'Who may not write any markup', () => {
	test.use( { user: 'editor' } );

	test( 'is told by name what was dropped of a page that they saved', async ( {
		consoleWatch,
		page,
		design,
		rest,
		saveView,
		site,
	} ) => {
		// The host refuses them some of what the blocks of a template ask for.
		consoleWatch.allow( /status of 403/ );
		// As every editor of a network of sites.
		await site.task( 'set-capabilities', {
			editor: { edit_theme_options: true, unfiltered_html: false },
		} );
		const id = await createPage( rest, 'About us' );
		const text = '<!-- wp:paragraph --><p>More</p><!-- /wp:paragraph -->';
		await design.goto();
		await changeRecords( page, [
			{
				kind: 'postType',
				name: 'page',
				key: id,
				edits: {
					content: `${ text }<script>run()</script><iframe src="https://example.org/"></iframe>`,
				},
			},
		] );
		await saveView.save();
		await expect( saveView.notice( 'Site updated.' ) ).toBeVisible();
		await expect(
			saveView.notice(
				'“About us” was saved without some things that you may not use on this site: <script>, <iframe>.'
			)
		).toBeVisible();
		const { content } = await rest( `/wp/v2/pages/${ id }`, {
			params: { context: 'edit' },
		} );
		expect( content.raw ).toBe( `${ text }run()` );
		await site.task( 'set-capabilities', {
			editor: { edit_theme_options: false, unfiltered_html: true },
		} );
	} );
} );
