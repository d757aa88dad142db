import { expect, SHARED_SITE, test } from '../fixtures';
import { ListPage } from '../pages/list-page';
import { changeRecords } from '../support/change-records';
import { getGlobalStylesRoute } from '../support/global-styles-route';

test.use( SHARED_SITE );

test( 'A classic theme has patterns, and neither parts nor templates', async ( {
	design,
	page,
	rest,
	site,
} ) => {
	await site.useTheme( 'atelier-classic-styles' );
	await rest( '/wp/v2/blocks', {
		method: 'POST',
		data: {
			status: 'publish',
			title: 'Kept in every theme',
			content: '<!-- wp:paragraph --><p>Kept</p><!-- /wp:paragraph -->',
		},
	} );
	const list = new ListPage( design, 'pattern' );
	await list.open();
	await expect( list.row( 'Kept in every theme' ) ).toBeVisible();
	await expect(
		design.navigation.getByRole( 'link', { name: 'All patterns' } )
	).toBeVisible();
	await expect(
		design.navigation.getByText( /template parts/i )
	).toHaveCount( 0 );

	await page.getByRole( 'button', { name: 'Add Pattern' } ).click();
	await expect( page.getByRole( 'menuitem' ) ).toHaveText( [
		'Add pattern',
		'Import pattern from JSON',
	] );
	await page.keyboard.press( 'Escape' );

	await list
		.row( 'Kept in every theme' )
		.getByText( 'Kept in every theme', { exact: true } )
		.click();
	await expect( design.canvas.getByText( 'Kept' ) ).toBeVisible();

	// Specification 4.2: dragging the frame enters edit mode with block themes alone.
	await design.goto( design.query.get( 'p' ) ?? '' );
	const handle = page.getByRole( 'separator', { name: 'Drag to resize' } );
	await expect(
		page.locator( '[data-enters-edit="true"]' ).first()
	).toBeVisible();
	const box = ( await handle.boundingBox() )!;
	await page.mouse.move( box.x + box.width / 2, box.y + box.height / 2 );
	await page.mouse.down();
	await page.mouse.move( 60, box.y + box.height / 2 );
	await expect( page.getByText( 'Release to edit' ) ).toHaveCount( 0 );
	await page.mouse.up();
	await expect( design.navigation ).toBeVisible();

	await design.goto( '/template' );
	await expect(
		design.navigation.getByText(
			'The theme you are currently using does not support this screen.'
		)
	).toBeVisible();
} );

test( 'A classic theme with block template parts has those, too', async ( {
	design,
	page,
	rest,
	saveView,
	site,
} ) => {
	await site.useTheme( 'atelier-hybrid' );
	const list = new ListPage( design, 'pattern' );
	await list.open( { layout: 'table', postType: 'wp_template_part' } );
	await expect(
		design.navigation.getByRole( 'link', { name: 'All template parts' } )
	).toBeVisible();
	await expect( list.items ).toHaveCount( 1 );
	await list.row( 'banner' ).getByText( 'banner', { exact: true } ).click();
	await design.topBar.waitFor();
	const words = design.canvas.getByText( 'Welcome to the hybrid site.' );
	await words.click();
	await page.keyboard.press( 'End' );
	await page.keyboard.type( ' Changed.' );
	await saveView.topBarButton.click();
	await expect( saveView.topBarButton ).toHaveText( 'Saved' );
	const { source } = await rest< { source: string } >(
		'/wp/v2/template-parts/atelier-hybrid//banner'
	);
	expect( source ).toBe( 'custom' );
	await page.goto( `${ site.url }/` );
	await expect( page.getByRole( 'banner' ) ).toHaveText(
		'Welcome to the hybrid site. Changed.'
	);
} );

test( 'A classic theme with theme.json has Styles beside the Style Book, and leads there and to its own screens', async ( {
	design,
	page,
	rest,
	saveView,
	site,
} ) => {
	await site.useTheme( 'atelier-hybrid' );
	await design.goto( '/template' );
	await expect(
		design.navigation
			.getByRole( 'list', { name: 'Where this theme is designed' } )
			.getByRole( 'link' )
	).toHaveText( [ 'Styles', 'Style Book', 'Patterns', 'Customizer' ] );
	await design.navigation
		.getByRole( 'link', { name: 'Styles', exact: true } )
		.click();

	const book = page.getByRole( 'region', { name: 'Style Book' } );
	const heading = book
		.frameLocator( 'iframe' )
		.getByText( 'Heading 1', { exact: true } )
		.first();
	await expect( heading ).toHaveCSS( 'color', 'rgb(17, 51, 34)' );
	await expect( book.getByRole( 'button', { name: 'Close' } ) ).toHaveCount(
		0
	);
	await page.getByRole( 'button', { name: 'Colors' } ).first().click();
	const route = await getGlobalStylesRoute( rest );
	await changeRecords( page, [
		{
			kind: 'root',
			name: 'globalStyles',
			key: Number( route.split( '/' ).pop() ),
			edits: { styles: { color: { text: '#aa0000' } } },
		},
	] );
	// The book has followed to the tab of colors.
	await book.getByRole( 'tab', { name: 'Overview' } ).click();
	await expect( heading ).toHaveCSS( 'color', 'rgb(170, 0, 0)' );
	await saveView.save();
	await expect( saveView.hub ).toHaveText( 'Saved' );
	await page.goto( `${ site.url }/` );
	await expect( page.locator( 'body' ) ).toHaveCSS(
		'color',
		'rgb(170, 0, 0)'
	);
} );
