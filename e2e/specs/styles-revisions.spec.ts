import { expect, SHARED_SITE, test } from '../fixtures';
import { getGlobalStylesRoute } from '../support/global-styles-route';
import type { Rest } from '../support/rest';

test.use( SHARED_SITE );

/**
 * Saves the styles once for each background, oldest first.
 *
 * @param rest        Calls REST routes.
 * @param backgrounds The backgrounds.
 */
async function saveBackgrounds(
	rest: Rest,
	backgrounds: readonly string[]
): Promise< void > {
	const own = await getGlobalStylesRoute( rest );
	for ( const background of backgrounds ) {
		await rest( own, {
			method: 'PUT',
			data: {
				styles: {
					color: { background },
					blocks: { 'core/quote': { color: { background } } },
				},
			},
		} );
	}
}

test( 'Revisions close by Escape and by the button of their region in view mode', async ( {
	styles,
	page,
	rest,
} ) => {
	await saveBackgrounds( rest, [ '#aabb01', '#aabb02' ] );
	await styles.open( '/revisions' );
	const region = page.getByRole( 'region', { name: 'Style Revisions' } );
	const rows = styles.panel.locator( '.atelier-styles-revision__select' );
	await rows.nth( 1 ).click();
	await styles.expectInCanvas(
		'body',
		'backgroundColor',
		'rgb(170, 187, 1)'
	);
	await region.getByRole( 'button', { name: 'Close' } ).click();
	await expect( region ).toHaveCount( 0 );
	expect( styles.query.has( 'section' ) ).toBe( false );
	await styles.expectInCanvas(
		'body',
		'backgroundColor',
		'rgb(170, 187, 2)'
	);

	await styles.button( 'Revisions' ).click();
	await expect( region ).toBeVisible();
	await rows.nth( 1 ).click();
	await page.keyboard.press( 'Escape' );
	await expect( region ).toHaveCount( 0 );
	await expect( styles.button( 'Revisions' ) ).toBeVisible();
	// The focus goes with the person.
	await expect( page.locator( 'body' ) ).not.toBeFocused();
} );

test( 'A revision is applied after a warning that unsaved changes are lost', async ( {
	styles,
	page,
	rest,
} ) => {
	await saveBackgrounds( rest, [ '#aabb01', '#aabb02', '#aabb03' ] );
	await styles.open( '/colors' );
	await styles.expectInCanvas(
		'body',
		'backgroundColor',
		'rgb(170, 187, 3)'
	);
	await styles.chooseColor( 'Background', 'Contrast' );
	await styles.moveTo( '/revisions' );
	const rows = styles.panel.locator( '.atelier-styles-revision__select' );
	await expect( rows.first() ).toHaveText( /^Unsaved changes by / );

	// The saved styles, then those before: selecting previews, and edits nothing.
	await rows.nth( 2 ).click();
	await styles.expectInCanvas(
		'body',
		'backgroundColor',
		'rgb(170, 187, 2)'
	);
	await rows.nth( 1 ).click();
	await styles.expectInCanvas(
		'body',
		'backgroundColor',
		'rgb(170, 187, 3)'
	);
	await styles.moveTo( '/colors' );
	await styles.expectInCanvas( 'body', 'backgroundColor', 'rgb(17, 17, 17)' );
	await styles.moveTo( '/revisions' );
	await rows.nth( 2 ).click();
	const apply = styles.button( 'Apply' );
	await apply.click();
	const warning = page.getByRole( 'dialog' ).filter( {
		hasText: 'Any unsaved changes will be lost.',
	} );
	await warning.getByRole( 'button', { name: 'Cancel' } ).click();
	await expect( warning ).toBeHidden();
	await expect( rows.first() ).toHaveText( /^Unsaved changes by / );
	await apply.click();
	await warning.getByRole( 'button', { name: 'Apply' } ).click();
	await styles.expectInCanvas(
		'body',
		'backgroundColor',
		'rgb(170, 187, 2)'
	);

	await styles.save();
	await page.reload();
	await styles.expectInCanvas(
		'body',
		'backgroundColor',
		'rgb(170, 187, 2)'
	);
	await expect( rows.first() ).not.toHaveText( /^Unsaved changes by / );
	await expect(
		styles.panel.getByText( 'Quote › Color, background', { exact: true } )
	).toBeVisible();
} );

test( 'Revisions come in pages, the default styles at the end of the last, and each page asks before unsaved changes are lost', async ( {
	styles,
	page,
	rest,
} ) => {
	await saveBackgrounds(
		rest,
		Array.from( { length: 13 }, ( _, index ) => `#bbcc${ index + 10 }` )
	);
	await styles.open( '/revisions' );
	const rows = styles.panel.locator( '.atelier-styles-revision__select' );
	await expect( rows ).toHaveCount( 10 );
	const previous = styles.button( 'Previous page' );
	const next = styles.button( 'Next page' );
	await expect( previous ).toBeDisabled();
	// The pager does not jump when another row opens.
	const readPlace = async () => ( await next.boundingBox() )?.y;
	const place = await readPlace();
	await rows.nth( 1 ).click();
	await expect( rows.nth( 1 ) ).toHaveAttribute( 'aria-pressed', 'true' );
	expect( await readPlace() ).toBe( place );
	await expect( styles.panel.getByText( /^Page 1 of \d+$/ ) ).toBeVisible();
	const pages = Number(
		( await styles.panel.getByText( /^Page 1 of/ ).innerText() ).replace(
			/^.* of /,
			''
		)
	);
	expect( pages ).toBeGreaterThan( 1 );
	for ( let number = 2; number <= pages; number++ ) {
		await next.click();
		await expect(
			styles.panel.getByText( `Page ${ number } of ${ pages }` )
		).toBeVisible();
	}
	await expect( rows.last() ).toHaveText( 'Default styles' );
	await expect( next ).toBeDisabled();
	await previous.click();
	await expect(
		styles.panel.getByText( `Page ${ pages - 1 } of ${ pages }` )
	).toBeVisible();

	await styles.moveTo( '/colors' );
	await styles.chooseColor( 'Background', 'Contrast' );
	await styles.moveTo( '/revisions' );
	await next.click();
	await expect( styles.panel.getByText( /^Page 2 of \d+$/ ) ).toBeVisible();
	await rows.first().click();
	await styles.button( 'Apply' ).click();
	const warning = page.getByRole( 'dialog' ).filter( {
		hasText: 'Any unsaved changes will be lost.',
	} );
	await warning.getByRole( 'button', { name: 'Cancel' } ).click();
	await expect( warning ).toBeHidden();
	await styles.moveTo( '/colors' );
	await styles.expectInCanvas( 'body', 'backgroundColor', 'rgb(17, 17, 17)' );
} );
