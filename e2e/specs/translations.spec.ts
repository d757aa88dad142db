import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { makeTranslations } from '../../tools/lib/make-translations.mjs';
import { listChangedTexts } from '../../tools/lib/po-files.mjs';
import { ROOT } from '../../tools/lib/project.mjs';
import { expect, test } from '../fixtures';
import { ListPage } from '../pages/list-page';
import { getPreparedSite } from '../support/prepared-site';

test.use( { ownSite: 'translations' } );

const NAME = 'atelier-de_DE.po';
const GERMAN = join( ROOT, 'languages', NAME );

/** The screens that are looked through, with a text that each shows when it is there. */
const SCREENS: ReadonlyArray< readonly [ path: string, text: string ] > = [
	[ '/styles', 'Farben' ],
	[ '/page', 'Seite hinzufügen' ],
	[ '/deleted', 'In den letzten 30 Tagen wurde nichts gelöscht.' ],
	[ '/fonts', 'Bibliothek' ],
];

test.beforeAll( async ( { site } ) => {
	const from = getPreparedSite().files.languages;
	const to = join( site.folder, 'wp-content', 'languages' );
	mkdirSync( join( to, 'plugins' ), { recursive: true } );
	for ( const name of readdirSync( from ).filter( ( file ) =>
		/^(admin-)?de_DE[.-]/.test( file )
	) ) {
		copyFileSync( join( from, name ), join( to, name ) );
	}
	copyFileSync( GERMAN, join( to, 'plugins', NAME ) );
	expect( await makeTranslations( join( to, 'plugins' ) ) ).toBe( 1 );
	await site.task( 'set-options', { WPLANG: 'de_DE' } );
} );

test.describe( 'In German', () => {
	test( 'a translation of the plugin reaches PHP and the lazy parts of the application', async ( {
		design,
		page,
	} ) => {
		await design.goto( '/identity' );
		await expect( page ).toHaveTitle( /^Identität ‹/ );
		await expect(
			page.getByRole( 'textbox', {
				name: 'Titel der Website',
				exact: true,
			} )
		).toBeVisible();

		// The file for PHP and that for scripts both have the texts of the table of screens.
		await design.goto( '/' );
		await page
			.getByRole( 'link', { name: 'Vorlagen', exact: true } )
			.click();
		await expect( page ).toHaveTitle( /^Vorlagen ‹/ );
	} );

	test( 'no screen shows an English text of ours, and each has the colors of the person', async ( {
		design,
		page,
	} ) => {
		test.setTimeout( 90_000 );
		await page.goto(
			design.address().replace( /admin\.php.*/, 'profile.php' )
		);
		const saved = page.waitForResponse( /admin-ajax\.php/ );
		await page
			.locator( 'input[name="admin_color"][value="sunrise"]' )
			.check();
		expect( ( await saved ).ok() ).toBe( true );

		const english = listChangedTexts( readFileSync( GERMAN, 'utf8' ) );
		for ( const [ path, text ] of SCREENS ) {
			await design.goto( path );
			await page.getByText( text, { exact: true } ).first().waitFor();
			expect( await findTexts( page, english ), path ).toEqual( [] );
			expect( await readAccent( page ), path ).toBe( '#ad631e' );
		}
	} );

	test( 'a table speaks German before the editor has loaded', async ( {
		design,
		page,
	} ) => {
		// The document itself brings the texts: no script of the host that a table needs has them.
		const answer = await page.request.get(
			design.address( '/page', { layout: 'table' } )
		);
		expect( await answer.text() ).toContain( '"Alle auswählen"' );
		await new ListPage( design ).open( { layout: 'table' } );
		await expect(
			page.getByRole( 'checkbox', { name: 'Alle auswählen' } ).first()
		).toBeVisible();
	} );
} );

/** Finds texts on a page, among what is shown and what is read aloud; what the site's content shows is left out. */
function findTexts(
	page: Page,
	texts: readonly string[]
): Promise< string[] > {
	return page.evaluate( ( wanted ) => {
		const shown = new Set< string >();
		for ( const element of document.querySelectorAll( '#atelier *' ) ) {
			if (
				! element.checkVisibility() ||
				element.closest(
					'.dataviews-wrapper [role="row"] td, .dataviews-view-grid, .dataviews-view-list'
				)
			) {
				continue;
			}
			shown.add( element.getAttribute( 'aria-label' ) ?? '' );
			for ( const node of element.childNodes ) {
				if ( node.nodeType === Node.TEXT_NODE ) {
					shown.add( node.textContent?.trim() ?? '' );
				}
			}
		}
		return wanted.filter( ( text ) => shown.has( text ) );
	}, texts );
}

/** The color that buttons and focus rings have. */
function readAccent( page: Page ): Promise< string > {
	return page.evaluate( () =>
		getComputedStyle( document.body )
			.getPropertyValue( '--wp-admin-theme-color' )
			.trim()
	);
}
