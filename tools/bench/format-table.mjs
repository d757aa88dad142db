const UNITS = {
	ms: ( value ) => `${ Math.round( value ) } ms`,
	bytes: ( value ) => `${ Math.round( value / 1024 ) } KB`,
	megabytes: ( value ) => `${ ( value / 1024 / 1024 ).toFixed( 1 ) } MB`,
	count: ( value ) => String( Math.round( value ) ),
};

/**
 * One line of the result.
 *
 * @typedef {Object} Row
 * @property {string}      label   What was measured.
 * @property {string}      unit    One of `ms`, `bytes`, `megabytes`, `count`.
 * @property {number|null} ours    Median of Design.
 * @property {number|null} host    Median of the host's Site Editor.
 * @property {number|null} ratio   Ours divided by the host's.
 * @property {number}      [bound] What the ratio has to reach, if anything.
 */

/**
 * Writes the results as a table for the terminal.
 *
 * @param {Row[]} rows The results.
 * @return {string} Lines: label, both medians, the ratio, and whether it reaches its bound.
 */
export function formatTable( rows ) {
	const cells = rows.map( ( { label, unit, ours, host, ratio, bound } ) => [
		label,
		ours === null ? '–' : UNITS[ unit ]( ours ),
		host === null ? '–' : UNITS[ unit ]( host ),
		ratio === null ? '–' : ratio.toFixed( 2 ),
		bound === undefined || ratio === null
			? ''
			: `${ ratio <= bound ? '✔' : '✘' } ≤ ${ bound }`,
	] );
	const table = [ [ '', 'Design', 'host', 'ratio', 'to reach' ], ...cells ];
	const widths = table[ 0 ].map( ( _, column ) =>
		Math.max( ...table.map( ( row ) => row[ column ].length ) )
	);
	return table
		.map( ( row ) =>
			row
				.map( ( cell, column ) =>
					column === 0 || column === 4
						? cell.padEnd( widths[ column ] )
						: cell.padStart( widths[ column ] )
				)
				.join( '  ' )
				.trimEnd()
		)
		.join( '\n' );
}
