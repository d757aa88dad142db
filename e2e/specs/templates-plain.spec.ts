import { ListPage } from '../pages/list-page';
import { expect, SHARED_SITE, test } from '../fixtures';

interface Listed {
	id: string;
	type: string;
	slug: string;
	state: string;
}

test.use( SHARED_SITE );

test( 'without versions Templates lists, opens, makes and deletes as WordPress alone does', async ( {
	design,
	page,
	rest,
	site,
} ) => {
	await site.useTheme( 'atelier-hierarchy' );
	// Of two versions the active one stays; the other is hidden until the feature is on again.
	for ( const [ title, activate ] of [
		[ 'Kept', true ],
		[ 'Hidden', false ],
	] ) {
		await rest( '/wp/v2/wp_template', {
			method: 'POST',
			data: {
				slug: 'single',
				title,
				content: `<!-- wp:paragraph --><p>${ title } version</p><!-- /wp:paragraph -->`,
				status: 'publish',
				meta: { is_wp_suggestion: true },
				activate,
			},
		} );
	}
	await site.usePlugin( 'withholds-versions' );

	const { templates } = await rest< { templates: Listed[] } >(
		'/atelier/v1/templates'
	);
	const single = templates.filter( ( { slug } ) => slug === 'single' );
	expect(
		single.map( ( { id, type, state } ) => [ id, type, state ] ).sort()
	).toEqual( [
		[ 'atelier-hierarchy//single', 'wp_registered_template', 'inactive' ],
		[ 'atelier-hierarchy//single', 'wp_template', 'active' ],
	] );
	expect( templates.map( ( { slug } ) => slug ).join() ).not.toContain(
		'atelier-inactive'
	);

	const list = new ListPage( design, 'template' );
	await list.open( { layout: 'table' } );
	const actionsOf = async ( title: string ) => {
		await list.items
			.filter( { hasText: title } )
			.getByRole( 'button', { name: 'Actions' } )
			.click();
		const names = await page.getByRole( 'menuitem' ).allTextContents();
		await page.keyboard.press( 'Escape' );
		return names;
	};
	const actions = await actionsOf( 'Kept' );
	expect( actions ).toContain( 'Rename' );
	for ( const name of [ 'Activate', 'Deactivate', 'Duplicate' ] ) {
		expect( actions ).not.toContain( name );
	}

	const dialog = page.getByRole( 'dialog' );
	await page.getByRole( 'button', { name: 'Add Template' } ).click();
	await dialog.getByRole( 'button', { name: /^Custom template/ } ).click();
	await dialog.getByRole( 'textbox' ).first().fill( 'Slim' );
	await dialog.getByRole( 'button', { name: 'Create' } ).click();
	await expect( page ).toHaveURL( /canvas=edit/ );
	expect( design.query.get( 'p' ) ).toMatch(
		/^\/wp_template\/atelier-hierarchy\/\/.*slim/
	);
	await expect(
		page.getByText( '"Slim" successfully created.' ).last()
	).toBeVisible();

	await design.goto( '/wp_template/atelier-hierarchy//single', {
		canvas: 'edit',
	} );
	await expect( design.canvas.getByText( 'Kept version' ) ).toBeVisible();

	await list.open( { layout: 'table', activeView: 'user' } );
	await list.items
		.filter( { hasText: 'Slim' } )
		.getByRole( 'button', { name: 'Actions' } )
		.click();
	await page.getByRole( 'menuitem', { name: 'Delete' } ).click();
	await expect( list.items.filter( { hasText: 'Slim' } ) ).toHaveCount( 0 );
	await expect( list.items.filter( { hasText: 'Kept' } ) ).toHaveCount( 1 );
} );
