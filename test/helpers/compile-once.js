const vm = require( 'node:vm' );

const compiled = new Map();

/**
 * Compiles a function, unless this worker has done so for another test file.
 *
 * @param {string}   source   The function's body.
 * @param {string[]} names    Its parameters.
 * @param {string}   filename The file's path.
 * @return {vm.Script} A script that returns the function of the context in which it runs.
 */
exports.compileOnce = ( source, names, filename ) => {
	let one = compiled.get( filename );
	if ( one?.source !== source ) {
		const head = `(function(${ names.join( ',' ) }){`;
		one = {
			source,
			script: new vm.Script( `${ head }${ source }\n})`, {
				filename,
				// Errors name the same columns as without the head.
				columnOffset: -head.length,
			} ),
		};
		compiled.set( filename, one );
	}
	return one.script;
};
