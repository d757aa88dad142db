/**
 * The starts from which a screen is opened by its address.
 *
 * @typedef {Object} Start
 * @property {string} name  Name in the table of figures.
 * @property {string} label Label for people.
 */

/** @type {Start[]} In the order in which they are printed. */
export const STARTS = [
	{ name: 'same-tab', label: 'same tab' },
	{ name: 'new-tab', label: 'new tab' },
	{ name: 'cold', label: 'nothing cached' },
];

/**
 * Returns the name of a figure's values for a start.
 *
 * @param {string} id    The figure.
 * @param {string} start The start.
 * @return {string} The name.
 */
export const valueId = ( id, start ) => `${ id }@${ start }`;

/**
 * Splits a figure into the lines of the result, one for each start.
 *
 * @param {import('./figures.mjs').Figure} figure The figure.
 * @return {{ id: string, label: string, unit: string, bound?: number, limit?: number }[]} Its lines.
 */
export function toLines( { id, label, unit, starts, bound, limit } ) {
	if ( ! starts ) {
		return [ { id, label, unit, bound, limit } ];
	}
	return STARTS.filter( ( { name } ) => name in starts ).map( ( start ) => ( {
		id: valueId( id, start.name ),
		label: `${ label }, ${ start.label }`,
		unit,
		bound: starts[ start.name ] ?? undefined,
		limit: undefined,
	} ) );
}
