import { filtersToQuery } from './filters-to-query';
import type { ListView } from './types';

/** Parameters of a REST collection of posts. */
export type ListQuery = Record< string, string | number | boolean >;

/** What the mapping has to know of a post type. */
export interface ListedType {
	hierarchical: boolean;
}

/** Statuses of a list without a status filter (specification 4.8). */
export const DEFAULT_STATUSES = 'draft,future,pending,private,publish';

/** Page size of a view that has none (specification 9: unfiltered per-page fallback). */
const FALLBACK_PER_PAGE = 10;

/** What a row needs, and nothing that costs the server the rendering of a content. */
const FIELDS = [
	'id',
	'type',
	'title',
	'status',
	'date',
	'date_gmt',
	'modified',
	'slug',
	'link',
	'author',
	'parent',
	'menu_order',
	'level',
	'password',
	'comment_status',
	'ping_status',
	'sticky',
	'format',
	'template',
	'featured_media',
];

/** Fields that only a list needs which shows them. */
const TERM_FIELDS = [ 'categories', 'tags' ];

/**
 * Returns the REST query of a view: the parameters of specification 3 ("post list query fields").
 *
 * The order by author is made by the application on the page that came (specification 7.2), so the server is then
 * asked for the order by author as well, which keeps each author's posts together across pages.
 *
 * @param view The view.
 * @param type The listed post type.
 */
export function viewToQuery( view: ListView, type: ListedType ): ListQuery {
	const sortField = view.sort?.field ?? 'title';
	const showsMedia = view.showMedia !== false && !! view.mediaField;
	const showsDescription =
		view.showDescription === true && !! view.descriptionField;
	const query: ListQuery = {
		per_page: view.perPage ?? FALLBACK_PER_PAGE,
		page: view.page ?? 1,
		_embed: showsMedia ? 'author,wp:featuredmedia' : 'author',
		order: view.sort?.direction ?? 'asc',
		orderby: sortField,
		context: 'edit',
		_fields: [
			...FIELDS,
			...( showsDescription ? [ 'excerpt' ] : [] ),
			...TERM_FIELDS.filter(
				( field ) => view.fields?.includes( field )
			),
			'_links',
			'_embedded',
		].join( ',' ),
		status: DEFAULT_STATUSES,
		...filtersToQuery( view.filters ?? [] ),
	};
	if ( view.showLevels && type.hierarchical ) {
		query.orderby_hierarchy = true;
	}
	if ( view.search ) {
		query.search = view.search;
	}
	return query;
}
