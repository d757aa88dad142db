import { readFile } from 'node:fs/promises';

import { expect, test } from '../fixtures';

test( 'A design is saved as a file from the Tools menu, imported from it with what would change shown first, and the import undone', async ( {
	design,
	page,
	rest,
} ) => {
	const pattern = await rest( '/wp/v2/blocks', {
		method: 'POST',
		data: {
			title: 'Taken along',
			slug: 'taken-along',
			status: 'publish',
			content: '<!-- wp:paragraph --><p>First</p><!-- /wp:paragraph -->',
		},
	} );
	const route = `/wp/v2/blocks/${ pattern.id }`;
	const readContent = async () =>
		( await rest( route, { params: { context: 'edit' } } ) ).content.raw;
	const openItem = async ( name: RegExp ) => {
		await design.navigation
			.getByRole( 'button', { name: 'Tools' } )
			.click();
		await page.getByRole( 'menuitem', { name } ).click();
	};
	const dialog = page.getByRole( 'dialog' );

	await design.goto();
	await design.waitForCanvas();
	await openItem( /^Export the design/ );
	const download = page.waitForEvent( 'download' );
	await dialog.getByRole( 'button', { name: /^Export \d+ items/ } ).click();
	const file = await download;
	expect( file.suggestedFilename() ).toMatch( /^design-.+\.zip$/ );
	const buffer = await readFile( await file.path() );
	await expect( dialog ).toBeHidden();

	await rest( route, {
		method: 'POST',
		data: {
			content: '<!-- wp:paragraph --><p>Second</p><!-- /wp:paragraph -->',
		},
	} );
	await openItem( /^Import a design/ );
	await dialog.locator( 'input[type=file]' ).setInputFiles( {
		name: 'design.zip',
		mimeType: 'application/zip',
		buffer,
	} );
	await expect( dialog.getByText( /Different: 1/ ) ).toBeVisible();
	await dialog
		.getByRole( 'button', { name: 'Compare: Taken along' } )
		.click();
	await expect( dialog.getByText( /First/ ).first() ).toBeVisible();
	await dialog
		.getByRole( 'combobox', { name: 'What happens with “Taken along”' } )
		.selectOption( 'Replace' );
	await dialog.getByRole( 'button', { name: 'Import 1 item' } ).click();
	await expect(
		page.getByText( '1 item was imported from “design.zip”.' ).first()
	).toBeVisible();
	expect( await readContent() ).toContain( 'First' );

	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect.poll( readContent ).toContain( 'Second' );
} );
