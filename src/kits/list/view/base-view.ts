import type { LayoutDefaults, ListLayout, ListView } from '../types';

/** Numbers of items that a person can choose from (specification 9). */
export const PER_PAGE_SIZES: readonly number[] = [ 10, 20, 50, 100 ];

/** The layout of an address that names none, when the person has never chosen another (specification 2.1). */
export const DEFAULT_LAYOUT: ListLayout = 'list';

/** View properties that each layout sets; merged in whenever the layout is switched to (specification 4.7). */
export const LAYOUT_DEFAULTS: LayoutDefaults = {
	table: {
		showMedia: false,
		// DataViews aligns numbers to the end of a column; an author's id is shown as a name.
		layout: { styles: { author: { align: 'start' } } },
	},
	grid: { showMedia: true, layout: {} },
	list: { showMedia: true, layout: {} },
};

/** The initial view of every list of posts (specification 9: posts default). */
export const BASE_VIEW: Readonly< ListView > = {
	type: 'table',
	search: '',
	page: 1,
	perPage: 20,
	sort: { field: 'title', direction: 'asc' },
	filters: [],
	fields: [ 'author', 'status', 'date' ],
	titleField: 'title',
	mediaField: 'featured_media',
	descriptionField: 'excerpt',
	showTitle: true,
	showMedia: false,
	showDescription: false,
	showLevels: true,
	infiniteScrollEnabled: false,
	layout: { styles: { author: { align: 'start' } } },
};
