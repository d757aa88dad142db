/**
 * Loads files that a package requires by a relative path, without Jest's resolver, transforms and mocks. Jest still resolves packages
 * required by name, so that each package can be mocked. A single file of a package cannot.
 */
const { existsSync, readFileSync, statSync } = require( 'node:fs' );
const { dirname, join, sep } = require( 'node:path' );
const { compileOnce } = require( './compile-once' );

const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
const ENDS = [ '', '.js', '.cjs', `${ sep }index.js`, `${ sep }index.cjs` ];

/** The modules of each context, by package and file. */
const contexts = new WeakMap();
const sources = new Map();
const targets = new Map();

function readSource( filename ) {
	if ( ! sources.has( filename ) ) {
		sources.set( filename, readFileSync( filename, 'utf8' ) );
	}
	return sources.get( filename );
}

const isFile = ( path ) =>
	Boolean( statSync( path, { throwIfNoEntry: false } )?.isFile() );

/** Finds a script by its relative path; null for paths that Jest resolves, for example a folder with a `package.json`. */
function findTarget( folder, request ) {
	const path = join( folder, request );
	if ( ! targets.has( path ) ) {
		const target = existsSync( join( path, 'package.json' ) )
			? undefined
			: ENDS.map( ( end ) => path + end ).find( isFile );
		targets.set( path, target && /\.c?js$/.test( target ) ? target : null );
	}
	return targets.get( path );
}

function getModules( context, name ) {
	const packages = contexts.get( context ) ?? new Map();
	contexts.set( context, packages );
	if ( ! packages.has( name ) ) {
		packages.set( name, new Map() );
	}
	return packages.get( name );
}

/**
 * Returns the function of a package's module that Jest loads, with a `require` that loads the package's other files.
 *
 * @param {Object}   one          The module.
 * @param {string}   one.source   Its source, as Jest would run it.
 * @param {string[]} one.names    The function's parameters: `module`, `exports`, `require`, the folder, the file, `jest`.
 * @param {string}   one.filename Its path.
 * @param {Object}   one.context  The context of the test file.
 * @return {Function|null} The function; null for a module of no package, or of one that Jest transforms.
 */
exports.withPackageFiles = ( { source, names, filename, context } ) => {
	const [ name ] = filename.match( PACKAGE ) ?? [];
	if ( ! name || source !== readSource( filename ) ) {
		return null;
	}
	return ( module, exports_, jestRequire, _folder, _file, ...rest ) => {
		let modules = getModules( context, name );
		const known = modules.get( filename );
		if ( known?.isEntry ) {
			// Jest loads a file again only when its modules were reset.
			contexts.get( context ).delete( name );
			modules = getModules( context, name );
		} else if ( known ) {
			module.exports = known.module.exports;
			return;
		}

		const run = ( file, one, text ) => {
			const folder = dirname( file );
			const load = ( request ) => {
				const target = /^\.\.?(\/|$)/.test( request )
					? findTarget( folder, request )
					: null;
				if ( target ) {
					return loadFile( target );
				}
				return jestRequire(
					request.startsWith( '.' )
						? join( folder, request )
						: request
				);
			};
			Object.assign( load, jestRequire );
			one.require ??= load;
			compileOnce( text, names, file )
				.runInContext( context )
				.call(
					one.exports,
					one,
					one.exports,
					load,
					folder,
					file,
					...rest
				);
		};
		const loadFile = ( file ) => {
			if ( ! modules.has( file ) ) {
				const one = { exports: {}, id: file, filename: file };
				modules.set( file, { module: one } );
				try {
					run( file, one, readSource( file ) );
				} catch ( error ) {
					modules.delete( file );
					throw error;
				}
			}
			return modules.get( file ).module.exports;
		};

		modules.set( filename, { module, isEntry: true } );
		run( filename, module, source );
	};
};
