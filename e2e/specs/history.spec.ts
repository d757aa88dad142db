import { expect, SHARED_SITE, test } from '../fixtures';
import { checkAccessibility } from '../support/check-accessibility';
import { getGlobalStylesRoute } from '../support/global-styles-route';
import type { Rest } from '../support/rest';

test.use( SHARED_SITE );

const PART = '/wp/v2/template-parts/twentytwentyfive//footer';

const paragraph = ( text: string ) =>
	`<!-- wp:paragraph -->\n<p>${ text }</p>\n<!-- /wp:paragraph -->`;

/** Writes the whole design, and a page, with a text and a color of their own. */
async function writeDesign(
	rest: Rest,
	routes: Record< string, string >,
	text: string,
	background: string
): Promise< void > {
	const save = ( route: string, data: object ) =>
		rest( route, { method: 'POST', data, isDesign: true } );
	await save( routes.styles ?? '', { styles: { color: { background } } } );
	await save( routes.pattern ?? '', { content: paragraph( text ) } );
	await save( routes.page ?? '', { content: paragraph( text ) } );
	await save( PART, { content: paragraph( text ) } );
}

/** Reads all that {@link writeDesign} wrote. */
async function readDesign(
	rest: Rest,
	routes: Record< string, string >
): Promise< Record< string, unknown > > {
	const read = ( route: string ) =>
		rest( route, { params: { context: 'edit' } } );
	const [ styles, pattern, content, part ] = await Promise.all( [
		read( routes.styles ?? '' ),
		read( routes.pattern ?? '' ),
		read( routes.page ?? '' ),
		read( PART ),
	] );
	return {
		styles: styles.styles,
		pattern: pattern.content.raw,
		page: content.content.raw,
		part: part.content.raw,
	};
}

test( 'A moment is named, seen as it was, compared, gone back to and left again', async ( {
	design,
	page,
	rest,
} ) => {
	const create = ( route: string, title: string ) =>
		rest( route, {
			method: 'POST',
			data: { title, content: '', status: 'publish' },
		} );
	const routes = {
		styles: await getGlobalStylesRoute( rest ),
		pattern: `/wp/v2/blocks/${
			( await create( '/wp/v2/blocks', 'Hero' ) ).id
		}`,
		page: `/wp/v2/pages/${
			( await create( '/wp/v2/pages', 'About us' ) ).id
		}`,
	};
	await writeDesign( rest, routes, 'Autumn leaves', '#aabb01' );
	const then = await readDesign( rest, routes );

	await design.goto( '/history' );
	const history = page.getByRole( 'region', {
		name: 'History of the design',
	} );
	await history.getByRole( 'button', { name: 'Name this moment…' } ).click();
	await page.getByLabel( 'Name', { exact: true } ).fill( 'Autumn' );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	const moment = history.getByRole( 'button', { name: / · Autumn$/ } );
	await expect( moment ).toBeVisible();

	await writeDesign( rest, routes, 'Winter snow', '#aabb02' );
	const now = await readDesign( rest, routes );
	await moment.press( 'Enter' );
	const body = page
		.locator( '.atelier-moment__frame.is-shown' )
		.contentFrame()
		.locator( 'body' );
	await expect( body ).toHaveCSS( 'background-color', 'rgb(170, 187, 1)' );
	await expect( body ).toContainText( 'Autumn leaves' );
	expect( await readDesign( rest, routes ) ).toEqual( now );
	await checkAccessibility( page, {
		include: 'html',
		exclude: [ '.atelier-moment__frame' ],
	} );

	const openDialog = async () => {
		await history
			.getByRole( 'button', { name: 'Go back to this moment…' } )
			.click();
		return page.getByRole( 'dialog', { name: 'Go back to this moment' } );
	};
	await ( await openDialog() )
		.getByRole( 'link', { name: 'Compare: Footer' } )
		.click();
	await expect(
		page.getByText( 'Autumn leaves → Winter snow' )
	).toBeVisible();
	await page.goBack();

	const dialog = await openDialog();
	await expect(
		dialog.getByRole( 'checkbox', { checked: true } )
	).toHaveCount( 3 );
	await checkAccessibility( page, { include: '[role="dialog"]' } );
	await dialog.getByRole( 'button', { name: 'Go back' } ).click();
	await expect( dialog ).toBeHidden();
	expect( await readDesign( rest, routes ) ).toEqual( {
		...then,
		page: now.page,
	} );

	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect(
		page.locator( '.components-snackbar' ).filter( { hasText: 'Undone.' } )
	).toBeVisible();
	expect( await readDesign( rest, routes ) ).toEqual( now );
} );
