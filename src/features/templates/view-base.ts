import type { LayoutDefaults, ListView, ViewBase } from '@/kits/list';

/** The default view of templates (specification 9). */
const BASE_VIEW: ListView = {
	type: 'grid',
	search: '',
	page: 1,
	perPage: 20,
	sort: { field: 'title', direction: 'asc' },
	filters: [],
	fields: [ 'state', 'author' ],
	titleField: 'title',
	mediaField: 'preview',
	descriptionField: 'description',
	showTitle: true,
	showMedia: true,
	showDescription: true,
	infiniteScrollEnabled: false,
	layout: { badgeFields: [ 'state', 'author' ] },
};

const LAYOUTS: LayoutDefaults = {
	grid: { showMedia: true, layout: { badgeFields: [ 'state', 'author' ] } },
	table: { showMedia: false, layout: {} },
	list: { showMedia: true, layout: {} },
};

/** Base view of templates. */
export const VIEW_BASE: ViewBase = {
	name: 'wp_template',
	base: BASE_VIEW,
	layout: 'grid',
	layouts: LAYOUTS,
};
