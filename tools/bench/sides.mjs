/**
 * The two measured applications.
 *
 * @typedef {Object} Side
 * @property {string}                                 name           `ours` or `host`.
 * @property {(p?: string, query?: Object) => string} address        Address of a route, below the site's.
 * @property {string}                                 fontsAddress   Address of the screen of fonts.
 * @property {(state: string) => string}              compareAddress Address of a revision of the styles.
 * @property {string}                                 revisionRow    Selector of the listed differences or revisions.
 * @property {string}                                 sidebarItem    Selector of the links and buttons of the sidebar.
 * @property {string}                                 menuRow        Selector of the name of an item in the tree of a menu.
 * @property {string}                                 fontCard       Selector of the name of a family in the Font Library.
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

const hostAddress = ( p = '/', query = {} ) =>
	`/wp-admin/site-editor.php${ search( {
		...( p !== '/' && { p } ),
		...query,
	} ) }`;

/** @type {Side} */
const ours = {
	name: 'ours',
	address: ourAddress,
	fontsAddress: ourAddress( '/fonts' ),
	compareAddress: ( state ) =>
		ourAddress( '/compare', { left: 'saved', right: state } ),
	revisionRow: '.atelier-style-differences li',
	sidebarItem: SIDEBAR_ITEM,
	menuRow: '.atelier-menu-tree__label',
	fontCard: '.atelier-fonts-row__name',
};

/** @type {Side} */
const host = {
	name: 'host',
	address: hostAddress,
	fontsAddress: '/wp-admin/font-library.php',
	// The host has no address for one revision, and shows the newest.
	compareAddress: () => hostAddress( '/styles', { section: '/revisions' } ),
	revisionRow: '.global-styles-ui-screen-revisions__revision-item',
	sidebarItem: SIDEBAR_ITEM,
	menuRow: '.block-editor-list-view-block-select-button',
	fontCard: '.font-library__font-card',
};

/** Both, in the order of the first run; the order alternates. */
export const SIDES = [ ours, host ];
