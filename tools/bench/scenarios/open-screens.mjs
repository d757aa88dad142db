import { countResources } from '../count-resources.mjs';
import { measureHeap } from '../measure-heap.mjs';
import { openFromStarts } from '../open-from-starts.mjs';
import {
	CANVAS,
	CARDS,
	FIRST_BLOCK,
	IDENTITY_FORM,
	SITE,
	STYLES_PANEL,
	TABLE_ROWS,
} from '../seen.mjs';
import { settle } from '../settle.mjs';

const HEAP_QUIET_MS = 4000;

/** The newest post of the XL site. */
const XL_SITE = { selector: SITE.selector, inPreview: true };

/** The host reads the layout of pages from a preference, Design from the address. */
const showPagesAs =
	( type ) =>
	( { task } ) =>
		task( 'set-preferences', {
			'core/views': { 'dataviews-postType-page-default': { type } },
		} );

/**
 * A screen to open.
 *
 * @typedef {Object} Opening
 * @property {Function}                                                      address   Returns its address, by side and result of `prepare`.
 * @property {Object<string, import('../time-action.mjs').Check[]>|Function} openings  The checks by figure, or a function that returns them for a side.
 * @property {(page: any, times: any, start: string) => Promise<Object>}     [inspect] Measures more in an opened page.
 */

/**
 * Returns a scenario that opens a screen by its address, from all starts.
 *
 * @param {string}                        name    Its name.
 * @param {Opening & Record<string, any>} options The screen, and further properties of the scenario.
 * @return {import('./index.mjs').Scenario} The scenario.
 */
function opening( name, { address, openings, inspect, ...rest } ) {
	return {
		name,
		...rest,
		run: ( tools ) =>
			openFromStarts( tools, {
				scenario: name,
				address: address( tools.side, tools.prepared ),
				openings:
					typeof openings === 'function'
						? openings( tools.side )
						: openings,
				inspect,
			} ),
	};
}

async function inspectHome( page, times, start ) {
	const result = { 'home-paint': times.paint };
	if ( start === 'cold' ) {
		const { requests, scriptBytes } = await countResources(
			page,
			times[ 'home-block' ]
		);
		result[ 'home-scripts' ] = scriptBytes;
		result[ 'home-requests' ] = requests;
	}
	if ( start === 'new-tab' ) {
		await settle( page, HEAP_QUIET_MS );
		result[ 'home-heap' ] = await measureHeap( page );
	}
	return result;
}

/**
 * Screens of a very large site. Its creation, and the wait for the host, take many minutes.
 *
 * @type {[string, Opening & Record<string, any>][]}
 */
const XL = [
	[
		'open-xl-home',
		{
			address: ( side ) => side.address(),
			openings: { 'xl-home-seen': [ XL_SITE ] },
		},
	],
	[
		'open-xl-table',
		{
			prepare: showPagesAs( 'table' ),
			address: ( side ) => side.address( '/page', { layout: 'table' } ),
			openings: { 'xl-table-row': [ { selector: TABLE_ROWS } ] },
		},
	],
	[
		'open-xl-patterns',
		{
			address: ( side ) => side.address( '/pattern' ),
			openings: { 'xl-patterns-card': [ { selector: CARDS } ] },
		},
	],
	[
		'open-xl-templates',
		{
			address: ( side ) => side.address( '/template' ),
			openings: { 'xl-templates-card': [ { selector: CARDS } ] },
		},
	],
	[
		'open-xl-menus',
		{
			address: ( side ) => side.address( '/navigation' ),
			openings: ( side ) => ( {
				'xl-menus-name': [
					{ selector: side.sidebarItem, text: 'Many menu 1' },
				],
			} ),
		},
	],
];

/** Scenarios of screens that are opened by their address. */
export const openScreens = [
	opening( 'open-home', {
		address: ( side ) => side.address(),
		openings: {
			'home-seen': [ SITE ],
			'home-block': [ FIRST_BLOCK ],
			'home-canvas': [ CANVAS ],
		},
		inspect: inspectHome,
	} ),
	opening( 'open-styles', {
		address: ( side ) => side.address( '/styles' ),
		openings: {
			'styles-panel': [ STYLES_PANEL ],
			'styles-seen': [ SITE ],
			'styles-block': [ FIRST_BLOCK ],
		},
	} ),
	opening( 'open-compare', {
		prepare: ( { task } ) =>
			task( 'add-style-revisions', { revisions: 40 } ),
		address: ( side, { revision } ) =>
			side.compareAddress( `revision-${ revision }` ),
		openings: ( side ) => ( {
			'compare-list': [ { selector: side.revisionRow } ],
			'compare-seen': [ { selector: side.revisionRow }, SITE ],
		} ),
	} ),
	opening( 'open-identity', {
		address: ( side ) => side.address( '/identity' ),
		openings: { 'identity-panel': [ IDENTITY_FORM ] },
	} ),
	opening( 'open-pages', {
		prepare: showPagesAs( 'list' ),
		address: ( side ) => side.address( '/page' ),
		openings: { 'pages-block': [ FIRST_BLOCK ] },
	} ),
	opening( 'open-table', {
		prepare: showPagesAs( 'table' ),
		address: ( side ) => side.address( '/page', { layout: 'table' } ),
		openings: { 'table-row': [ { selector: TABLE_ROWS } ] },
	} ),
	opening( 'open-long-page', {
		prepare: ( { task } ) => task( 'seed-long-page', { parts: 250 } ),
		address: ( side, id ) =>
			side.address( `/page/${ id }`, { canvas: 'edit' } ),
		openings: { 'long-page-block': [ FIRST_BLOCK ] },
	} ),
	opening( 'open-patterns', {
		content: 'patterns',
		address: ( side ) => side.address( '/pattern' ),
		openings: { 'patterns-card': [ { selector: CARDS } ] },
	} ),
	opening( 'open-templates', {
		content: 'templates',
		address: ( side ) => side.address( '/template' ),
		openings: { 'templates-card': [ { selector: CARDS } ] },
	} ),
	opening( 'open-menu', {
		content: 'menus',
		address: ( side, { largest } ) =>
			side.address( `/wp_navigation/${ largest }` ),
		openings: ( side ) => ( {
			'menu-tree': [ { selector: side.menuRow, text: 'Link 1' } ],
		} ),
	} ),
	...XL.map( ( [ name, options ] ) =>
		opening( name, { content: 'everything', isOnDemand: true, ...options } )
	),
	opening( 'open-fonts', {
		content: 'fonts',
		address: ( side ) => side.fontsAddress,
		openings: ( side ) => ( {
			'fonts-library': [ { selector: side.fontCard } ],
		} ),
	} ),
];
