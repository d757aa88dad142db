import { formatValue } from './units.mjs';

/**
 * A line of the result.
 *
 * @typedef {Object} Row
 * @property {string}      label        Label of the figure.
 * @property {string}      unit         See `units.mjs`.
 * @property {number|null} ours         Median of Design.
 * @property {number|null} host         Median of the host's Site Editor.
 * @property {number|null} ratio        Ours divided by the host's.
 * @property {number|null} [hostSpread] Spread of the host's values, as a share of their median.
 * @property {boolean}     [isNoisy]    Whether the spread is too large.
 * @property {number}      [bound]      Upper bound of the ratio, if any.
 * @property {number}      [limit]      Upper bound of our own value, if any.
 */

/**
 * Formats whether a figure reaches its bound.
 *
 * @param {Row} row The line.
 * @return {string} A mark with the bound; empty where there is none, or nothing was measured.
 */
function judge( { unit, ours, ratio, bound, limit } ) {
	if ( bound !== undefined && ratio !== null ) {
		return `${ ratio <= bound ? '✔' : '✘' } ≤ ${ bound }`;
	}
	if ( limit !== undefined && ours !== null ) {
		return `${ ours <= limit ? '✔' : '✘' } ≤ ${ formatLimit(
			unit,
			limit
		) }`;
	}
	return '';
}

/**
 * Formats a limit. A limit of a longest task is formatted as milliseconds, because 0 would become `< 50 ms`.
 *
 * @param {string} unit  The unit of its figure.
 * @param {number} limit The limit.
 * @return {string} The text.
 */
export function formatLimit( unit, limit ) {
	return formatValue( unit === 'task' ? 'ms' : unit, limit );
}

/**
 * Formats the results as a table for the terminal.
 *
 * @param {Row[]} rows The results.
 * @return {string} Lines: label, both medians, the ratio, whether it reaches its bound, and whether the spread of the host's
 *                  values is too large for a conclusion.
 */
export function formatTable( rows ) {
	const cells = rows.map( ( row ) => {
		const { label, unit, ours, host, ratio } = row;
		return [
			label,
			ours === null ? '–' : formatValue( unit, ours ),
			host === null ? '–' : formatValue( unit, host ),
			ratio === null ? '–' : ratio.toFixed( 2 ),
			judge( row ),
			row.isNoisy
				? `too noisy: host ± ${ Math.round( row.hostSpread * 50 ) } %`
				: '',
		];
	} );
	const table = [
		[ '', 'Design', 'host', 'ratio', 'to reach', '' ],
		...cells,
	];
	const widths = table[ 0 ].map( ( _, column ) =>
		Math.max( ...table.map( ( row ) => row[ column ].length ) )
	);
	return table
		.map( ( row ) =>
			row
				.map( ( cell, column ) =>
					column === 0 || column > 3
						? cell.padEnd( widths[ column ] )
						: cell.padStart( widths[ column ] )
				)
				.join( '  ' )
				.trimEnd()
		)
		.join( '\n' );
}
