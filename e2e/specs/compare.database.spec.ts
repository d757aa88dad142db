import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures';
import { checkAccessibility } from '../support/check-accessibility';
import { getGlobalStylesRoute } from '../support/global-styles-route';
import type { Rest } from '../support/rest';

test.use( { ownSite: 'compare' } );

const THEN = {
	color: { background: '#aabb01' },
	elements: { h1: { typography: { fontSize: '2rem' } } },
	css: 'a { color: red; }',
};
const NOW = {
	color: { background: '#aabb02' },
	elements: { h1: { typography: { fontSize: '4rem' } } },
	css: 'a { color: blue; }',
};

/**
 * Saves the styles twice, and returns their route with the id of the first revision.
 *
 * @param rest Calls REST routes.
 */
async function saveTwice( rest: Rest ): Promise< [ string, number ] > {
	const own = await getGlobalStylesRoute( rest );
	for ( const styles of [ THEN, NOW ] ) {
		await rest( own, { method: 'PUT', data: { styles } } );
	}
	const revisions = await rest( `${ own }/revisions`, {
		params: { context: 'view' },
	} );
	return [ own, revisions[ 1 ].id ];
}

const panes = ( page: Page ) => page.locator( '.atelier-panes__frame' );
const backgroundOf = ( page: Page, index: number ) =>
	panes( page )
		.nth( index )
		.contentFrame()
		.locator( 'body' )
		.evaluate( ( body ) => getComputedStyle( body ).backgroundColor );

test( 'One value of the oldest of a thousand revisions is restored, and nothing else @scale', async ( {
	design,
	page,
	rest,
	site,
} ) => {
	const [ own, revision ] = await saveTwice( rest );
	await site.task( 'add-style-revisions', { revisions: 1000 } );
	await rest( own, { method: 'PUT', data: { styles: NOW } } );
	const pages: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( 'atelier_public_page' ) ) {
			pages.push( request.url() );
		}
	} );
	await design.goto( '/compare', {
		left: 'saved',
		right: `revision-${ revision }`,
	} );
	const panel = page.getByRole( 'region', { name: 'Compare' } );
	await expect( panel.getByText( '3 differences' ) ).toBeVisible();
	await expect( panel.getByText( '4 rem → 2 rem' ) ).toBeVisible();

	// Both halves show their state, each page loaded once.
	await expect( panes( page ).first() ).toHaveClass( /is-shown/ );
	await expect( panes( page ).last() ).toHaveClass( /is-shown/ );
	expect( await backgroundOf( page, 0 ) ).toBe( 'rgb(170, 187, 2)' );
	expect( await backgroundOf( page, 1 ) ).toBe( 'rgb(170, 187, 1)' );
	expect( pages ).toHaveLength( 2 );

	await panel
		.getByRole( 'button', {
			name: 'Restore only this: H1 › Typography, font size',
		} )
		.click();
	await page.getByRole( 'button', { name: 'Review 1 change…' } ).click();
	const review = page.getByRole( 'dialog', { name: 'Review changes' } );
	await review.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( review ).toBeHidden();
	const { styles } = await rest( own, { params: { context: 'edit' } } );
	expect( styles ).toEqual( { ...NOW, elements: THEN.elements } );
} );

test( 'The divider is moved by the keyboard and says where it stands', async ( {
	design,
	page,
	rest,
} ) => {
	await saveTwice( rest );
	await design.goto( '/compare', { left: 'saved', right: 'theme' } );
	const divider = page.getByRole( 'separator', { name: 'Divider' } );
	await divider.focus();
	await expect( divider ).toHaveAttribute(
		'aria-valuetext',
		'Saved now: 50 percent'
	);
	const box = await page.locator( '.atelier-panes' ).boundingBox();
	if ( ! box ) {
		throw new Error( 'There are no halves.' );
	}
	const middle = box.y + box.height / 2;
	await page.mouse.move( box.x + box.width / 2, middle );
	await page.mouse.down();
	await page.mouse.move( box.x + box.width / 4, middle + 40 );
	await page.mouse.up();
	await expect( divider ).toHaveAttribute( 'aria-valuenow', '25' );
	await page.keyboard.press( 'ArrowLeft' );
	await expect( divider ).toHaveAttribute( 'aria-valuenow', '23' );
	await page.keyboard.press( 'End' );
	await expect( divider ).toHaveAttribute( 'aria-valuenow', '100' );
	await page.keyboard.press( 'Home' );
	await expect( divider ).toHaveAttribute( 'aria-valuenow', '0' );
	await checkAccessibility( page, {
		include: 'html',
		exclude: [ '.atelier-panes__frame' ],
	} );
} );

test( 'A state that is gone says so, and the Style Book shows the other', async ( {
	design,
	page,
	rest,
} ) => {
	await saveTwice( rest );
	await design.goto( '/compare', {
		left: 'look-999999',
		right: 'saved',
		view: 'side',
	} );
	await expect(
		page.getByText( 'Saved styles: this is no longer there.' )
	).toBeVisible();
	await expect( panes( page ) ).toHaveClass( /is-shown/ );

	await page.getByLabel( 'Left' ).selectOption( 'Theme' );
	await page.getByRole( 'radio', { name: 'Style Book' } ).click();
	await expect(
		page
			.locator( 'iframe[name="style-book-canvas"]' )
			.last()
			.contentFrame()
			.locator( 'body' )
	).toHaveCSS( 'background-color', 'rgb(170, 187, 2)' );
} );

test( 'One block of a pattern’s revision is restored, and nothing else', async ( {
	design,
	page,
	rest,
} ) => {
	const toContent = ( ...texts: string[] ) =>
		texts
			.map(
				( text ) =>
					`<!-- wp:paragraph -->\n<p>${ text }</p>\n<!-- /wp:paragraph -->`
			)
			.join( '\n\n' );
	const { id } = await rest( '/wp/v2/blocks', {
		method: 'POST',
		data: {
			title: 'Compared',
			status: 'publish',
			content: toContent( 'One', 'Two' ),
		},
	} );
	const own = `/wp/v2/blocks/${ id }`;
	for ( const texts of [
		[ 'One', 'Old', 'Three' ],
		[ 'New', 'Two', 'Three' ],
	] ) {
		await rest( own, {
			method: 'PUT',
			data: { content: toContent( ...texts ) },
		} );
	}
	const revisions = await rest( `${ own }/revisions` );
	await design.goto( '/compare', {
		postType: 'wp_block',
		postId: String( id ),
		left: 'saved',
		right: `revision-${ revisions[ 1 ].id }`,
		view: 'side',
	} );
	const panel = page.getByRole( 'region', { name: 'Compare' } );
	await expect( panel.getByText( 'New → One' ) ).toBeVisible();
	await expect( panel.getByText( 'Two → Old' ) ).toBeVisible();
	const halves = page.locator( 'iframe[name="compared-record"]' );
	await expect(
		halves.first().contentFrame().getByText( 'New' )
	).toBeVisible();
	await expect(
		halves.last().contentFrame().getByText( 'Old' )
	).toBeVisible();

	// The row that is looked at is outlined in both.
	await panel.getByText( 'Two → Old' ).hover();
	await expect( halves.last().contentFrame().getByText( 'Old' ) ).toHaveCSS(
		'outline-style',
		'solid'
	);

	await panel
		.getByRole( 'button', { name: 'Restore only this: Paragraph' } )
		.last()
		.click();
	await page.getByRole( 'button', { name: 'Review 1 change…' } ).click();
	const review = page.getByRole( 'dialog', { name: 'Review changes' } );
	await review.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( review ).toBeHidden();
	const { content } = await rest( own, { params: { context: 'edit' } } );
	expect( content.raw ).toBe( toContent( 'New', 'Old', 'Three' ) );
} );

test( 'Blocks of revisions of an inactive template and of a part are restored one after the other', async ( {
	design,
	page,
	rest,
} ) => {
	const toContent = ( ...texts: string[] ) =>
		texts
			.map(
				( text ) =>
					`<!-- wp:paragraph -->\n<p>${ text }</p>\n<!-- /wp:paragraph -->`
			)
			.join( '\n\n' );
	const ids: number[] = [];
	for ( const title of [ 'Active', 'Inactive' ] ) {
		const { id } = await rest( '/wp/v2/wp_template', {
			method: 'POST',
			data: {
				title,
				slug: 'single',
				status: 'publish',
				content: toContent( title ),
				activate: title === 'Active',
			},
		} );
		ids.push( id );
	}
	const part = await rest( '/wp/v2/template-parts', {
		method: 'POST',
		data: { slug: 'compared', title: 'Compared', area: 'uncategorized' },
	} );
	for ( const [ postType, postId, route ] of [
		[
			'wp_template',
			String( ids[ 1 ] ),
			`/wp/v2/wp_template/${ ids[ 1 ] }`,
		],
		[ 'wp_template_part', part.id, `/wp/v2/template-parts/${ part.id }` ],
	] ) {
		for ( const content of [
			toContent( 'One', 'Two' ),
			toContent( 'New', 'Two', 'Three' ),
		] ) {
			await rest( route, { method: 'PUT', data: { content } } );
		}
		await design.goto( '/compare', { postType, postId, view: 'list' } );
		const panel = page.getByRole( 'region', { name: 'Compare' } );
		await expect( panel.getByText( '2 differences' ) ).toBeVisible();
		await expect( panel.getByLabel( 'Right' ) ).toHaveValue( /^revision-/ );
		const restore = panel.getByRole( 'button', {
			name: 'Restore only this: Paragraph',
		} );
		await restore.first().click();
		await expect( restore ).toHaveCount( 1 );
		await restore.click();
		await expect(
			panel.getByText( 'Your unsaved changes include this.' )
		).toHaveCount( 2 );
		await page.getByRole( 'button', { name: 'Review 1 change…' } ).click();
		const review = page.getByRole( 'dialog', { name: 'Review changes' } );
		await review
			.getByRole( 'button', { name: 'Save', exact: true } )
			.click();
		await expect( review ).toBeHidden();
		await expect(
			panel.getByText( 'The two have the same content.' )
		).toBeVisible();
		const { content } = await rest( route, {
			params: { context: 'edit' },
		} );
		expect( content.raw ).toBe( toContent( 'One', 'Two' ) );
	}
} );
