const { basename, dirname, extname } = require( 'path' );

/**
 * Names chunks without `webpackChunkName` after their largest module: a package's chunk after the package, one of ours after
 * the file. Webpack's own names list paths, and end in a hash where the list is long.
 */
class ChunkNamesPlugin {
	/** @param {import('webpack').Compiler} compiler Webpack's compiler. */
	apply( compiler ) {
		compiler.hooks.compilation.tap( 'ChunkNames', ( compilation ) =>
			compilation.hooks.chunkIds.tap( 'ChunkNames', ( chunks ) => {
				const unnamed = [ ...chunks ].filter(
					( chunk ) => chunk.id === null && ! chunk.name
				);
				const taken = new Set(
					[ ...chunks ].map( ( chunk ) => chunk.name )
				);
				const named = unnamed
					.map( ( chunk ) => describe( compilation, chunk ) )
					.sort( ( a, b ) => ( a.key < b.key ? -1 : 1 ) );
				for ( const { chunk, name } of named ) {
					let id = name;
					for ( let number = 2; taken.has( id ); number++ ) {
						id = `${ name }-${ number }`;
					}
					taken.add( id );
					chunk.id = id;
					chunk.ids = [ id ];
				}
			} )
		);
	}
}

function describe( { chunkGraph }, chunk ) {
	const modules = [ ...chunkGraph.getChunkModulesIterable( chunk ) ]
		.map( ( module ) => ( {
			path: pathOf( module ),
			size: module.size(),
		} ) )
		.filter( ( { path } ) => path )
		.sort( ( a, b ) => b.size - a.size || ( a.path < b.path ? -1 : 1 ) );
	return {
		chunk,
		name: nameOf( modules[ 0 ]?.path ?? 'shared' ),
		key: modules.map( ( { path } ) => path ).join(),
	};
}

function pathOf( module ) {
	return module.resource ?? module.rootModule?.resource ?? '';
}

function nameOf( path ) {
	const [ , name ] =
		/.*node_modules[\\/](?:@wordpress[\\/])?((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(
			path
		) ?? [];
	if ( name ) {
		return `vendor-${ name.replace( /@/, '' ).replace( /[\\/]/g, '-' ) }`;
	}
	const file = basename( path, extname( path ) );
	// The name of the folder is more specific than `style` or `index`.
	return [ 'content', 'index', 'style' ].includes( file )
		? basename( dirname( path ) )
		: file;
}

module.exports = { ChunkNamesPlugin };
