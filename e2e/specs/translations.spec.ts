import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTranslations } from '../../tools/lib/make-translations.mjs';
import { expect, test } from '../fixtures';
import { ListPage } from '../pages/list-page';
import { getPreparedSite } from '../support/prepared-site';

test.use( { ownSite: 'translations' } );

const TRANSLATION = `msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"
"Language: de_DE\\n"

#: includes/page/screens.json
msgid "Identity"
msgstr "Kennzeichen"

#: includes/page/screens.json
msgid "Navigation"
msgstr "Wegweiser"

#: src/features/identity/identity-form.tsx
msgid "Site title"
msgstr "Name der Website"
`;

test.beforeAll( async ( { site } ) => {
	const from = getPreparedSite().files.languages;
	const to = join( site.folder, 'wp-content', 'languages' );
	mkdirSync( join( to, 'plugins' ), { recursive: true } );
	for ( const name of readdirSync( from ).filter( ( file ) =>
		/^(admin-)?de_DE[.-]/.test( file )
	) ) {
		copyFileSync( join( from, name ), join( to, name ) );
	}
	writeFileSync( join( to, 'plugins', 'atelier-de_DE.po' ), TRANSLATION );
	expect( await makeTranslations( join( to, 'plugins' ) ) ).toBe( 1 );
	await site.task( 'set-options', { WPLANG: 'de_DE' } );
} );

test.describe( 'In German', () => {
	test( 'a translation of the plugin reaches PHP and the lazy parts of the application', async ( {
		design,
		page,
	} ) => {
		await design.goto( '/identity' );
		await expect( page ).toHaveTitle( /^Kennzeichen ‹/ );
		await expect(
			page.getByRole( 'textbox', { name: 'Name der Website' } )
		).toBeVisible();

		// The file for PHP and that for scripts both have the texts of the table of screens.
		await design.goto( '/' );
		await page.getByRole( 'link', { name: 'Wegweiser' } ).click();
		await expect( page ).toHaveTitle( /^Wegweiser ‹/ );
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
