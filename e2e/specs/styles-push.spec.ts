import { expect, SHARED_SITE, test } from '../fixtures';

test.use( SHARED_SITE );

const COLOR = 'rgb(18, 52, 86)';

test( 'Styles of one block become those of all of its kind, as far as a person chooses, and are taken back', async ( {
	design,
	page,
	rest,
	saveView,
} ) => {
	const { id } = await rest( '/wp/v2/pages', {
		method: 'POST',
		data: {
			title: 'Pushing',
			status: 'publish',
			content: [
				'<!-- wp:verse {"style":{"color":{"text":"#123456"},"typography":{"letterSpacing":"3px"}}} --><pre class="wp-block-verse has-text-color" style="color:#123456;letter-spacing:3px">First</pre><!-- /wp:verse -->',
				// Room for the toolbar of the second.
				'<!-- wp:spacer {"height":"160px"} --><div style="height:160px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->',
				'<!-- wp:verse --><pre class="wp-block-verse">Second</pre><!-- /wp:verse -->',
			].join( '\n\n' ),
		},
	} );
	await design.goto( `/page/${ id }`, { canvas: 'edit' } );
	await design.waitForCanvas();
	const first = design.canvas.getByText( 'First', { exact: true } );
	const second = design.canvas.getByText( 'Second', { exact: true } );
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	const push = settings.getByRole( 'button', { name: 'Apply globally' } );
	const openAdvanced = async () => {
		await settings.getByRole( 'tab', { name: 'Block' } ).click();
		const advanced = settings.getByRole( 'button', { name: 'Advanced' } );
		if ( ( await advanced.getAttribute( 'aria-expanded' ) ) === 'false' ) {
			await advanced.click();
		}
	};

	await second.click();
	await openAdvanced();
	await expect( push ).toBeDisabled();

	await first.click();
	await openAdvanced();
	await push.click();
	const dialog = page.getByRole( 'dialog', { name: /globally/ } );
	await dialog.getByText( 'Letter spacing' ).click();
	await dialog.getByRole( 'button', { name: 'Apply', exact: true } ).click();
	await expect( second ).toHaveCSS( 'color', COLOR );
	await expect( second ).not.toHaveCSS( 'letter-spacing', '3px' );
	await expect( first ).toHaveCSS( 'letter-spacing', '3px' );

	await saveView
		.notice( 'styles applied.' )
		.getByRole( 'button', { name: 'Undo' } )
		.click();
	await expect( second ).not.toHaveCSS( 'color', COLOR );
	await expect( first ).toHaveCSS( 'color', COLOR );
} );
