import { parseArgs } from 'node:util';
import { ToolError } from './tool-error.mjs';

/**
 * Reads a command's flags.
 *
 * @param {string[]} args    The arguments after the command's name.
 * @param {Object}   options Flags in the form of Node's `parseArgs`, each optionally with `choices` (a list) or `integer: true`.
 * @return {Object} The values by flag name, integers as numbers.
 * @throws {ToolError} When a flag is unknown, lacks its value, or has an invalid one.
 */
export function parseFlags( args, options ) {
	/** @type {Object<string, any>} */
	let values;
	try {
		const known = Object.fromEntries(
			Object.entries( options ).map(
				( [ name, { type, short, multiple } ] ) => [
					name,
					{
						type,
						...( short && { short } ),
						...( multiple && { multiple } ),
					},
				]
			)
		);
		values = {
			...parseArgs( { args, options: known, strict: true } ).values,
		};
	} catch ( error ) {
		throw new ToolError(
			error.message.split( '. ' )[ 0 ] + '.',
			'Add --help to see the flags.'
		);
	}
	for ( const [
		name,
		{ choices, integer, default: fallback },
	] of Object.entries( options ) ) {
		if ( values[ name ] === undefined ) {
			if ( fallback !== undefined ) {
				values[ name ] = fallback;
			}
			continue;
		}
		if ( choices && ! choices.includes( values[ name ] ) ) {
			throw new ToolError(
				`--${ name } does not know “${ values[ name ] }”.`,
				`It is one of: ${ choices.join( ', ' ) }.`
			);
		}
		if ( integer ) {
			if ( ! /^\d+$/.test( values[ name ] ) ) {
				throw new ToolError(
					`--${ name } needs a whole number, not “${ values[ name ] }”.`
				);
			}
			values[ name ] = Number( values[ name ] );
		}
	}
	return values;
}
