const ts = require( 'typescript' );

/** Where the context and the text domain stand among the arguments of the functions of `@wordpress/i18n`. */
const POSITIONS = {
	___: { domain: 1 },
	_x: { context: 1, domain: 2 },
	_n: { domain: 3 },
	_nx: { context: 3, domain: 4 },
};

/** Between a context and its text, as in the host's translation files. */
const CONTEXT_END = '\u0004';

/**
 * Writes `host-texts.json`: the texts of the bundled packages, by which the host's translation files know them.
 *
 * The host translates a package by the script that it is in. Packages that are bundled here have no script of their own
 * on the page, so PHP takes the translations of these texts from the host's files (`includes/page/class-host-texts.php`).
 */
class HostTextsPlugin {
	/** @param {import('webpack').Compiler} compiler Webpack's compiler. */
	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;
		compiler.hooks.thisCompilation.tap( 'HostTexts', ( compilation ) =>
			compilation.hooks.processAssets.tap(
				{
					name: 'HostTexts',
					stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL,
				},
				() => {
					const texts = new Set();
					/** @type {Iterable<any>} The kinds of modules have no types of their own. */
					const modules = compilation.modules;
					for ( const module of modules ) {
						for ( const part of module.modules ?? [ module ] ) {
							readTexts( part ).forEach( ( text ) =>
								texts.add( text )
							);
						}
					}
					compilation.emitAsset(
						'host-texts.json',
						new sources.RawSource(
							JSON.stringify( [ ...texts ].sort() )
						)
					);
				}
			)
		);
	}
}

function readTexts( module ) {
	if ( ! /node_modules.*\.m?js$/.test( module.resource ?? '' ) ) {
		return [];
	}
	const code = String( module.originalSource()?.source() ?? '' );
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
			module.resource,
			code,
			ts.ScriptTarget.Latest,
			false,
			ts.ScriptKind.JS
		)
	);
	return texts;
}

/** The text of a call for its translation; undefined for any other call, and where a domain is given. */
function readText( { expression, arguments: given } ) {
	const name = ( expression.name ?? expression ).escapedText;
	// TypeScript marks names that begin with two underscores by a third one.
	const { context, domain } = POSITIONS[ name ] ?? {};
	const text = stringOf( given[ 0 ] );
	if ( domain === undefined || text === undefined || given[ domain ] ) {
		return undefined;
	}
	const where = stringOf( given[ context ] );
	return where ? where + CONTEXT_END + text : text;
}

/** The value of a string, also of one that is put together by `+`. */
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

module.exports = { HostTextsPlugin };
