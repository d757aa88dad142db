import { expect, SHARED_SITE, test } from '../fixtures';
import { checkAccessibility } from '../support/check-accessibility';
import { giveOwnClock } from '../support/own-clock';
import type { Rest } from '../support/rest';

const MENUS = '/wp/v2/navigation';

/** How often an open menu is asked for again. */
const CHECK_MS = 15_000;

test.use( SHARED_SITE );

const link = ( label: string, url = '#' ) =>
	`<!-- wp:navigation-link {"label":"${ label }","url":"${ url }","kind":"custom"} /-->`;

async function createMenu( rest: Rest, title: string, content: string ) {
	return rest< { id: number } >( MENUS, {
		method: 'POST',
		data: { title, content, status: 'publish' },
	} );
}

const readContent = async ( rest: Rest, id: number ) =>
	(
		await rest< { content: { raw: string } } >( `${ MENUS }/${ id }`, {
			params: { context: 'edit' },
		} )
	).content.raw;

const countMenus = async ( rest: Rest ) =>
	(
		await rest< unknown[] >( MENUS, {
			params: { per_page: 100, status: 'publish,draft' },
		} )
	).length;

test( 'a menu is edited by keyboard, saved, and shown by the site; what nobody touches keeps every byte', async ( {
	design,
	page,
	rest,
	saveView,
	site,
} ) => {
	const odd =
		'<!-- wp:spacer {"height":"10px"} -->\n<div style="height:10px" aria-hidden="true" class="wp-block-spacer"></div>\n<!-- /wp:spacer -->';
	const menu = await createMenu(
		rest,
		'Keys',
		`${ link( 'One', '#one' ) }\n\n${ odd }\n\n${ link( 'Two', '#two' ) }`
	);
	await design.goto( `/wp_navigation/${ menu.id }` );
	const tree = page.getByRole( 'treegrid', { name: 'Items of Keys' } );
	const label = ( name: string ) =>
		tree.getByRole( 'button', { name, exact: true } );

	await label( 'Two' ).focus();
	await page.keyboard.press( 'Alt+ArrowUp' );
	await page.keyboard.press( 'Alt+ArrowUp' );
	await expect( tree.getByRole( 'row' ).first() ).toContainText( 'Two' );
	await label( 'One' ).focus();
	await page.keyboard.press( 'Alt+ArrowRight' );
	await expect( tree.getByRole( 'row', { level: 2 } ) ).toContainText(
		'One'
	);

	await label( 'One' ).click();
	const form = page.getByRole( 'dialog', { name: 'Edit One' } );
	await form.getByLabel( 'Label' ).fill( 'Uno & <b>' );
	await form.getByLabel( 'Open in new tab' ).check();
	await form.getByRole( 'button', { name: 'Apply' } ).click();
	await expect( label( 'Uno & <b>' ) ).toBeVisible();

	await page.getByRole( 'button', { name: 'Add item', exact: true } ).click();
	const search = page.getByRole( 'dialog', { name: 'Add item' } );
	const readHeight = () =>
		search.evaluate( ( { clientHeight } ) => clientHeight );
	const height = await readHeight();
	await search
		.getByRole( 'searchbox', { name: 'Search or type an address' } )
		.fill( 'Contact' );
	const contact = search
		.getByRole( 'list', { name: 'Search results' } )
		.getByRole( 'button', { name: /^Contact/ } )
		.first();
	await expect( contact ).toBeVisible();
	// The window keeps its size, and with it the field its place, when there is less to show.
	expect( await readHeight() ).toBe( height );
	await contact.click();
	await expect( label( 'Contact' ) ).toBeVisible();
	await checkAccessibility( page, {
		include: '.atelier-layout__sidebar',
	} );

	await design.waitForCanvas();
	await saveView.save();
	await expect( saveView.hub ).toHaveText( 'Saved' );
	const content = await readContent( rest, menu.id );
	expect( content ).toContain( odd );
	expect( content ).toMatch(
		/navigation-submenu {"label":"Two".*navigation-link {"label":"Uno .*"opensInNewTab":true.*\/wp:navigation-submenu.*"label":"Contact"/s
	);
	await page.goto( site.url );
	await expect(
		page.getByRole( 'link', { name: 'Contact' } ).first()
	).toBeAttached();
} );

test( 'menus are created, renamed, duplicated, told apart, deleted, and opened again by Undo', async ( {
	consoleWatch,
	design,
	page,
	rest,
	saveView,
} ) => {
	await design.goto( '/navigation' );
	const { navigation } = design;
	await expect(
		navigation.getByRole( 'link', { name: /Main menu/ } )
	).toBeVisible();
	await navigation
		.getByRole( 'button', { name: 'Create Navigation Menu' } )
		.click();
	const dialog = page.getByRole( 'dialog' );
	await dialog.getByLabel( 'Navigation title' ).fill( 'Fresh' );
	await dialog.getByRole( 'button', { name: 'Create' } ).click();
	await expect(
		navigation.getByText( 'This Navigation Menu is empty.' )
	).toBeVisible();

	const act = async ( name: string ) => {
		await navigation
			.getByRole( 'button', { name: 'Actions', exact: true } )
			.click();
		await page.getByRole( 'menuitem', { name } ).click();
	};
	await act( 'Rename' );
	await dialog.getByLabel( 'Navigation title' ).fill( 'Renamed' );
	await dialog.getByRole( 'button', { name: 'Save' } ).click();
	await expect(
		page.getByText( 'Renamed Navigation Menu' ).first()
	).toBeVisible();
	await act( 'Duplicate' );
	await expect(
		navigation.getByRole( 'heading', { name: 'Renamed (Copy)' } )
	).toBeVisible();
	await expect(
		navigation.getByRole( 'button', { name: 'Merge into Renamed' } )
	).toBeVisible();

	// The preview shows the menu until its screen is left.
	consoleWatch.allow( /404 .*wp\/v2\/navigation/ );
	await act( 'Delete' );
	await expect(
		dialog.getByText( 'It is not used anywhere.' )
	).toBeVisible();
	await dialog.getByRole( 'button', { name: 'Delete' } ).click();
	await expect(
		page.getByText( 'Navigation Menu successfully deleted.' ).first()
	).toBeVisible();
	await expect(
		navigation.getByRole( 'link', { name: /Renamed/ } )
	).toHaveCount( 1 );
	expect( await countMenus( rest ) ).toBe( 3 );

	await saveView
		.notice( 'Navigation Menu successfully deleted.' )
		.getByRole( 'button', { name: 'Undo' } )
		.click();
	await expect(
		navigation.getByRole( 'heading', { name: 'Renamed (Copy)' } )
	).toBeVisible();
	expect( await countMenus( rest ) ).toBe( 4 );
} );

test( 'items are reordered and nested by pointer, and the keys of Undo and Redo take that back', async ( {
	design,
	page,
	rest,
} ) => {
	const menu = await createMenu(
		rest,
		'Pointer',
		[ 'One', 'Two', 'Three' ].map( ( name ) => link( name ) ).join( '\n\n' )
	);
	await design.goto( `/wp_navigation/${ menu.id }` );
	await design.waitForCanvas();
	const rows = page
		.getByRole( 'treegrid', { name: 'Items of Pointer' } )
		.getByRole( 'row' );
	const drag = async ( name: string, right: number, down: number ) => {
		const box = ( await rows
			.filter( { hasText: name } )
			.locator( '.atelier-menu-tree__handle' )
			.boundingBox() )!;
		const x = box.x + box.width / 2;
		const y = box.y + box.height / 2;
		await page.mouse.move( x, y );
		await page.mouse.down();
		await page.mouse.move( x + right, y + down, { steps: 8 } );
		await page.mouse.up();
	};

	await drag( 'Three', 0, -72 );
	await expect( rows ).toHaveText( [ 'Three', 'One', 'Two' ] );
	await drag( 'Two', 24, 0 );
	const nested = page.getByRole( 'row', { level: 2 } );
	await expect( nested ).toHaveText( 'Two' );
	await page.keyboard.press( 'Control+z' );
	await expect( nested ).toHaveCount( 0 );
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( rows ).toHaveText( [ 'One', 'Two', 'Three' ] );
	await page.keyboard.press( 'Control+Shift+z' );
	await page.keyboard.press( 'Control+Shift+z' );
	await expect( nested ).toHaveText( 'Two' );

	// All that a row offers can be reached by keyboard, and Escape leads back to it.
	await rows.getByRole( 'button', { name: 'One', exact: true } ).focus();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	const actions = page.getByRole( 'menu', { name: 'Options for One' } );
	await expect(
		actions.getByRole( 'menuitem', { name: 'Edit item' } )
	).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect(
		rows.getByRole( 'button', { name: 'Options for One' } )
	).toBeFocused();
} );

test( 'what somebody else saves arrives in the tree, and is told where it meets unsaved changes', async ( {
	consoleWatch,
	design,
	page,
	rest,
} ) => {
	const menu = await createMenu( rest, 'Shared', link( 'Mine', '#mine' ) );
	await giveOwnClock( page, consoleWatch );
	await design.goto( `/wp_navigation/${ menu.id }` );
	await design.waitForCanvas();
	const rows = page
		.getByRole( 'treegrid', { name: 'Items of Shared' } )
		.getByRole( 'row' );
	const saveElsewhere = ( label: string ) =>
		rest( `${ MENUS }/${ menu.id }`, {
			method: 'POST',
			data: { content: link( label, '#theirs' ) },
		} );
	await saveElsewhere( 'Theirs' );
	await page.clock.fastForward( CHECK_MS );
	await expect( rows ).toHaveText( [ 'Theirs' ] );

	await rows.getByRole( 'button', { name: 'Theirs', exact: true } ).focus();
	await page.keyboard.press( 'Delete' );
	await expect(
		page.getByText( 'This Navigation Menu is empty.' )
	).toBeVisible();
	const told = page
		.getByText( /Someone else has saved this menu since you opened it/ )
		.and( page.locator( ':visible' ) )
		.first();
	// WordPress tells times by the second: what is saved within the same one is not newer.
	await expect( async () => {
		await saveElsewhere( 'Theirs again' );
		await page.clock.fastForward( CHECK_MS );
		await expect( told ).toBeVisible( { timeout: 2000 } );
	} ).toPass();
	await page
		.getByRole( 'button', { name: 'Show the other version' } )
		.click();
	await expect( rows ).toHaveText( [ 'Theirs again' ] );
} );

test( 'a phone shows one way back, and adds an item that is saved', async ( {
	design,
	page,
	rest,
	saveView,
} ) => {
	const menu = await createMenu( rest, 'Small', link( 'One' ) );
	await page.setViewportSize( { width: 390, height: 844 } );
	await design.goto( `/wp_navigation/${ menu.id }` );
	const toRoot = page.getByRole( 'link', { name: 'Go to Site Editor' } );
	await expect( page.getByRole( 'treegrid' ) ).toBeVisible();
	await expect( toRoot ).toBeHidden();

	await page.getByRole( 'button', { name: 'Add item', exact: true } ).click();
	const search = page.getByRole( 'dialog', { name: 'Add item' } );
	await search
		.getByRole( 'searchbox', { name: 'Search or type an address' } )
		.fill( 'Contact' );
	await checkAccessibility( page, { include: '[role="dialog"]' } );
	await search
		.getByRole( 'list', { name: 'Search results' } )
		.getByRole( 'button', { name: /^Contact/ } )
		.first()
		.click();
	await expect( page.getByRole( 'treegrid' ).getByRole( 'row' ) ).toHaveText(
		[ /One/, /Contact/ ]
	);
	await saveView.save();
	await expect( saveView.hub ).toHaveText( 'Saved' );
	expect( await readContent( rest, menu.id ) ).toContain(
		'"label":"Contact"'
	);

	await page.getByRole( 'button', { name: 'Back', exact: true } ).click();
	await expect( page.getByRole( 'link', { name: /^Small/ } ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Back', exact: true } ).click();
	await expect(
		page.getByRole( 'link', { name: 'Go to the Dashboard' } )
	).toBeVisible();
} );
