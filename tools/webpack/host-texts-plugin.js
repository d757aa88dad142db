const { readTexts } = require( './read-texts' );

/** The text domain of the plugin. */
const OWN_DOMAIN = 'atelier';

/**
 * Writes two lists of texts, with their keys in translation files.
 *
 * `host-texts.json` has those of the bundled packages. The host has translation files by script. Bundled packages are in
 * none of the page's scripts, so PHP reads the translations of these texts from the host's files
 * (`includes/page/class-host-texts.php`).
 *
 * `own-texts.json` has our own, and for each whether it has a plural. For texts without our translation, the host's
 * translation is used, if it has one (`includes/page/class-script-fallback.php`).
 */
class HostTextsPlugin {
	/** @param {import('webpack').Compiler} compiler Webpack's compiler. */
	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;
		compiler.hooks.thisCompilation.tap( 'HostTexts', ( compilation ) =>
			compilation.hooks.processAssets.tapPromise(
				{
					name: 'HostTexts',
					stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL,
				},
				async () => {
					const { readTableTexts } = await import(
						'../lib/collect-table-texts.mjs'
					);
					const { host, own } = collectTexts( compilation.modules );
					for ( const text of readTableTexts( compiler.context ) ) {
						own.set( text, own.get( text ) ?? false );
					}
					const emit = ( name, content ) =>
						compilation.emitAsset(
							name,
							new sources.RawSource( JSON.stringify( content ) )
						);
					emit( 'host-texts.json', [ ...host ].sort() );
					emit(
						'own-texts.json',
						Object.fromEntries( [ ...own ].sort() )
					);
				}
			)
		);
	}
}

/**
 * Collects the texts of all modules.
 *
 * @param {Iterable<any>} modules The modules; their kinds have no types.
 * @return {{ host: Set<string>, own: Map<string, boolean> }} Texts of bundled packages, and our own with whether they have a plural.
 */
function collectTexts( modules ) {
	const host = new Set();
	const own = new Map();
	for ( const module of modules ) {
		for ( const part of module.modules ?? [ module ] ) {
			if ( ! /\.(?:m?js|tsx?)$/.test( part.resource ?? '' ) ) {
				continue;
			}
			const isPackage = /node_modules/.test( part.resource );
			const code = String( part.originalSource()?.source() ?? '' );
			for ( const { key, domain, isPlural } of readTexts( code ) ) {
				if ( isPackage && domain === undefined ) {
					host.add( key );
				} else if ( ! isPackage && domain === OWN_DOMAIN ) {
					own.set( key, isPlural );
				}
			}
		}
	}
	return { host, own };
}

module.exports = { HostTextsPlugin };
