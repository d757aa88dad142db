import { formatLimit } from './format-table.mjs';
import { STARTS } from './starts.mjs';

/** Comments between which the README has the table. */
const BEGIN = '<!-- bench: printed by `npm run bench -- --readme` -->';
const END = '<!-- /bench -->';

/**
 * Writes what is measured and what it has to reach as a table in Markdown.
 *
 * @param {import('./figures.mjs').Figure[]} figures All figures.
 * @return {string} The lines.
 */
export function formatReadmeTable( figures ) {
	return [
		'| scenario | figure | Design to host |',
		'| --- | --- | --- |',
		...figures.map(
			( figure ) =>
				`| \`${ figure.scenario }\` | ${
					figure.label
				} | ${ describeBound( figure ) } |`
		),
	].join( '\n' );
}

/**
 * Puts the table into the README in place of the one that it has.
 *
 * @param {string}                           readme  The README.
 * @param {import('./figures.mjs').Figure[]} figures All figures.
 * @return {string} The new README.
 */
export function updateReadme( readme, figures ) {
	const begin = readme.indexOf( BEGIN );
	const end = readme.indexOf( END );
	if ( begin < 0 || end < begin ) {
		throw new Error( `The README has no “${ BEGIN }” … “${ END }”.` );
	}
	return (
		readme.slice( 0, begin + BEGIN.length ) +
		`\n\n${ formatReadmeTable( figures ) }\n\n` +
		readme.slice( end )
	);
}

/** @param {import('./figures.mjs').Figure} figure A figure. */
function describeBound( { starts, unit, bound, limit } ) {
	if ( starts ) {
		return STARTS.filter( ( { name } ) => name in starts )
			.map( ( { name, label } ) =>
				starts[ name ] === null
					? label
					: `${ label } ≤ ${ starts[ name ] }`
			)
			.join( '; ' );
	}
	if ( bound !== undefined ) {
		return `≤ ${ bound }`;
	}
	return limit === undefined
		? 'measured'
		: `Design ≤ ${ formatLimit( unit, limit ) }`;
}
