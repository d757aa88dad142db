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
 * @property {number}      [limit] What ours has to reach by itself, if anything.
 */

/**
 * Says whether a figure reaches what it has to.
 *
 * @param {Row} row The line.
 * @return {string} A mark with the bound; empty where there is none, or nothing was measured.
 */
function judge( { unit, ours, ratio, bound, limit } ) {
	if ( bound !== undefined && ratio !== null ) {
		return `${ ratio <= bound ? '✔' : '✘' } ≤ ${ bound }`;
	}
	if ( limit !== undefined && ours !== null ) {
		return `${ ours <= limit ? '✔' : '✘' } ≤ ${ UNITS[ unit ]( limit ) }`;
	}
	return '';
}

/**
 * Writes the results as a table for the terminal.
 *
 * @param {Row[]} rows The results.
 * @return {string} Lines: label, both medians, the ratio, and whether it reaches its bound.
 */
export function formatTable( rows ) {
	const cells = rows.map( ( row ) => {
		const { label, unit, ours, host, ratio } = row;
		return [
			label,
			ours === null ? '–' : UNITS[ unit ]( ours ),
			host === null ? '–' : UNITS[ unit ]( host ),
			ratio === null ? '–' : ratio.toFixed( 2 ),
			judge( row ),
		];
	} );
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
