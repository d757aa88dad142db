const ts = require( 'typescript' );

/** Positions of the context and the text domain among the arguments of the functions of `@wordpress/i18n`. */
const POSITIONS = {
	___: { domain: 1 },
	_x: { context: 1, domain: 2 },
	_n: { domain: 3, isPlural: true },
	_nx: { context: 3, domain: 4, isPlural: true },
};

/** Separator between a context and its text, as in the host's translation files. */
const CONTEXT_END = '\u0004';

/**
 * A text that a module translates.
 *
 * @typedef {{ key: string, domain: string|undefined, isPlural: boolean }} ModuleText
 */

/**
 * Reads the texts that a module translates.
 *
 * @param {string} code The module's code, in JavaScript.
 * @return {ModuleText[]} The texts with their contexts; those of the host have no domain.
 */
function readTexts( code ) {
	if ( ! /\b(__|_x|_n|_nx)\b/.test( code ) ) {
		return [];
	}
	const texts = [];
	const visit = ( node ) => {
		const text = ts.isCallExpression( node ) && readText( node );
		if ( text ) {
			texts.push( text );
		}
		ts.forEachChild( node, visit );
	};
	visit(
		ts.createSourceFile(
			'module.js',
			code,
			ts.ScriptTarget.Latest,
			false,
			ts.ScriptKind.JS
		)
	);
	return texts;
}

/** Returns the text of a call that translates; undefined for other calls, and where a value is computed. */
function readText( { expression, arguments: given } ) {
	const name = ( expression.name ?? expression ).escapedText;
	// TypeScript escapes names that begin with two underscores with a third one.
	const position = Object.hasOwn( POSITIONS, name ?? '' )
		? POSITIONS[ name ]
		: undefined;
	const text = stringOf( given[ 0 ] );
	if ( ! position || text === undefined ) {
		return undefined;
	}
	const domain = stringOf( given[ position.domain ] );
	if ( domain === undefined && given[ position.domain ] ) {
		return undefined;
	}
	const context = stringOf( given[ position.context ] );
	return {
		key: context ? context + CONTEXT_END + text : text,
		domain,
		isPlural: position.isPlural === true,
	};
}

/** Returns the value of a string, also of one that is concatenated with `+`. */
function stringOf( node ) {
	if ( node && ts.isStringLiteralLike( node ) ) {
		return node.text;
	}
	if ( node && ts.isBinaryExpression( node ) ) {
		const parts = [ stringOf( node.left ), stringOf( node.right ) ];
		return parts.includes( undefined ) ? undefined : parts.join( '' );
	}
	return undefined;
}

module.exports = { readTexts };
