/**
 * Figures of the benchmark, with their bounds. The table of docs/benchmark.md is generated from them.
 *
 * @typedef {Object} Figure
 * @property {string}                      id       Its name in the results.
 * @property {string}                      scenario Name of the scenario that measures it.
 * @property {string}                      label    The measured event, something that a person can see or use.
 * @property {string}                      unit     One of `ms`, `task` (the longest task), `bytes`, `megabytes`, `count`, `times`.
 * @property {Object<string, number|null>} [starts] For a screen that is opened by its address: its starts
 *                                                  (see `starts.mjs`), each with the ratio that it has to reach, or null.
 * @property {number}                      [bound]  Upper bound of the ratio ours to host, if any.
 * @property {number}                      [limit]  Upper bound of our own value, if any.
 */

const opened = ( scenario, id, label, starts, unit = 'ms' ) => ( {
	id,
	scenario,
	label,
	unit,
	starts,
} );
const from = ( sameTab, newTab, cold ) => ( {
	'same-tab': sameTab,
	'new-tab': newTab,
	cold,
} );
const hop = ( screen, bound = 0.7, task = undefined ) => {
	const id = screen.toLowerCase();
	return [
		{
			id: `to-${ id }`,
			scenario: 'move-around',
			label: `Home to ${ screen }`,
			unit: 'ms',
			bound,
		},
		{
			id: `to-${ id }-task`,
			scenario: 'move-around',
			label: `Home to ${ screen }: longest task`,
			unit: 'task',
			...( task && { limit: task } ),
		},
		{
			id: `from-${ id }`,
			scenario: 'move-around',
			label: `${ screen } back to home`,
			unit: 'ms',
			bound: 0.7,
		},
		{
			id: `from-${ id }-task`,
			scenario: 'move-around',
			label: `${ screen } back to home: longest task`,
			unit: 'task',
		},
	];
};

/** @type {Figure[]} All figures, in the order in which they are printed. */
export const FIGURES = [
	opened(
		'use-sidebar',
		'sidebar-usable',
		'Sidebar usable (a click leads to Styles)',
		from( null, 0.45, 0.45 )
	),
	opened(
		'use-sidebar',
		'sidebar-scripts',
		'JavaScript until the sidebar is usable (gzip)',
		{ cold: 0.6 },
		'bytes'
	),
	opened(
		'use-sidebar',
		'sidebar-requests',
		'Requests until the sidebar is usable',
		{ cold: null },
		'count'
	),

	opened(
		'open-home',
		'home-paint',
		'Home: first contentful paint',
		from( 0.2, null, 0.3 )
	),
	opened(
		'open-home',
		'home-seen',
		'Home: site seen in the preview',
		from( 0.25, null, 0.3 )
	),
	opened(
		'open-home',
		'home-block',
		'Home: first block in the canvas',
		from( 0.5, null, 0.65 )
	),
	opened(
		'open-home',
		'home-canvas',
		'Home: canvas seen, with all its data',
		from( null, null, null )
	),
	opened(
		'open-home',
		'home-scripts',
		'Home: JavaScript until the first block (gzip)',
		{ cold: 0.65 },
		'bytes'
	),
	opened(
		'open-home',
		'home-requests',
		'Home: requests until the first block',
		{ cold: 0.8 },
		'count'
	),
	opened(
		'open-home',
		'home-heap',
		'Home: JavaScript heap when settled',
		{ 'new-tab': 0.75 },
		'megabytes'
	),

	opened(
		'open-styles',
		'styles-panel',
		'Styles: panel seen (Typography)',
		from( 0.3, null, 0.5 )
	),
	opened(
		'open-styles',
		'styles-seen',
		'Styles: site seen beside it',
		from( null, null, null )
	),
	opened(
		'open-styles',
		'styles-block',
		'Styles: first block beside it',
		from( 0.55, null, 0.65 )
	),
	{
		id: 'colour-to-canvas',
		scenario: 'edit-styles',
		label: 'Styles: edit of a colour to the canvas, 400 blocks',
		unit: 'ms',
		bound: 0.8,
	},
	{
		id: 'colour-renders',
		scenario: 'edit-styles',
		label: 'Styles: blocks rendered by an edit of a colour',
		unit: 'count',
		limit: 0,
	},

	opened(
		'open-compare',
		'compare-list',
		'Compare: first difference (the host: list of revisions)',
		from( 0.6, null, 0.6 )
	),
	opened(
		'open-compare',
		'compare-seen',
		'Compare: site seen in both states (the host: revision in the canvas)',
		from( 0.6, null, 0.6 )
	),

	opened(
		'open-identity',
		'identity-panel',
		'Identity: form seen (Site title)',
		from( null, null, null )
	),

	opened(
		'open-pages',
		'pages-block',
		'Pages (list): first block beside it',
		from( 0.55, null, 0.65 )
	),
	opened(
		'open-table',
		'table-row',
		'Pages (table): first row',
		from( 0.25, null, 0.4 )
	),
	{
		id: 'table-search',
		scenario: 'list-pages',
		label: 'Pages (table): search',
		unit: 'ms',
		bound: 0.8,
	},
	{
		id: 'table-scroll-task',
		scenario: 'list-pages',
		label: 'Pages (table): longest task while 100 rows scroll',
		unit: 'task',
		limit: 50,
	},
	{
		id: 'table-quick-edit',
		scenario: 'list-pages',
		label: 'Pages (table): quick edit opened',
		unit: 'ms',
	},
	{
		id: 'table-quick-edit-task',
		scenario: 'list-pages',
		label: 'Pages (table): quick edit opened, longest task',
		unit: 'task',
	},
	{
		id: 'next-page-seen',
		scenario: 'step-through-list',
		label: 'Pages (list): next page seen',
		unit: 'ms',
		bound: 0.5,
	},
	{
		id: 'next-page-task',
		scenario: 'step-through-list',
		label: 'Pages (list): next page, longest task',
		unit: 'task',
	},
	{
		id: 'walked-page-seen',
		scenario: 'walk-site',
		label: 'Walk: next page seen (the host: next page of the list)',
		unit: 'ms',
		bound: 0.5,
	},

	opened(
		'open-long-page',
		'long-page-block',
		'Editor, 1,000 blocks: first block',
		from( 0.7, null, 0.7 )
	),
	{
		id: 'long-page-key',
		scenario: 'edit-long-page',
		label: 'Editor, 1,000 blocks: a typed letter to its frame',
		unit: 'ms',
		bound: 1,
	},
	{
		id: 'long-page-leave',
		scenario: 'edit-long-page',
		label: 'Editor, 1,000 blocks: leave to the list',
		unit: 'ms',
	},
	{
		id: 'long-page-enter',
		scenario: 'edit-long-page',
		label: 'Editor, 1,000 blocks: enter again',
		unit: 'ms',
	},
	{
		id: 'long-page-leave-and-enter',
		scenario: 'edit-long-page',
		label: 'Editor, 1,000 blocks: leave to the list and enter again',
		unit: 'ms',
		bound: 0.3,
	},
	{
		id: 'long-page-task',
		scenario: 'edit-long-page',
		label: 'Editor, 1,000 blocks: longest task of leaving and entering',
		unit: 'task',
	},

	...hop( 'Identity' ),
	...hop( 'Styles', 0.4 ),
	...hop( 'Pages', 0.35, 100 ),

	opened(
		'open-patterns',
		'patterns-card',
		'Patterns (1,000 and 300 parts): first card',
		from( null, 0.4, null )
	),
	{
		id: 'patterns-from-home',
		scenario: 'list-patterns',
		label: 'Patterns: from home',
		unit: 'ms',
		bound: 0.4,
	},
	{
		id: 'patterns-from-home-task',
		scenario: 'list-patterns',
		label: 'Patterns: from home, longest task',
		unit: 'task',
	},
	{
		id: 'patterns-search',
		scenario: 'list-patterns',
		label: 'Patterns: search',
		unit: 'ms',
		bound: 0.5,
	},
	{
		id: 'patterns-requests',
		scenario: 'list-patterns',
		label: 'Patterns: REST requests until the first card',
		unit: 'count',
		limit: 10,
	},
	{
		id: 'patterns-scroll-task',
		scenario: 'list-patterns',
		label: 'Patterns: longest task while 300 cards scroll',
		unit: 'task',
		limit: 50,
	},
	{
		id: 'patterns-heap-growth',
		scenario: 'list-patterns',
		label: 'Patterns: heap after 20 more pages of the list',
		unit: 'times',
		limit: 1.15,
	},

	opened(
		'open-templates',
		'templates-card',
		'Templates (300): first card',
		from( null, 0.4, null )
	),
	{
		id: 'templates-from-home',
		scenario: 'list-templates',
		label: 'Templates: from home',
		unit: 'ms',
		bound: 0.4,
	},
	{
		id: 'templates-from-home-task',
		scenario: 'list-templates',
		label: 'Templates: from home, longest task',
		unit: 'task',
	},

	{
		id: 'menus-from-home',
		scenario: 'list-menus',
		label: 'Navigation (150 menus): from home',
		unit: 'ms',
		bound: 0.8,
	},
	{
		id: 'menus-from-home-task',
		scenario: 'list-menus',
		label: 'Navigation: from home, longest task',
		unit: 'task',
	},
	opened(
		'open-menu',
		'menu-tree',
		'Menu of 300 items: its tree seen',
		from( null, 0.5, null )
	),
	{
		id: 'menu-scroll-task',
		scenario: 'list-menus',
		label: 'Menu of 300 items: longest task while it scrolls',
		unit: 'task',
		limit: 50,
	},

	opened(
		'open-fonts',
		'fonts-library',
		'Fonts (40 families, 12 faces each): library seen',
		from( null, 0.6, null )
	),
	{
		id: 'fonts-scroll-task',
		scenario: 'list-fonts',
		label: 'Fonts: longest task while the library scrolls',
		unit: 'task',
		limit: 50,
	},

	opened(
		'open-xl-home',
		'xl-home-seen',
		'XL, home: site seen in the preview',
		from( 0.1, null, null )
	),
	opened(
		'open-xl-table',
		'xl-table-row',
		'XL, pages (20,000): first row',
		from( 0.1, null, null )
	),
	opened(
		'open-xl-patterns',
		'xl-patterns-card',
		'XL, patterns (5,000): first card',
		from( 0.1, null, null )
	),
	opened(
		'open-xl-templates',
		'xl-templates-card',
		'XL, templates (1,000): first card',
		from( 0.1, null, null )
	),
	opened(
		'open-xl-menus',
		'xl-menus-name',
		'XL, navigation (500 menus): first name',
		from( 0.1, null, null )
	),
];
