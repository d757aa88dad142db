import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

/** Says what has the focus: its name, as a screen reader would. */
const focused = ( page: Page ): Promise< string > =>
	page
		.locator( ':focus' )
		.evaluate( ( element ) =>
			(
				element.getAttribute( 'aria-label' ) ??
				element.textContent ??
				''
			)
				.trim()
				.replace( /\s+/g, ' ' )
		);

test.describe( 'By keyboard alone', () => {
	test( 'the shell is walked from its start to the preview, in the order in which it is read', async ( {
		design,
		page,
	} ) => {
		await design.goto();
		await design.waitForCanvas();
		const walked: string[] = [];
		for ( let step = 0; step < 30 && walked.at( -1 ) !== 'Edit'; step++ ) {
			await page.keyboard.press( 'Tab' );
			walked.push( await focused( page ) );
		}
		const expected = [
			/Dashboard/,
			/Atelier Holm/,
			/command palette/,
			/^Identity$/,
			/^Styles$/,
			/^Navigation$/,
			/^Pages$/,
			/^Templates$/,
			/^Patterns$/,
			/^Edit$/,
		];
		const positions = expected.map( ( pattern ) =>
			walked.findIndex( ( name ) => pattern.test( name ) )
		);
		expect( positions, walked.join( ' → ' ) ).not.toContain( -1 );
		expect( positions ).toEqual(
			[ ...positions ].sort( ( a, b ) => a - b )
		);
	} );

	test( 'a screen is opened and left again, and the focus comes back', async ( {
		design,
		page,
	} ) => {
		await design.goto();
		await design.waitForCanvas();
		await design.navigation
			.getByRole( 'link', { name: 'Pages', exact: true } )
			.focus();
		await page.keyboard.press( 'Enter' );
		await expect(
			design.navigation.getByRole( 'heading', { name: 'Pages' } )
		).toBeVisible();
		await expect(
			page.locator( ':focus' ),
			'the focus is somewhere on the new screen'
		).toHaveCount( 1 );

		const back = design.navigation
			.getByRole( 'link', { name: 'Back' } )
			.or( design.navigation.getByRole( 'button', { name: 'Back' } ) );
		await back.focus();
		await page.keyboard.press( 'Enter' );
		await expect(
			design.navigation.getByRole( 'link', {
				name: 'Pages',
				exact: true,
			} )
		).toBeFocused();
	} );

	test( 'the editor is opened and left again', async ( { design, page } ) => {
		await design.goto();
		await design.waitForCanvas();
		await page.getByRole( 'button', { name: 'Edit', exact: true } ).focus();
		await page.keyboard.press( 'Enter' );
		const open = page.getByRole( 'button', { name: 'Open Navigation' } );
		await open.waitFor();
		await open.focus();
		await page.keyboard.press( 'Enter' );
		await expect( design.navigation ).toBeVisible();
	} );
} );
