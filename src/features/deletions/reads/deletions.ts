import { addQueryArgs } from '@wordpress/url';

import { defineResource } from '@/data/reads/define-resource';
import { hasId, parseItems } from '@/data/reads/guards';
import { shorten } from '@/utils/shorten';
import { toText } from '@/utils/to-text';

/** A deleted record that can be restored. */
export interface Deletion {
	id: number;
	/** Type of the record: `wp_navigation`. */
	type: string;
	/** Label of the type: `Navigation Menu`. */
	label: string;
	title: string;
	/** Whether it is a theme's template that was reset. */
	isReset: boolean;
	/** Time of the deletion, in ISO 8601 with a time zone. */
	deleted: string;
	/** Time at which it is deleted for good. */
	expires: string;
	/** Name of the person who deleted it; empty if unknown. */
	deletedBy: string;
}

/** Number of deletions on a page of the list. */
export const DELETIONS_PER_PAGE = 20;

/** Deletions that this person can restore, the newest first, by page of the list. */
export const deletionsResource = defineResource( {
	name: 'deletions',
	path: ( page: number ) =>
		addQueryArgs( '/atelier/v1/deletions', {
			page,
			per_page: DELETIONS_PER_PAGE,
		} ),
	parse: ( body ): readonly Deletion[] =>
		parseRecords( body ).map( ( record ) => ( {
			id: record.id,
			type: toText( record.name ),
			label: readShownText( record.label ),
			title: readShownText( record.title ),
			isReset: record.is_reset === true,
			deleted: toText( record.deleted ),
			expires: toText( record.expires ),
			deletedBy: readShownText( record.deleted_by ),
		} ) ),
	// Every deletion may store a record in this list.
	isStaleAfter: ( { route, method } ) =>
		method === 'DELETE' || route.startsWith( '/atelier/v1/deletions' ),
} );

const parseRecords = parseItems( hasId );

// A record with an invalid text stays in the list, so that it can be restored.
function readShownText( value: unknown ): string {
	return shorten( toText( value ) );
}
