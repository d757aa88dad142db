import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import {
	layout,
	navigation,
	page,
	post,
	symbol,
	symbolFilled,
} from '@wordpress/icons';

import type { RightName } from '@/data/site/boot-payload';

/** A request for records of a kind: those that a search finds, or without a search those with these ids. */
export interface RecordRequest {
	search: string;
	recentIds: readonly number[];
}

/** A kind of records that the command palette finds. */
export interface RecordSource {
	postType: string;
	icon: ReactElement;
	/** Label of the kind of record, shown before the title. */
	label: () => string;
	/** Route of its records. */
	route: string;
	/**
	 * Returns the query of the records that match the person's input, or of those that were opened last; undefined where there are none.
	 * Where the server does not search, the query requests all of them, and the palette searches.
	 */
	toQuery: (
		request: RecordRequest
	) => Record< string, unknown > | undefined;
	/** The rights that the REST route and the record's screen require. */
	rights: readonly RightName[];
}

const FOUND_RECORDS = 10;

const EDITABLE_STATUSES = 'publish,future,draft,pending,private';

const toSearch = ( { search, recentIds }: RecordRequest ) => {
	if ( search ) {
		return { per_page: FOUND_RECORDS, search, orderby: 'relevance' };
	}
	return recentIds.length > 0
		? {
				per_page: FOUND_RECORDS,
				include: recentIds.slice( 0, FOUND_RECORDS ).join( ',' ),
		  }
		: undefined;
};

const toPostSearch = ( request: RecordRequest ) => {
	const query = toSearch( request );
	return query && { ...query, status: EDITABLE_STATUSES };
};

/** The kinds of records that the command palette finds, in the order of their results. */
export const RECORD_SOURCES: readonly RecordSource[] = [
	{
		postType: 'page',
		route: '/wp/v2/pages',
		icon: page,
		label: () => __( 'Page', 'atelier' ),
		toQuery: toPostSearch,
		rights: [ 'editPages' ],
	},
	{
		postType: 'post',
		route: '/wp/v2/posts',
		icon: post,
		label: () => __( 'Post', 'atelier' ),
		toQuery: toPostSearch,
		rights: [ 'editPosts' ],
	},
	{
		postType: 'wp_template',
		route: '/wp/v2/templates',
		icon: layout,
		label: () => __( 'Template', 'atelier' ),
		toQuery: () => ( {} ),
		rights: [ 'editDesign' ],
	},
	{
		postType: 'wp_template_part',
		route: '/wp/v2/template-parts',
		icon: symbolFilled,
		label: () => __( 'Template part', 'atelier' ),
		toQuery: () => ( {} ),
		rights: [ 'editDesign' ],
	},
	{
		postType: 'wp_block',
		route: '/wp/v2/blocks',
		icon: symbol,
		label: () => __( 'Pattern', 'atelier' ),
		toQuery: toSearch,
		rights: [ 'editDesign', 'editPosts' ],
	},
	{
		postType: 'wp_navigation',
		route: '/wp/v2/navigation',
		icon: navigation,
		label: () => __( 'Navigation', 'atelier' ),
		// The query of the list of menus (specification 7.2).
		toQuery: () => ( {
			per_page: 100,
			status: 'publish,draft',
			order: 'desc',
			orderby: 'date',
		} ),
		rights: [ 'editMenus' ],
	},
];
