/**
 * The environment of all tests: Jest's DOM, with modules that are found and compiled once for a worker instead of once for each test file.
 *
 * Jest gives each file modules of its own, for which it resolves, reads and compiles thousands of files each time: half of the time of
 * most files. Only paths and compiled scripts are shared here; each file's own context runs them again.
 */
const vm = require( 'node:vm' );
// Before jsdom is loaded, whose matching of selectors it changes.
const { shareComputedStyles } = require( './computed-styles' );
const { TestEnvironment } = require( 'jest-environment-jsdom' );
const { compileOnce } = require( './compile-once' );
const { withPackageFiles } = require( './package-files' );

/**
 * Compiles a module's function like `vm.compileFunction`, by which Jest does it. Neither Jest nor Node.js has an option for this.
 *
 * @param {string}   source  The function's body.
 * @param {string[]} names   Its parameters.
 * @param {Object}   options Node's; Jest passes the file's name and the context.
 * @return {Function} The function, in the context.
 */
vm.compileFunction = ( source, names, { filename, parsingContext } ) =>
	withPackageFiles( { source, names, filename, context: parsingContext } ) ??
	compileOnce( source, names, filename ).runInContext( parsingContext );

module.exports = class extends TestEnvironment {
	constructor( config, context ) {
		super( config, context );
		shareComputedStyles( this.global );
	}
};
