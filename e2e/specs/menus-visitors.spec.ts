import { expect, SHARED_SITE, test } from '../fixtures';
import type { DesignPage } from '../pages/design-page';
import type { Rest } from '../support/rest';
import type { TestSite } from '../support/site';

test.use( SHARED_SITE );

const MAIN = [ 'About', 'Services', 'Branding', 'Websites', 'Contact' ];
const HEADER = '/wp/v2/template-parts/twentytwentyfive//header';

/** Reads the items of the menu that visitors get in the header of the front page. */
async function readHeader( site: TestSite ): Promise< readonly string[] > {
	const html = await ( await fetch( site.url ) ).text();
	const [ header = '' ] = /<header[\s\S]*?<\/header>/.exec( html ) ?? [];
	return [
		...header.matchAll( /wp-block-navigation-item__label">([^<]*)/g ),
	].map( ( [ , label = '' ] ) => label );
}

const act = async ( { navigation, page }: DesignPage, name: string ) => {
	await navigation
		.getByRole( 'button', { name: 'Actions', exact: true } )
		.click();
	await page.getByRole( 'menuitem', { name } ).click();
};

const addItem = async ( { page }: DesignPage, name: string ) => {
	await page.getByRole( 'button', { name: 'Add item', exact: true } ).click();
	const search = page.getByRole( 'dialog', { name: 'Add item' } );
	await search.getByRole( 'searchbox' ).fill( name );
	await search
		.getByRole( 'list', { name: 'Search results' } )
		.getByRole( 'button', { name: new RegExp( `^${ name }` ) } )
		.first()
		.click();
};

const readStatus = async ( rest: Rest, title: string ) =>
	(
		await rest< { status: string; title: { raw: string } }[] >(
			'/wp/v2/navigation',
			{
				params: {
					context: 'edit',
					status: 'publish,draft',
					per_page: 100,
				},
			}
		)
	).find( ( menu ) => menu.title.raw === title )?.status;

test( 'a new menu is seen by nobody until it is saved and shown in the header, which Undo takes back', async ( {
	design,
	page,
	rest,
	saveView,
	site,
} ) => {
	expect( await readHeader( site ) ).toEqual( MAIN );
	await design.goto( '/navigation' );
	await page
		.getByRole( 'button', { name: 'Create Navigation Menu' } )
		.click();
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog ).toContainText(
		'It begins as a draft: visitors go on seeing “Main menu” in Header.'
	);
	await dialog.getByLabel( 'Navigation title' ).fill( 'Fresh' );
	await dialog.getByRole( 'button', { name: 'Create' } ).click();
	await expect(
		saveView.notice(
			'"Fresh" successfully created. It is a draft: visitors do not see it.'
		)
	).toBeVisible();
	await expect(
		design.navigation.getByRole( 'heading', { name: 'Fresh (Draft)' } )
	).toBeVisible();
	expect( await readStatus( rest, 'Fresh' ) ).toBe( 'draft' );
	expect( await readHeader( site ) ).toEqual( MAIN );

	// The preview is the menu itself, with what is not saved yet.
	await addItem( design, 'History' );
	await expect(
		design.canvas.getByText( 'History', { exact: true } )
	).toBeVisible();
	await expect( design.canvas.getByText( 'About' ) ).toHaveCount( 0 );
	expect( await readHeader( site ) ).toEqual( MAIN );

	await expect( saveView.hub ).toHaveText( 'Save' );
	await saveView.hub.click();
	await expect( saveView.hub ).toHaveText( 'Saved' );
	await expect(
		design.navigation.getByRole( 'heading', { name: 'Fresh', exact: true } )
	).toBeVisible();
	expect( await readStatus( rest, 'Fresh' ) ).toBe( 'publish' );
	expect( await readHeader( site ) ).toEqual( MAIN );
	await expect( design.navigation ).toContainText(
		'Header on the front page shows “Main menu”.'
	);

	await design.navigation
		.getByRole( 'button', { name: 'Show this menu in Header' } )
		.click();
	const shown = saveView.notice( 'Header shows “Fresh” now.' );
	await expect( shown ).toBeVisible();
	expect( await readHeader( site ) ).toEqual( [ 'History' ] );
	const header = design.canvas.locator( 'header' ).first();
	await expect( header ).toContainText( 'Atelier Holm' );
	await expect( header ).toContainText( 'History' );
	await expect( header ).not.toContainText( 'About' );
	await expect(
		design.navigation.getByRole( 'link', { name: 'Header', exact: true } )
	).toBeVisible();

	await shown.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( saveView.notice( 'Undone.' ) ).toBeVisible();
	expect( await readHeader( site ) ).toEqual( MAIN );
	// The copy of the theme’s header is gone, and nothing of it is left to restore.
	expect( await rest( HEADER ) ).toMatchObject( { source: 'theme' } );
	expect( await rest( '/atelier/v1/deletions' ) ).toEqual( [] );
} );

test( 'a copy of a menu, for one place alone, takes the place of no other, saved or not', async ( {
	design,
	page,
	rest,
	saveView,
	site,
} ) => {
	await design.goto( '/navigation' );
	await design.navigation.getByRole( 'link', { name: /Main menu/ } ).click();
	await act( design, 'Duplicate' );
	await expect(
		saveView.notice(
			'Duplicated Navigation Menu. No place shows the copy yet.'
		)
	).toBeVisible();
	await expect(
		design.navigation.getByRole( 'heading', { name: 'Main menu (Copy)' } )
	).toBeVisible();
	// Published, it is shown where a Navigation block names it, as a draft is not.
	expect( await readStatus( rest, 'Main menu (Copy)' ) ).toBe( 'publish' );
	expect( await readHeader( site ) ).toEqual( MAIN );

	await page.getByRole( 'button', { name: 'About', exact: true } ).focus();
	await page.keyboard.press( 'Delete' );
	await expect( design.canvas.getByText( 'Contact' ) ).toBeVisible();
	await expect( design.canvas.getByText( 'About' ) ).toHaveCount( 0 );
	await expect( saveView.hub ).toHaveText( 'Save' );
	await saveView.hub.click();
	await expect( saveView.hub ).toHaveText( 'Saved' );
	expect( await readHeader( site ) ).toEqual( MAIN );
} );

test( 'the preview shows the menu that is open, although the header names none, and goes along with each change', async ( {
	design,
	page,
	saveView,
	site,
} ) => {
	await design.goto( '/navigation' );
	await design.navigation.getByRole( 'link', { name: /Main menu/ } ).click();
	await design.waitForCanvas();
	const header = design.canvas.locator( 'header' ).first();
	await expect( header ).toContainText( 'About' );
	const remove = async ( name: string ) => {
		await page.getByRole( 'button', { name, exact: true } ).focus();
		await page.keyboard.press( 'Delete' );
	};
	await remove( 'About' );
	await expect( header ).not.toContainText( 'About' );
	await saveView.save();
	await expect( saveView.hub ).toHaveText( 'Saved' );
	await expect( header ).not.toContainText( 'About' );
	expect( await readHeader( site ) ).toEqual( MAIN.slice( 1 ) );
	await expect(
		design.navigation.getByRole( 'button', { name: /^Show this menu/ } )
	).toHaveCount( 0 );

	await page.getByRole( 'button', { name: 'Back', exact: true } ).click();
	await design.navigation
		.getByRole( 'link', { name: /Footer menu/ } )
		.click();
	await expect( design.canvas.getByText( 'Directions' ) ).toBeVisible();
	await expect( design.canvas.getByText( 'Services' ) ).toHaveCount( 0 );
	await remove( 'Directions' );
	await expect( design.canvas.getByText( 'Directions' ) ).toHaveCount( 0 );
	await expect( design.canvas.getByText( 'History' ) ).toBeVisible();
} );

test( 'the preview shows unsaved changes of a menu that the header names', async ( {
	design,
	page,
	rest,
	site,
} ) => {
	const menus =
		await rest< { id: number; title: { rendered: string } }[] >(
			'/wp/v2/navigation'
		);
	const footer = menus.find(
		( { title } ) => title.rendered === 'Footer menu'
	);
	await rest( HEADER, {
		method: 'POST',
		data: {
			content: `<!-- wp:group {"tagName":"header"} --><header class="wp-block-group"><!-- wp:navigation {"ref":${ footer?.id }} /--></header><!-- /wp:group -->`,
		},
	} );
	await design.goto( `/wp_navigation/${ footer?.id }` );
	await design.waitForCanvas();
	const header = design.canvas.locator( 'header' ).first();
	await expect( header ).toContainText( 'Directions' );
	await page
		.getByRole( 'button', { name: 'Directions', exact: true } )
		.focus();
	await page.keyboard.press( 'Delete' );
	await expect( header ).not.toContainText( 'Directions' );
	await expect( header ).toContainText( 'History' );
	expect( await readHeader( site ) ).toEqual( [ 'History', 'Directions' ] );
	await expect(
		design.navigation.getByRole( 'button', { name: /^Show this menu/ } )
	).toHaveCount( 0 );
} );

test( 'menus that no place shows are called so in the list, which can show these alone', async ( {
	design,
	rest,
} ) => {
	await rest( '/wp/v2/navigation', {
		method: 'POST',
		data: {
			title: 'Spare menu',
			status: 'publish',
			content: '<!-- wp:navigation-link {"label":"A","url":"/a"} /-->',
			stays_behind: true,
		},
	} );
	await design.goto( '/navigation' );
	const menu = ( name: RegExp ) =>
		design.navigation.getByRole( 'link', { name } );
	await expect( menu( /^Spare menu/ ) ).toContainText( '1 item · Not used' );
	await expect( menu( /^Main menu/ ) ).not.toContainText( 'Not used' );

	const filter = design.navigation.getByRole( 'button', {
		name: /^Not used: \d+$/,
	} );
	await filter.click();
	await expect( filter ).toHaveAttribute( 'aria-pressed', 'true' );
	await expect( menu( /^Main menu/ ) ).toHaveCount( 0 );
	await expect( menu( /^Spare menu/ ) ).toBeVisible();
	await filter.click();
	await expect( menu( /^Main menu/ ) ).toBeVisible();
} );

test( 'what is said of the places of a deleted menu is what visitors see there', async ( {
	consoleWatch,
	design,
	page,
	rest,
	site,
} ) => {
	// The preview shows the menu until its screen is left.
	consoleWatch.allow( /404 .*wp\/v2\/navigation/ );
	const menus =
		await rest< { id: number; title: { rendered: string } }[] >(
			'/wp/v2/navigation'
		);
	const main = menus.find( ( { title } ) => title.rendered === 'Main menu' );
	for ( const isNamed of [ true, false ] ) {
		if ( isNamed ) {
			await rest( HEADER, {
				method: 'POST',
				data: {
					content: `<!-- wp:group {"tagName":"header"} --><header class="wp-block-group"><!-- wp:navigation {"ref":${ main?.id }} /--></header><!-- /wp:group -->`,
				},
			} );
		}
		await design.goto( `/wp_navigation/${ main?.id }` );
		await act( design, 'Delete' );
		const dialog = page.getByRole( 'dialog' );
		await expect(
			dialog.getByRole( 'radio', {
				name: 'They show “Footer menu”, the menu published last',
			} )
		).toBeChecked();
		await dialog.getByRole( 'button', { name: 'Delete' } ).click();
		const deleted = page
			.getByTestId( 'snackbar' )
			.filter( { hasText: 'Navigation Menu successfully deleted.' } );
		await expect( deleted ).toBeVisible();
		expect( await readHeader( site ) ).toEqual( [
			'History',
			'Directions',
		] );
		await deleted.getByRole( 'button', { name: 'Undo' } ).click();
		await expect(
			design.navigation.getByRole( 'heading', { name: 'Main menu' } )
		).toBeVisible();
		expect( await readHeader( site ) ).toEqual( MAIN );
		if ( isNamed ) {
			await rest( HEADER, {
				method: 'DELETE',
				params: { force: true },
			} );
		}
	}
} );
