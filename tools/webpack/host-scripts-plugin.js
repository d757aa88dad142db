const {
	defaultRequestToHandle,
} = require( '@wordpress/dependency-extraction-webpack-plugin/lib/util' );

/** @type {[ RegExp, string ][]} * Bundled packages that need one of the plugin's own styles, by a pattern of the module's path. */
const STYLES_BY_PATH = [
	[ /[\\/]@wordpress[\\/]dataviews[\\/]/, 'atelier-dataviews' ],
	[ /[\\/]@wordpress[\\/]fields[\\/]/, 'atelier-fields' ],
];

/** The entry that WordPress prints; the extraction plugin's own list includes its lazy chunks. */
const ENTRY = 'index';

/**
 * Returns the class of the part of webpack's runtime that loads host scripts.
 *
 * @param {import('webpack').Compiler['webpack']} webpack Webpack.
 */
function createRuntimeModule( { RuntimeModule, RuntimeGlobals } ) {
	return class HostScriptsRuntimeModule extends RuntimeModule {
		constructor( collect ) {
			super( 'host scripts', RuntimeModule.STAGE_ATTACH );
			this.collect = collect;
		}

		generate() {
			const needs = JSON.stringify( this.collect( this.chunk ) );
			const handlers = RuntimeGlobals.ensureChunkHandlers;
			return [
				`var hostScripts = ${ needs };`,
				`${ handlers }.hostScripts = function( chunkId, promises ) {`,
				'	var needs = hostScripts[ chunkId ];',
				'	if ( needs ) {',
				'		promises.push( window.atelierLoadHostScripts( needs[ 0 ], needs[ 1 ] ) );',
				'	}',
				'};',
			].join( '\n' );
		}
	};
}

/**
 * Returns the handles of the host scripts, and the styles, that a chunk needs.
 *
 * @param {import('webpack').Compilation} compilation The compilation.
 * @param {import('webpack').Chunk}       chunk       The chunk.
 * @return {[ string[], string[] ]} Handles and styles.
 */
function findNeeds( compilation, chunk ) {
	const handles = new Set();
	const styles = new Set();
	const visit = ( module ) => {
		// Webpack puts every external into the entry's chunk, where it is read when it is first imported.
		// So the importing modules are read instead.
		for ( const connection of compilation.moduleGraph.getOutgoingConnections(
			module
		) ) {
			/** @type {any} The kinds of modules have no types. */
			const target = connection.module;
			if (
				target?.externalType &&
				connection.isTargetActive( chunk.runtime )
			) {
				handles.add(
					defaultRequestToHandle( target.userRequest ) ??
						target.userRequest
				);
			}
		}
		for ( const [ pattern, style ] of STYLES_BY_PATH ) {
			if ( module.resource && pattern.test( module.resource ) ) {
				styles.add( style );
			}
		}
		module.modules?.forEach( visit );
	};
	for ( const module of compilation.chunkGraph.getChunkModulesIterable(
		chunk
	) ) {
		visit( module );
	}
	return [ [ ...handles ].filter( Boolean ).sort(), [ ...styles ].sort() ];
}

/**
 * Makes a lazy `import()` load the host scripts that its chunk needs.
 *
 * Packages with a script of the host are externals, read from `window.wp` when a module first imports them. For the
 * entry, WordPress prints those scripts before ours. For lazy chunks this plugin adds a handler to webpack's chunk
 * loading: before a chunk runs, the promise of `window.atelierLoadHostScripts( handles, styles )` has to be resolved. It
 * also writes `host-scripts.json`: the handles that the entry needs, and those that only lazy chunks need.
 */
class HostScriptsPlugin {
	/** @param {import('webpack').Compiler} compiler Webpack's compiler. */
	apply( compiler ) {
		const { RuntimeGlobals, sources, Compilation } = compiler.webpack;

		const HostScriptsRuntimeModule = createRuntimeModule(
			compiler.webpack
		);

		compiler.hooks.thisCompilation.tap( 'HostScripts', ( compilation ) => {
			const needsOf = ( chunk ) => findNeeds( compilation, chunk );

			const collect = ( runtimeChunk ) => {
				const needs = {};
				for ( const chunk of runtimeChunk.getAllAsyncChunks() ) {
					const needed = needsOf( chunk );
					if ( needed[ 0 ].length || needed[ 1 ].length ) {
						needs[ chunk.id ] = needed;
					}
				}
				return needs;
			};

			compilation.hooks.runtimeRequirementInTree
				.for( RuntimeGlobals.ensureChunkHandlers )
				.tap( 'HostScripts', ( chunk, requirements ) => {
					requirements.add( RuntimeGlobals.ensureChunkHandlers );
					compilation.addRuntimeModule(
						chunk,
						new HostScriptsRuntimeModule( collect )
					);
				} );

			compilation.hooks.processAssets.tap(
				{
					name: 'HostScripts',
					stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL,
				},
				() => {
					const handlesOf = ( chunks ) => [
						...new Set(
							[ ...chunks ].flatMap(
								( chunk ) => needsOf( chunk )[ 0 ]
							)
						),
					];
					const initial = handlesOf(
						compilation.entrypoints.get( ENTRY ).chunks
					);
					const lazy = handlesOf( compilation.chunks ).filter(
						( handle ) => ! initial.includes( handle )
					);
					compilation.emitAsset(
						'host-scripts.json',
						new sources.RawSource(
							JSON.stringify( { initial, lazy } )
						)
					);
				}
			);
		} );
	}
}

module.exports = { HostScriptsPlugin };
