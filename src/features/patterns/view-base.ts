import type { LayoutDefaults, ListView, ViewBase } from '@/kits/list';

/** Fields that a card shows in one line below its title. */
const GRID_BADGES = [ 'sync-status', 'author' ];

/** The default view of patterns (specification 9). */
const PATTERNS_VIEW: ListView = {
	type: 'grid',
	search: '',
	page: 1,
	perPage: 20,
	filters: [],
	fields: [ 'sync-status', 'author' ],
	titleField: 'title',
	mediaField: 'preview',
	descriptionField: 'description',
	showTitle: true,
	showMedia: true,
	showDescription: false,
	infiniteScrollEnabled: false,
	layout: { badgeFields: GRID_BADGES },
};

const PARTS_VIEW: ListView = {
	...PATTERNS_VIEW,
	fields: [ 'author' ],
	layout: { badgeFields: [ 'author' ] },
};

const PATTERN_LAYOUTS: LayoutDefaults = {
	grid: { showMedia: true, layout: { badgeFields: GRID_BADGES } },
	// In a table row a preview is too small to be recognized.
	table: { showMedia: false, layout: {} },
	list: { showMedia: true, layout: {} },
};

const PART_LAYOUTS: LayoutDefaults = {
	...PATTERN_LAYOUTS,
	grid: { showMedia: true, layout: { badgeFields: [ 'author' ] } },
};

/** Base views of patterns and of template parts, by type. */
export const VIEW_BASES: Readonly<
	Record< 'wp_block' | 'wp_template_part', ViewBase >
> = {
	wp_block: {
		name: 'wp_block',
		base: PATTERNS_VIEW,
		layout: 'grid',
		layouts: PATTERN_LAYOUTS,
	},
	wp_template_part: {
		name: 'wp_template_part',
		base: PARTS_VIEW,
		layout: 'grid',
		layouts: PART_LAYOUTS,
	},
};
