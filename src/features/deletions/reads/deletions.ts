import { addQueryArgs } from '@wordpress/url';

import { defineResource } from '@/data/reads/define-resource';
import { hasId, parseItems } from '@/data/reads/guards';

/** Something that was deleted and can be restored. */
export interface Deletion {
	id: number;
	/** Label of the type: `Navigation Menu`. */
	label: string;
	title: string;
	/** Whether it was a change of a theme's template that was reset. */
	isReset: boolean;
	/** When, in ISO 8601 with a time zone. */
	deleted: string;
	/** When it is deleted for good. */
	expires: string;
	/** Who; empty where nobody knows. */
	deletedBy: string;
}

/** How many deletions a page of the list has. */
export const DELETIONS_PER_PAGE = 20;

/** Characters of a text that a row shows: a megabyte of them would block the page. */
const MAX_TEXT = 500;

interface DeletionRecord {
	id: number;
	label: string;
	title: string;
	is_reset: boolean;
	deleted: string;
	expires: string;
	deleted_by: string;
}

/** Deletions that this person can restore, the newest first, by page of the list. */
export const deletionsResource = defineResource( {
	name: 'deletions',
	path: ( page: number ) =>
		addQueryArgs( '/atelier/v1/deletions', {
			page,
			per_page: DELETIONS_PER_PAGE,
		} ),
	parse: ( body ): readonly Deletion[] =>
		parseRecords( body ).map(
			( { is_reset: isReset, deleted_by: deletedBy, ...record } ) => ( {
				...record,
				label: record.label.slice( 0, MAX_TEXT ),
				title: record.title.slice( 0, MAX_TEXT ),
				isReset,
				deletedBy: deletedBy.slice( 0, MAX_TEXT ),
			} )
		),
	// Any record may be one that is kept.
	isStaleAfter: ( { route, method } ) =>
		method === 'DELETE' || route.startsWith( '/atelier/v1/deletions' ),
} );

const TEXTS = [ 'label', 'title', 'deleted', 'expires', 'deleted_by' ] as const;

const parseRecords = parseItems(
	( value ): value is DeletionRecord & Record< string, unknown > =>
		hasId( value ) &&
		typeof value.is_reset === 'boolean' &&
		TEXTS.every( ( name ) => typeof value[ name ] === 'string' )
);
