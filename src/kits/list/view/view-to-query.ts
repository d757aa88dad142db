import { LIST_QUERY } from '@/data/reads/list-query';
import { filtersToQuery } from './filters-to-query';
import type { ListView } from '../types';

/** Parameters of a REST collection of posts. */
export type ListQuery = Record< string, string | number | boolean >;

/** Properties of a post type that the mapping needs. */
export interface QueriedType {
	hierarchical: boolean;
}

/** Statuses of a list without a status filter (specification 4.8). */
const DEFAULT_STATUSES = LIST_QUERY.statuses;

/** Page size of a view that has none (specification 9: unfiltered per-page fallback). */
const FALLBACK_PER_PAGE = 10;

/** Fields that are requested only where they are shown, with the resources to embed. */
const SHOWN_FIELDS: readonly [ string, { field?: string; embed?: string } ][] =
	Object.entries( LIST_QUERY.shownFields );

/** Fields whose REST fields the query knows; all others belong to plugins. */
const KNOWN_FIELDS: readonly string[] = [
	...LIST_QUERY.postFields,
	...Object.keys( LIST_QUERY.shownFields ),
];

/**
 * Returns the REST query of a view: the parameters of specification 3 ("post list query fields").
 *
 * The application itself sorts each page by author (specification 7.2). The server sorts by author as well, which keeps
 * each author's posts together across pages.
 *
 * @param view The view.
 * @param type The listed post type.
 */
export function viewToQuery( view: ListView, type: QueriedType ): ListQuery {
	const sortField = view.sort?.field ?? 'title';
	const showsMedia = view.showMedia !== false && !! view.mediaField;
	const showsDescription =
		view.showDescription === true && !! view.descriptionField;
	const shown = SHOWN_FIELDS.filter(
		( [ id ] ) => view.fields?.includes( id )
	).map( ( [ , needs ] ) => needs );
	const embeds = [
		LIST_QUERY.embed,
		...( showsMedia ? [ LIST_QUERY.mediaEmbed ] : [] ),
		...shown.flatMap( ( { embed } ) => embed ?? [] ),
	];
	const query: ListQuery = {
		per_page: view.perPage ?? FALLBACK_PER_PAGE,
		page: view.page ?? 1,
		_embed: [ ...new Set( embeds ) ].join( ',' ),
		order: view.sort?.direction ?? 'asc',
		orderby: sortField,
		context: 'edit',
		_fields: [
			...LIST_QUERY.postFields,
			...( showsDescription ? LIST_QUERY.descriptionFields : [] ),
			...shown.flatMap( ( { field } ) => field ?? [] ),
			...( view.fields?.filter(
				( id ) => ! KNOWN_FIELDS.includes( id )
			) ?? [] ),
			...LIST_QUERY.linkFields,
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
