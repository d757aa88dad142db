/**
 * The two applications that are measured with the same yardstick.
 *
 * @typedef {Object} Side
 * @property {string}                                 name       `ours` or `host`.
 * @property {(p?: string, query?: Object) => string} address    Address of a route, below the site's.
 * @property {string}                                 stylesItem Selector of the links and buttons among which *Styles* is.
 */

const search = ( parameters ) => {
	const text = new URLSearchParams( parameters ).toString();
	return text ? `?${ text }` : '';
};

/** @type {Side} */
const ours = {
	name: 'ours',
	address: ( p = '/', query = {} ) =>
		`/wp-admin/admin.php${ search( {
			page: 'atelier',
			...( p !== '/' && { p } ),
			...query,
		} ) }`,
	stylesItem: '[role="region"][aria-label="Navigation"] :is(a, button)',
};

/** @type {Side} */
const host = {
	name: 'host',
	address: ( p = '/', query = {} ) =>
		`/wp-admin/site-editor.php${ search( {
			...( p !== '/' && { p } ),
			...query,
		} ) }`,
	stylesItem: '[role="region"][aria-label="Navigation"] :is(a, button)',
};

/** Both, in the order of the first run; the order changes with each run. */
export const SIDES = [ ours, host ];
