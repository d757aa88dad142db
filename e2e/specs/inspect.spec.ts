import { expect, test } from '../fixtures';
import { checkAccessibility } from '../support/check-accessibility';

test( 'By keyboard alone an element of the preview is explained, and its control found; nothing is loaded or written before', async ( {
	design,
	page,
} ) => {
	const scripts: string[] = [];
	const writes: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( '/build/inspect' ) ) {
			scripts.push( request.url() );
		}
		// Others only learn that the styles are open here.
		const isPresence = request.url().includes( '/open-records' );
		if (
			! isPresence &&
			! [ 'GET', 'HEAD', 'OPTIONS' ].includes( request.method() )
		) {
			writes.push( request.url() );
		}
	} );
	await design.goto();
	await design.waitForCanvas();
	expect( scripts ).toEqual( [] );
	writes.length = 0;

	await page.getByRole( 'button', { name: 'Edit', exact: true } ).focus();
	await page.keyboard.press( 'i' );
	const layer = page.getByRole( 'application', { name: /^Inspect/ } );
	await expect( layer ).toBeFocused();
	expect( scripts.length ).toBeGreaterThan( 0 );

	const why = page.getByRole( 'region', { name: 'Why' } );
	const heading = design.canvas.locator( 'h1, h2' ).first();
	const text = ( await heading.innerText() ).trim();
	const status = page.locator( '.atelier-inspector' ).getByRole( 'status' );
	let name = '';
	for (
		let step = 0;
		step < 20 && ! name.includes( `“${ text }”` );
		step++
	) {
		await page.keyboard.press( 'Tab' );
		await expect( status ).not.toHaveText( name );
		name = ( await status.textContent() ) ?? '';
	}
	await page.keyboard.press( 'Enter' );
	await expect( why.getByRole( 'heading' ) ).toBeFocused();

	// The browser is the judge: the value that is shown is the one that it has computed.
	const computed = await heading.evaluate(
		( element ) => getComputedStyle( element ).fontSize
	);
	const row = why
		.getByRole( 'listitem' )
		.filter( { hasText: 'Typography, font size' } )
		.first();
	await expect( row ).toContainText( computed );
	await checkAccessibility( page, { include: '.atelier-inspector' } );

	await row.getByRole( 'button' ).first().press( 'Enter' );
	await expect( page ).toHaveURL( /section=/ );
	await expect(
		page.locator( '.components-font-size-picker :focus' )
	).toBeVisible();
	expect( writes ).toEqual( [] );
} );
