import { expect, test } from '../fixtures';
import { checkAccessibility } from '../support/check-accessibility';

/** The canvas shows the theme, which is not ours. */
const CANVAS = 'iframe[name="editor-canvas"]';

test.describe( 'axe finds no violation', () => {
	test( 'at home', async ( { design, page } ) => {
		await design.goto();
		await design.waitForCanvas();
		await checkAccessibility( page, {
			include: 'body',
			exclude: [ CANVAS ],
		} );
	} );

	test( 'on a phone', async ( { design, page } ) => {
		await page.setViewportSize( { width: 390, height: 844 } );
		await design.goto();
		await expect(
			page.getByRole( 'heading', { name: 'Design', level: 1 } )
		).toBeVisible();
		await checkAccessibility( page, { include: 'body' } );
	} );

	test( 'at an unknown address', async ( { design, page } ) => {
		await design.goto( '/no/such/place' );
		await page
			.getByText( 'The requested page could not be found.' )
			.first()
			.waitFor();
		await checkAccessibility( page, { include: 'body' } );
	} );

	for ( const [ name, path ] of [
		[ 'in the list of pages', '/page' ],
		[ 'in Styles', '/styles' ],
		[ 'in Identity', '/identity' ],
	] as const ) {
		test( name, async ( { design, page } ) => {
			await design.goto( path );
			await design.waitForCanvas();
			await checkAccessibility( page, {
				include: 'body',
				exclude: [ CANVAS ],
			} );
		} );
	}
} );
