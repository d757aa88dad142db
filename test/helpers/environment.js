/**
 * The environment of all tests: Jest's DOM, with scripts that are compiled once for a worker instead of once for each test file.
 *
 * Jest gives each file modules of its own, and compiles thousands of them each time, which took a quarter of the time of a file. Only the
 * compiled script is shared here: it runs in each file's own context again.
 */
const vm = require( 'node:vm' );
const { TestEnvironment } = require( 'jest-environment-jsdom' );

const scripts = new Map();

/**
 * Compiles a module's function like `vm.compileFunction`, by which Jest does it. Neither Jest nor Node.js has an option for this.
 *
 * @param {string}   source  The function's body.
 * @param {string[]} names   Its parameters.
 * @param {Object}   options Node's; Jest passes the file's name and the context.
 * @return {Function} The function, in the context.
 */
vm.compileFunction = ( source, names, { filename, parsingContext } ) => {
	let kept = scripts.get( filename );
	if ( kept?.source !== source ) {
		const head = `(function(${ names.join( ',' ) }){`;
		kept = {
			source,
			script: new vm.Script( `${ head }${ source }\n})`, {
				filename,
				// What an error says about its place stays true.
				columnOffset: -head.length,
			} ),
		};
		scripts.set( filename, kept );
	}
	return kept.script.runInContext( parsingContext );
};

module.exports = TestEnvironment;
