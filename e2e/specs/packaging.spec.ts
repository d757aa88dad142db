import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../tools/lib/project.mjs';
import { run } from '../../tools/lib/run.mjs';
import { expect, test } from '../fixtures';
import { startSite, type TestSite } from '../support/site';

test.describe( 'The installable zip', () => {
	let folder: string;
	let clean: TestSite;

	test.beforeAll( async () => {
		test.setTimeout( 240_000 );
		folder = mkdtempSync( join( tmpdir(), 'atelier-zip-' ) );
		const { code, output } = await run( process.execPath, [
			join( ROOT, 'tools', 'zip.mjs' ),
			'--no-build',
			'--out',
			join( folder, 'atelier.zip' ),
		] );
		expect( code, output ).toBe( 0 );
		clean = await startSite( { isClean: true, name: 'clean' } );
	} );
	test.afterAll( async () => {
		await clean.dispose();
		rmSync( folder, { recursive: true } );
	} );

	test( 'installs into a clean WordPress, opens Design, and leaves nothing when it is deleted', async ( {
		page,
	} ) => {
		await page.goto(
			`${ clean.url }/wp-admin/plugin-install.php?tab=upload`
		);
		await page
			.getByLabel( 'Plugin zip file' )
			.setInputFiles( join( folder, 'atelier.zip' ) );
		await page.getByRole( 'button', { name: 'Install Now' } ).click();
		await page.getByRole( 'link', { name: 'Activate Plugin' } ).click();
		await expect( page.getByText( 'Plugin activated.' ) ).toBeVisible();

		await page
			.getByRole( 'navigation', { name: 'Main menu' } )
			.getByRole( 'link', { name: 'Design', exact: true } )
			.first()
			.click();
		await expect(
			page.getByRole( 'heading', { name: 'Design', level: 1 } )
		).toBeVisible();
		await page
			.frameLocator( 'iframe[name="editor-canvas"]' )
			.locator( '[data-block]' )
			.first()
			.waitFor();

		await page.goto( `${ clean.url }/wp-admin/plugins.php` );
		await page.getByRole( 'link', { name: 'Deactivate Atelier' } ).click();
		await expect( page.getByText( 'Plugin deactivated.' ) ).toBeVisible();
		// Until the host's script is there, the link leads to a page that asks.
		await page.waitForLoadState();
		page.on( 'dialog', ( dialog ) => dialog.accept() );
		await page.getByRole( 'link', { name: 'Delete Atelier' } ).click();
		await expect(
			page.getByText( 'Atelier was successfully deleted.' )
		).toBeVisible();

		const options = await clean.task< string[] >( 'list-options', {
			like: 'atelier%',
		} );
		expect(
			options.filter( ( name ) => ! name.startsWith( 'atelier_demo' ) )
		).toEqual( [] );
		const lines = clean
			.readDebugLog()
			.split( /\n(?=\[)/ )
			// The host asks WordPress.org for updates when plugins change, and a test has no network.
			.filter(
				( line ) => ! /wp_update_(core|plugins|themes)\(\)/.test( line )
			);
		expect( lines.join( '\n' ) ).toBe( '' );
	} );
} );
