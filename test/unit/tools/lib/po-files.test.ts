/**
 * @jest-environment node
 */
import {
	findPoProblems,
	listChangedTexts,
	listMissing,
	mergePo,
} from '../../../../tools/lib/po-files.mjs';

/** A file whose language has two forms of plurals. */
const toFile = ( ...entries: readonly string[] ): string =>
	[
		'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n"',
		...entries,
	].join( '\n\n' ) + '\n';

const entry = (
	text: string,
	translation: string,
	reference = 'src/app/app.tsx'
): string => `#: ${ reference }\nmsgid "${ text }"\nmsgstr "${ translation }"`;

const plural = (
	one: string,
	many: string,
	...forms: readonly string[]
): string =>
	[
		`#: src/app/app.tsx\nmsgid "${ one }"`,
		`msgid_plural "${ many }"`,
		...forms.map( ( form, index ) => `msgstr[${ index }] "${ form }"` ),
	].join( '\n' );

const noted = '#. translators: %s: name.\n#: src/app/app.tsx\n';

describe( 'findPoProblems', () => {
	it.each( [
		[
			'a complete translation',
			[ entry( 'Save %s', '' ) ],
			[ entry( 'Save %s', '%s speichern' ) ],
			[],
		],
		[
			'a text that is not there',
			[ entry( 'Save', '' ) ],
			[],
			[ 'not translated: “Save”' ],
		],
		[
			'a text without a translation',
			[ entry( 'Save', '' ) ],
			[ entry( 'Save', '' ) ],
			[ 'not translated: “Save”' ],
		],
		[
			'the same text in another context',
			[ `msgctxt "noun"\n${ 'msgid "Save"\nmsgstr ""' }` ],
			[ 'msgid "Save"\nmsgstr "Speichern"' ],
			[ 'not translated: “Save”', 'obsolete: “Save”' ],
		],
		[
			'a text that is gone',
			[],
			[ entry( 'Save', 'Speichern' ) ],
			[ 'obsolete: “Save”' ],
		],
		[
			'a placeholder that is lost',
			[ entry( 'Save %s', '' ) ],
			[ entry( 'Save %s', 'Speichern' ) ],
			[ 'the placeholders differ: “Save %s”' ],
		],
		[
			'a placeholder of another number',
			[ entry( '%1$s of %2$d', '' ) ],
			[ entry( '%1$s of %2$d', '%1$s von %3$d' ) ],
			[ 'the placeholders differ: “%1$s of %2$d”' ],
		],
		[
			'numbered placeholders in another order, and one of them twice',
			[ entry( '%1$s of %2$d', '' ) ],
			[ entry( '%1$s of %2$d', '%2$d von %1$s (%1$s)' ) ],
			[],
		],
		[
			'a tag that is not closed',
			[ entry( 'See <a>more</a>', '' ) ],
			[ entry( 'See <a>more</a>', '<a>Mehr' ) ],
			[ 'the placeholders differ: “See <a>more</a>”' ],
		],
		[
			'a plural with a first form that leaves the number out, as the text does',
			[ plural( 'A page', '%d pages', '', '' ) ],
			[ plural( 'A page', '%d pages', 'Eine Seite', '%d Seiten' ) ],
			[],
		],
		[
			'a second form that leaves the number out',
			[ plural( 'A page', '%d pages', '', '' ) ],
			[ plural( 'A page', '%d pages', 'Eine Seite', 'Seiten' ) ],
			[ 'the placeholders differ: “A page”' ],
		],
		[
			'a plural without its second form',
			[ plural( '%d page', '%d pages', '', '' ) ],
			[ plural( '%d page', '%d pages', '%d Seite', '' ) ],
			[ 'a plural form is missing: “%d page”' ],
		],
		[
			'fewer forms than the language has',
			[ plural( '%d page', '%d pages', '', '' ) ],
			[ plural( '%d page', '%d pages', '%d Seite' ) ],
			[ 'a plural form is missing: “%d page”' ],
		],
		[
			'a plural that has changed',
			[ plural( '%d page', '%d pages of it', '', '' ) ],
			[ plural( '%d page', '%d pages', '%d Seite', '%d Seiten' ) ],
			[ 'the plural has changed: “%d page”' ],
		],
		[
			'a text that scripts use now',
			[ entry( 'Save', '', 'includes/page/screens.json' ) ],
			[ entry( 'Save', 'Speichern', 'includes/page/class-a.php' ) ],
			[ 'it has moved between PHP and scripts: “Save”' ],
		],
	] )( '%s', ( _title, texts, translated, problems ) => {
		expect(
			findPoProblems( toFile( ...texts ), toFile( ...translated ) )
		).toEqual( problems );
	} );
} );

describe( 'mergePo', () => {
	const template = toFile(
		entry( 'Save', '' ),
		`${ noted }msgid "Hello %s"\nmsgstr ""`,
		plural( '%d page', '%d pages', '', '' )
	);

	it( 'keeps translations, adds empty ones, and leaves out those that are gone', () => {
		const merged = mergePo(
			template,
			toFile(
				entry( 'Old', 'Alt' ),
				entry( 'Save', 'Speichern', 'src/a.ts' )
			)
		);
		expect( merged ).toBe(
			toFile(
				entry( 'Save', 'Speichern' ),
				'#: src/app/app.tsx\n#. translators: %s: name.\nmsgid "Hello %s"\nmsgstr ""',
				plural( '%d page', '%d pages', '', '' )
			)
		);
		expect( findPoProblems( template, merged ) ).toHaveLength( 2 );
	} );

	it( 'enters the texts that were missing', () => {
		const partial = mergePo(
			template,
			toFile( entry( 'Save', 'Speichern' ) )
		);
		const missing = listMissing( template, partial );
		expect( missing ).toEqual( [
			{
				text: 'Hello %s',
				comment: 'translators: %s: name.',
				translation: [ '' ],
			},
			{ text: '%d page', plural: '%d pages', translation: [ '', '' ] },
		] );
		const [ hello, page ] = missing;
		const merged = mergePo( template, partial, [
			{ ...hello!, translation: [ 'Hallo … %s' ] },
			{ ...page!, translation: [ '%d Seite', '%d Seiten' ] },
		] );
		expect( findPoProblems( template, merged ) ).toEqual( [] );
		expect( listMissing( template, merged ) ).toEqual( [] );
		expect( merged ).toContain( '"Hallo\u00a0… %s"' );
		// Nothing is written again where nothing has changed.
		expect( mergePo( template, merged ) ).toBe( merged );
	} );
} );

it( 'lists the texts that a reader of another language should not see', () => {
	expect(
		listChangedTexts(
			toFile(
				entry( 'Save', 'Speichern' ),
				entry( 'Layout', 'Layout' ),
				entry( 'Hello %s', 'Hallo %s' )
			)
		)
	).toEqual( [ 'Save' ] );
} );
