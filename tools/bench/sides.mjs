/**
 * The two applications that are measured with the same yardstick.
 *
 * @typedef {Object} Side
 * @property {string}                                 name         `ours` or `host`.
 * @property {(p?: string, query?: Object) => string} address      Address of a route, below the site's.
 * @property {string}                                 fontsAddress Address of the screen of fonts.
 * @property {string}                                 sidebarItem  Selector of the links and buttons of the sidebar.
 * @property {string}                                 menuRow      Selector of what names an item in the tree of a menu.
 * @property {string}                                 fontCard     Selector of what names a family in the library of fonts.
 */

const search = ( parameters ) => {
	const text = new URLSearchParams( parameters ).toString();
	return text ? `?${ text }` : '';
};
const SIDEBAR_ITEM = '[role="region"][aria-label="Navigation"] :is(a, button)';

const ourAddress = ( p = '/', query = {} ) =>
	`/wp-admin/admin.php${ search( {
		page: 'atelier',
		...( p !== '/' && { p } ),
		...query,
	} ) }`;

/** @type {Side} */
const ours = {
	name: 'ours',
	address: ourAddress,
	fontsAddress: ourAddress( '/fonts' ),
	sidebarItem: SIDEBAR_ITEM,
	menuRow: '.atelier-menu-tree__label',
	fontCard: '.atelier-fonts-row__name',
};

/** @type {Side} */
const host = {
	name: 'host',
	address: ( p = '/', query = {} ) =>
		`/wp-admin/site-editor.php${ search( {
			...( p !== '/' && { p } ),
			...query,
		} ) }`,
	fontsAddress: '/wp-admin/font-library.php',
	sidebarItem: SIDEBAR_ITEM,
	menuRow: '.block-editor-list-view-block-select-button',
	fontCard: '.font-library__font-card',
};

/** Both, in the order of the first run; the order changes with each run. */
export const SIDES = [ ours, host ];
