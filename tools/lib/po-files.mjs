import gettext from 'gettext-parser';

/** Separator between a context and its text. */
const CONTEXT_END = '\u0004';

/** Matches placeholders of `sprintf`, and the tags that `createInterpolateElement` replaces. */
const PLACEHOLDERS = /%(?:\d+\$)?[ds]|<\/?\w+ ?\/?>/g;

/** Matches placeholders that a translation may repeat or reorder. */
const NUMBERED = /^%\d+\$/;

/** Long lines are not folded, so that a changed text is one changed line. */
const FORMAT = { foldLength: 0 };

/**
 * A text of a template or of a translation.
 *
 * @typedef {{ msgctxt?: string, msgid: string, msgid_plural?: string, msgstr: string[], comments?: Object<string, string> }} PoEntry
 */

/**
 * A text and its translation, in the files that `npm run po` exchanges with translators.
 *
 * @typedef {{ context?: string, text: string, plural?: string, comment?: string, translation: string[] }} TranslatedText
 */

/**
 * Lists the texts of a file.
 *
 * @param {Object} table Result of gettext-parser.
 * @return {Map<string, PoEntry>} The entries by context and text, in the order of the file.
 */
function indexEntries( table ) {
	/** @type {PoEntry[]} */
	const entries = Object.values( table.translations ).flatMap( ( texts ) =>
		Object.values( texts )
	);
	return new Map(
		entries
			.filter( ( { msgid } ) => msgid )
			.map( ( entry ) => [ toKey( entry.msgctxt, entry.msgid ), entry ] )
	);
}

function toKey( context, text ) {
	return context ? context + CONTEXT_END + text : text;
}

/**
 * Updates a translation to the texts of a template: new ones are empty, obsolete ones are removed.
 *
 * @param {string}           template    The template.
 * @param {string}           translation The translation.
 * @param {TranslatedText[]} [added]     Translations to add.
 * @return {string} The translation with the entries of the template.
 */
export function mergePo( template, translation, added = [] ) {
	const table = gettext.po.parse( template, 'utf-8' );
	const old = gettext.po.parse( translation, 'utf-8' );
	const translated = indexEntries( old );
	const entered = new Map(
		added.map( ( { context, text, translation: forms } ) => [
			toKey( context, text ),
			forms,
		] )
	);
	const count = countForms( old );
	for ( const [ key, entry ] of indexEntries( table ) ) {
		const before = translated.get( key );
		// A translation of another plural is not used.
		const isSame = before?.msgid_plural === entry.msgid_plural;
		const forms =
			entered.get( key ) ??
			( isSame ? before?.msgstr : undefined ) ??
			Array( entry.msgid_plural ? count : 1 ).fill( '' );
		// After a breaking space, an ellipsis could wrap to a separate line.
		entry.msgstr = forms.map( ( form ) =>
			form.replaceAll( ' …', '\u00a0…' )
		);
	}
	return `${ gettext.po
		.compile(
			{
				charset: 'utf-8',
				headers: old.headers,
				translations: {
					...table.translations,
					'': {
						...table.translations[ '' ],
						'': old.translations[ '' ][ '' ],
					},
				},
			},
			FORMAT
		)
		.toString()
		.trimEnd() }\n`;
}

/**
 * Lists the texts whose translation differs from the original.
 *
 * @param {string} translation The translation.
 * @return {string[]} The original texts, without those with placeholders.
 */
export function listChangedTexts( translation ) {
	return [
		...indexEntries( gettext.po.parse( translation, 'utf-8' ) ).values(),
	]
		.filter(
			( { msgid, msgstr } ) =>
				readPlaceholders( msgid ) === '' && ! msgstr.includes( msgid )
		)
		.map( ( { msgid } ) => msgid );
}

/**
 * Lists the texts of a template that a translation lacks.
 *
 * @param {string} template    The template.
 * @param {string} translation The translation.
 * @return {TranslatedText[]} The texts with empty translations.
 */
export function listMissing( template, translation ) {
	const table = gettext.po.parse( translation, 'utf-8' );
	const translated = indexEntries( table );
	return [ ...indexEntries( gettext.po.parse( template, 'utf-8' ) ) ]
		.filter( ( [ key, entry ] ) =>
			describeGap( entry, translated.get( key ), countForms( table ) )
		)
		.map(
			( [ , { msgctxt, msgid, msgid_plural: plural, comments } ] ) => ( {
				...( msgctxt && { context: msgctxt } ),
				text: msgid,
				...( plural && { plural } ),
				...( comments?.extracted && { comment: comments.extracted } ),
				translation: Array( plural ? countForms( table ) : 1 ).fill(
					''
				),
			} )
		);
}

/**
 * Finds the differences between a translation and a template.
 *
 * @param {string} template    The template.
 * @param {string} translation The translation.
 * @return {string[]} The problems, each with its text.
 */
export function findPoProblems( template, translation ) {
	const table = gettext.po.parse( translation, 'utf-8' );
	const translated = indexEntries( table );
	const texts = indexEntries( gettext.po.parse( template, 'utf-8' ) );
	const count = countForms( table );
	return [
		...[ ...texts ].flatMap( ( [ key, entry ] ) => {
			const own = translated.get( key );
			const problem =
				describeGap( entry, own, count ) ??
				describePlaceholders( entry, own.msgstr ) ??
				describePlaces( entry, own );
			return problem ? [ `${ problem }: “${ entry.msgid }”` ] : [];
		} ),
		...[ ...translated ]
			.filter( ( [ key ] ) => ! texts.has( key ) )
			.map( ( [ , { msgid } ] ) => `obsolete: “${ msgid }”` ),
	];
}

/** Returns the number of the language's plural forms. */
function countForms( { headers } ) {
	return Number(
		/nplurals=(\d+)/.exec( headers[ 'plural-forms' ] ?? '' )?.[ 1 ] ?? 2
	);
}

function describeGap( entry, own, count ) {
	if ( ! own || own.msgstr.every( ( form ) => form === '' ) ) {
		return 'not translated';
	}
	if ( own.msgid_plural !== entry.msgid_plural ) {
		return 'the plural has changed';
	}
	return own.msgstr.length !== ( entry.msgid_plural ? count : 1 ) ||
		own.msgstr.includes( '' )
		? 'a plural form is missing'
		: undefined;
}

function describePlaceholders( entry, forms ) {
	const originals = [ entry.msgid, entry.msgid_plural ?? entry.msgid ].map(
		readPlaceholders
	);
	const isRight = forms.every( ( form, index ) => {
		const found = readPlaceholders( form );
		// The first form is the singular, whose text may omit the number.
		return (
			found === originals[ 1 ] ||
			( index === 0 && found === originals[ 0 ] )
		);
	} );
	return isRight ? undefined : 'the placeholders differ';
}

/** Returns the placeholders of a text in a comparable form. */
function readPlaceholders( text ) {
	const found = text.match( PLACEHOLDERS ) ?? [];
	return [
		...found.filter( ( name ) => ! NUMBERED.test( name ) ).sort(),
		...new Set( found.filter( ( name ) => NUMBERED.test( name ) ).sort() ),
	].join( ' ' );
}

/** References determine whether a text is written to the file for scripts; those of a moved text may be out of date. */
function describePlaces( entry, own ) {
	const places = [ entry, own ].map( ( { comments } ) =>
		/^(?:src\/|includes\/.*\.json$)/m.test( comments?.reference ?? '' )
	);
	return places[ 0 ] === places[ 1 ]
		? undefined
		: 'it has moved between PHP and scripts';
}
