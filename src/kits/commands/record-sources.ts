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

/** Which records of a kind are wanted: those of a search, or without one those of these ids. */
export interface WantedRecords {
	search: string;
	recentIds: readonly number[];
}

/** A kind of records that the command palette finds. */
export interface RecordSource {
	postType: string;
	icon: ReactElement;
	/** Label of the kind of record, shown before the title. */
	label: () => string;
	/** Returns the query of the records that belong to what the person types, or of those that were opened last. */
	toQuery: ( wanted: WantedRecords ) => Record< string, unknown >;
	/** Whether the server searches; otherwise all records are there and the palette searches. */
	isSearched: boolean;
	/** The rights without which the server refuses, or the route of the record does. */
	rights: readonly RightName[];
}

const FOUND_RECORDS = 10;

const searched = ( { search, recentIds }: WantedRecords ) => ( {
	per_page: FOUND_RECORDS,
	_fields: 'id,title,slug,status,type,link',
	...( search
		? { search, orderby: 'relevance' }
		: { include: recentIds.slice( 0, FOUND_RECORDS ) } ),
} );

const EDITABLE_STATUSES = [
	'publish',
	'future',
	'draft',
	'pending',
	'private',
];

/** The kinds of records that the command palette finds, in the order of their results. */
export const RECORD_SOURCES: readonly RecordSource[] = [
	{
		postType: 'page',
		icon: page,
		label: () => __( 'Page', 'atelier' ),
		toQuery: ( wanted ) => ( {
			...searched( wanted ),
			status: EDITABLE_STATUSES,
		} ),
		isSearched: true,
		rights: [ 'editPages' ],
	},
	{
		postType: 'post',
		icon: post,
		label: () => __( 'Post', 'atelier' ),
		toQuery: ( wanted ) => ( {
			...searched( wanted ),
			status: EDITABLE_STATUSES,
		} ),
		isSearched: true,
		rights: [ 'editPosts' ],
	},
	{
		postType: 'wp_template',
		icon: layout,
		label: () => __( 'Template', 'atelier' ),
		toQuery: () => ( { per_page: -1 } ),
		isSearched: false,
		rights: [ 'editDesign' ],
	},
	{
		postType: 'wp_template_part',
		icon: symbolFilled,
		label: () => __( 'Template part', 'atelier' ),
		toQuery: () => ( { per_page: -1 } ),
		isSearched: false,
		rights: [ 'editDesign' ],
	},
	{
		postType: 'wp_block',
		icon: symbol,
		label: () => __( 'Pattern', 'atelier' ),
		toQuery: searched,
		isSearched: true,
		rights: [ 'editDesign', 'editPosts' ],
	},
	{
		postType: 'wp_navigation',
		icon: navigation,
		label: () => __( 'Navigation', 'atelier' ),
		// As the list of menus asks (specification 7.2).
		toQuery: () => ( {
			per_page: 100,
			status: [ 'publish', 'draft' ],
			order: 'desc',
			orderby: 'date',
		} ),
		isSearched: false,
		rights: [ 'editMenus' ],
	},
];
