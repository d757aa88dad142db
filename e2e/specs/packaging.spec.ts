import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AdmZip from 'adm-zip';
import { ROOT } from '../../tools/lib/project.mjs';
import { run } from '../../tools/lib/run.mjs';
import { expect, test } from '../fixtures';
import { startSite, type TestSite } from '../support/site';

/** Addresses that nobody serves: npm, from which WordPress comes, and PHP reach nothing by them. */
const NO_NETWORK = {
	npm_config_registry: 'http://127.0.0.1:9',
	npm_config_fetch_retries: '0',
	http_proxy: 'http://127.0.0.1:9',
	https_proxy: 'http://127.0.0.1:9',
};

test.describe( 'The installable zip', () => {
	let folder: string;
	let clean: TestSite;

	test.beforeAll( async () => {
		test.setTimeout( 240_000 );
		folder = mkdtempSync( join( tmpdir(), 'atelier-zip-' ) );
		const { code, output } = await run(
			process.execPath,
			[
				join( ROOT, 'tools', 'zip.mjs' ),
				'--no-build',
				'--out',
				join( folder, 'atelier.zip' ),
			],
			{ env: { ...process.env, ...NO_NETWORK } }
		);
		expect( code, output ).toBe( 0 );
		clean = await startSite( { isClean: true, name: 'clean' } );
	} );
	test.afterAll( async () => {
		await clean.dispose();
		rmSync( folder, { recursive: true } );
	} );

	test( 'is made without a network, and holds German and French for PHP and for scripts', () => {
		const names = new AdmZip( join( folder, 'atelier.zip' ) )
			.getEntries()
			.map( ( { entryName } ) => entryName )
			.filter( ( name ) => name.startsWith( 'atelier/languages/' ) )
			.map( ( name ) => name.replace( /[0-9a-f]{32}/, '…' ) );
		expect( names ).toEqual(
			[ 'de_DE-….json', 'de_DE.mo', 'fr_FR-….json', 'fr_FR.mo' ]
				.map( ( name ) => `atelier/languages/atelier-${ name }` )
				.concat( 'atelier/languages/atelier.pot' )
		);
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
