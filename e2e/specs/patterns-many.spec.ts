import { expect, SHARED_SITE, test } from '../fixtures';
import { ListPage } from '../pages/list-page';

test.use( SHARED_SITE );

test( 'with very many patterns the first cards do not wait for the list of all', async ( {
	consoleWatch,
	design,
	page,
	rest,
	site,
} ) => {
	consoleWatch.allow( /Blocked script execution in 'about:srcdoc'/ );
	await site.usePlugin( 'has-many-patterns' );
	for ( let number = 10; number < 40; number++ ) {
		await rest( '/wp/v2/blocks', {
			method: 'POST',
			data: {
				title: `Many ${ number }`,
				content: `<!-- wp:paragraph --><p>${ number }</p><!-- /wp:paragraph -->`,
				status: 'publish',
			},
		} );
	}
	const { registered, patterns } = await rest< {
		registered: unknown[];
		patterns: unknown[];
	} >( '/atelier/v1/patterns' );
	const total = registered.length + patterns.length;

	let release = () => {};
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( /\/atelier\/v1\/patterns(\?|$)/, async ( route ) => {
		await released;
		await route.continue();
	} );
	const previews: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( '/atelier/v1/previews' ) ) {
			previews.push( request.url() );
		}
	} );
	await design.goto( '/pattern' );
	const list = new ListPage( design, 'pattern' );
	await expect( list.items ).toHaveCount( 20 );
	await expect(
		page.getByRole( 'heading', { name: 'All patterns' } )
	).toBeVisible();
	await expect(
		page.getByText( `of ${ Math.ceil( total / 20 ) }` )
	).toBeVisible();
	await expect(
		page.locator( '.atelier-record-preview__frame.is-shown' ).first()
	).toBeVisible();
	const titles = await list.items.allTextContents();
	await page
		.getByRole( 'button', { name: 'Actions', exact: true } )
		.first()
		.click();
	await expect(
		page.getByRole( 'menuitem', { name: 'Duplicate' } )
	).toBeVisible();
	await page.keyboard.press( 'Escape' );
	const asked = previews.length;

	release();
	await expect(
		design.navigation.getByRole( 'link', { name: /^All patterns/ } )
	).toHaveText( `All patterns${ total }` );
	expect( await list.items.allTextContents() ).toEqual( titles );
	expect( previews ).toHaveLength( asked );
	await page.getByRole( 'button', { name: 'Next page' } ).click();
	await expect( list.items ).toHaveCount( 20 );
	expect( await list.items.allTextContents() ).not.toEqual( titles );
} );
