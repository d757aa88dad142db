import { formatLimit } from './format-table.mjs';
import { STARTS } from './starts.mjs';

/** The table is between these comments in docs/benchmark.md. */
const BEGIN = '<!-- bench: printed by `npm run bench -- --table` -->';
const END = '<!-- /bench -->';

/**
 * Formats the figures and their bounds as a table in Markdown.
 *
 * @param {import('./figures.mjs').Figure[]} figures All figures.
 * @return {string} The lines.
 */
export function formatFigureTable( figures ) {
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
 * Replaces the table of docs/benchmark.md.
 *
 * @param {string}                           text    The document.
 * @param {import('./figures.mjs').Figure[]} figures All figures.
 * @return {string} The new document.
 */
export function updateDocument( text, figures ) {
	const begin = text.indexOf( BEGIN );
	const end = text.indexOf( END );
	if ( begin < 0 || end < begin ) {
		throw new Error( `The document has no “${ BEGIN }” … “${ END }”.` );
	}
	return (
		text.slice( 0, begin + BEGIN.length ) +
		`\n\n${ formatFigureTable( figures ) }\n\n` +
		text.slice( end )
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
