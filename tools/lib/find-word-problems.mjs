import ts from 'typescript';

/** Names without a specific meaning (style.md, Words). */
const EMPTY_NAMES = new Set( [ 'hold', 'keep', 'take', 'tell' ] );

/** Matches unspecific verbs in names of the source. */
const EMPTY_VERB = /^(?:hold|keep|take|tell)[A-Z]/;

/** Matches endings that replace a verb: `toRestRoute`, not `routeOf`. */
const HIDDEN_VERB = /Of$/;

/** Removed names of the source: figures of speech, or one word for two things. */
const REMOVED_NAMES = new Set( [
	'CanvasPresence',
	'REST_MS',
	'StylesPresence',
	'heir',
	'isThere',
	'lent',
] );

/** Names of WordPress and of JavaScript. */
const FOREIGN_NAMES = new Set( [ 'indexOf', 'keepCaretInsideBlock' ] );

/** Matches the same verbs and endings in names of PHP. */
const VAGUE_PHP_NAME = /^(?:hold|keep|take|tell)_|^of(?:_|$)|_of$/;

/**
 * Phrases that make a comment hard to read, with advice for each. Questions, and text in backticks or quotation marks, may have them.
 *
 * @type {Array<[RegExp, string]>}
 */
const FIGURATIVE_PHRASES = [
	[ /\bwhoever\b/i, 'name the subject' ],
	[ /\b(?:stands?|stood|standing)\b(?!-)/i, '“is”, “remains”' ],
	[
		/\b(?:is|are|was|were|be|been) told\b(?! apart)/i,
		'“is reported”, “is shown”',
	],
	[ /\b(?:is|are|was|were|be|been) seen\b/i, '“is visible”, “is shown”' ],
	[ /\bout of sight\b/i, '“hidden”' ],
	[ /\b(?:made|make|makes) ready\b/i, '“prepared”, “loaded”' ],
	[ /\bin (?:the|its|their) place of\b/i, '“instead of”' ],
	[ /\banew\b/i, '“again”' ],
	[ /\b(?:comes?|came) to\b/i, '“results in”, “returns”' ],
	[ /\b(?:gives?|gave|given) back\b/i, '“returns”, “restores”' ],
	[ /\b(?:lies|lays?|laid)\b(?! out)/i, '“is”, “is placed”' ],
	[ /\bthe like\b/i, 'name the cases' ],
	[ /\btells? (?:whether|which|if|how)\b/i, '“returns whether”' ],
];

/**
 * In the plugin's own source “what” hides a noun: “the fields that changed”, not “what changed”.
 *
 * @type {[RegExp, string]}
 */
const HIDDEN_NOUN = [
	/\bwhat(?:ever)?\b/i,
	'name the thing: “the fields that changed”',
];

/** A sentence of a comment has at most this many words. */
const SENTENCE_WORDS = 30;

/**
 * A line whose words have to be changed.
 *
 * @typedef {{ line: number, message: string }} WordProblem
 */

/**
 * Finds names and comments that break the rules for words, in TypeScript or JavaScript.
 *
 * @param {string}  file               The file's name, whose ending determines the language.
 * @param {string}  text               Its text.
 * @param {Object}  [options]          Options.
 * @param {boolean} [options.isSource] Whether names and comments follow the rules for the plugin's own source, too.
 * @return {WordProblem[]} The problems, in the order of their lines.
 */
export function findWordProblems( file, text, { isSource = false } = {} ) {
	const source = ts.createSourceFile(
		file,
		text,
		ts.ScriptTarget.Latest,
		true,
		file.endsWith( 'x' ) ? ts.ScriptKind.TSX : ts.ScriptKind.TS
	);
	const problems = [];
	const lineOf = ( position ) =>
		source.getLineAndCharacterOfPosition( position ).line + 1;
	const comments = new Map();
	const visit = ( node ) => {
		for ( const range of ts.getLeadingCommentRanges(
			text,
			node.getFullStart()
		) ?? [] ) {
			comments.set( range.pos, range );
		}
		for ( const range of ts.getTrailingCommentRanges(
			text,
			node.getEnd()
		) ?? [] ) {
			comments.set( range.pos, range );
		}
		const name = getDeclaredName( node );
		if (
			name &&
			( EMPTY_NAMES.has( name.text ) ||
				( isSource && isVagueName( name.text ) ) )
		) {
			problems.push( {
				line: lineOf( name.getStart( source ) ),
				message: describeEmptyName( name.text ),
			} );
		}
		for ( const child of node.getChildren( source ) ) {
			visit( child );
		}
	};
	visit( source );
	const texts = joinLineComments(
		[ ...comments.values() ].sort( ( a, b ) => a.pos - b.pos ),
		text
	);
	for ( const comment of texts ) {
		problems.push(
			...checkComment( comment.text, { isSource } ).map(
				( message ) => ( {
					line: lineOf( comment.pos ),
					message,
				} )
			)
		);
	}
	return problems.sort( ( a, b ) => a.line - b.line );
}

/**
 * Finds names and comments that break the rules for words, in PHP.
 *
 * @param {string}  text               The file's text.
 * @param {Object}  [options]          Options.
 * @param {boolean} [options.isSource] Whether comments follow the rules for the plugin's own source, too.
 * @return {WordProblem[]} The problems, in the order of their lines.
 */
export function findPhpWordProblems( text, { isSource = false } = {} ) {
	const problems = [];
	const lineOf = ( position ) =>
		text.slice( 0, position ).split( '\n' ).length;
	// Comments and strings in the order in which they begin, so that neither is found inside the other.
	const tokens =
		/\/\*[\s\S]*?\*\/|(?:(?:\/\/|#(?!\[))[^\n]*(?:\n\s*(?:\/\/|#(?!\[)))?)+|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g;
	for ( const match of text.matchAll( tokens ) ) {
		if ( /^(?:\/|#)/.test( match[ 0 ] ) ) {
			for ( const message of checkComment( match[ 0 ], { isSource } ) ) {
				problems.push( { line: lineOf( match.index ), message } );
			}
		}
	}
	for ( const match of text.matchAll( /function\s+&?(\w+)\s*\(/g ) ) {
		if (
			EMPTY_NAMES.has( match[ 1 ] ) ||
			VAGUE_PHP_NAME.test( match[ 1 ] )
		) {
			problems.push( {
				line: lineOf( match.index ),
				message: describeEmptyName( match[ 1 ] ),
			} );
		}
	}
	return problems.sort( ( a, b ) => a.line - b.line );
}

/**
 * Checks one comment.
 *
 * @param {string}  comment            The comment with its delimiters.
 * @param {Object}  [options]          Options.
 * @param {boolean} [options.isSource] Whether it follows the rules for the plugin's own source, too.
 * @return {string[]} The problems.
 */
export function checkComment( comment, { isSource = false } = {} ) {
	const prose = toProse( comment );
	// Notes to translators are part of the translation files.
	const isNote = prose.startsWith( 'translators:' );
	const phrases = [
		...( isNote ? [] : FIGURATIVE_PHRASES ),
		...( isSource && ! isNote ? [ HIDDEN_NOUN ] : [] ),
	];
	const messages = [];
	if ( /^What\s/.test( prose ) ) {
		messages.push(
			`The comment begins with “What”: begin with a noun or a verb.`
		);
	}
	for ( const sentence of toSentences( prose ) ) {
		messages.push( ...findPhrases( sentence, phrases ) );
		const count = countWords( sentence );
		if ( count > SENTENCE_WORDS ) {
			messages.push(
				`A sentence has ${ count } words, more than ${ SENTENCE_WORDS }: “${ sentence.slice(
					0,
					60
				) }…”.`
			);
		}
	}
	return messages;
}

/**
 * Finds phrases in a sentence.
 *
 * @param {string}                  sentence The sentence.
 * @param {Array<[RegExp, string]>} phrases  The phrases, each with its advice.
 * @return {string[]} The messages.
 */
function findPhrases( sentence, phrases ) {
	if ( sentence.endsWith( '?' ) ) {
		return [];
	}
	const words = sentence
		.replace( /“[^”]*”|"[^"]*"/g, 'quote' )
		.replace( /@param\s+(?:\{.*?\}\s+)?\S+/, '' );
	return phrases.flatMap( ( [ pattern, advice ] ) => {
		const [ phrase ] = words.match( pattern ) ?? [];
		return phrase ? [ `The comment says “${ phrase }”: ${ advice }.` ] : [];
	} );
}

/**
 * Removes the delimiters of a comment. Each tag and each item of a list begins a sentence.
 *
 * @param {string} comment The comment.
 * @return {string} Its words.
 */
function toProse( comment ) {
	return comment
		.replace( /^\/\*+|\*+\/$/g, '' )
		.split( '\n' )
		.map( ( line ) =>
			line.replace( /^\s*(?:\*|\/\/+|#)\s?/, '' ).trimEnd()
		)
		.join( '\n' )
		.replace( /```[\s\S]*?```/g, '' )
		.replace( /\n\s*(?=@\w|[-*|]\s|\d+\.\s|\|)/g, '.\n' )
		.replace( /\n\s*\n/g, '.\n' )
		.replace( /\s+/g, ' ' )
		.trim();
}

/**
 * Divides prose into sentences.
 *
 * @param {string} prose The prose.
 * @return {string[]} Its sentences.
 */
function toSentences( prose ) {
	return prose
		.replace( /`[^`]*`/g, 'code' )
		.split( /(?<=[.!?:;])['")”’]*\s+/ )
		.filter( Boolean );
}

function countWords( sentence ) {
	return sentence.split( /\s+/ ).filter( ( word ) => /\w/.test( word ) )
		.length;
}

function describeEmptyName( name ) {
	return `The name “${ name }” does not say what happens to what: use the field's verb and its object, for example “storeRecord”.`;
}

/**
 * Returns whether a name of the source breaks the rules for words.
 *
 * @param {string} name The declared name.
 * @return {boolean} Whether it has to be changed.
 */
export function isVagueName( name ) {
	return (
		! FOREIGN_NAMES.has( name ) &&
		( EMPTY_VERB.test( name ) ||
			HIDDEN_VERB.test( name ) ||
			REMOVED_NAMES.has( name ) )
	);
}

/**
 * Finds the name that a node declares.
 *
 * @param {ts.Node} node The node.
 * @return {ts.Identifier|undefined} The name.
 */
function getDeclaredName( node ) {
	const isDeclaration =
		ts.isFunctionDeclaration( node ) ||
		ts.isClassDeclaration( node ) ||
		ts.isInterfaceDeclaration( node ) ||
		ts.isTypeAliasDeclaration( node ) ||
		ts.isVariableDeclaration( node ) ||
		ts.isParameter( node ) ||
		ts.isMethodDeclaration( node ) ||
		ts.isMethodSignature( node ) ||
		ts.isPropertySignature( node ) ||
		ts.isPropertyAssignment( node ) ||
		ts.isShorthandPropertyAssignment( node ) ||
		ts.isBindingElement( node );
	return isDeclaration && node.name && ts.isIdentifier( node.name )
		? node.name
		: undefined;
}

/**
 * Joins line comments that follow each other: they are one text.
 *
 * @param {ts.CommentRange[]} ranges The comments.
 * @param {string}            text   The file's text.
 * @return {Array<{ pos: number, text: string }>} The texts.
 */
function joinLineComments( ranges, text ) {
	const joined = [];
	let last = null;
	for ( const range of ranges ) {
		const isLine = range.kind === ts.SyntaxKind.SingleLineCommentTrivia;
		const comment = text.slice( range.pos, range.end );
		if (
			isLine &&
			last &&
			/^\s*$/.test( text.slice( last.end, range.pos ) ) &&
			text.slice( last.end, range.pos ).split( '\n' ).length === 2
		) {
			last.text += `\n${ comment }`;
			last.end = range.end;
			continue;
		}
		const entry = { pos: range.pos, end: range.end, text: comment };
		joined.push( entry );
		last = isLine ? entry : null;
	}
	return joined;
}
