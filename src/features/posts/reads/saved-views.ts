import { addQueryArgs } from '@wordpress/url';

import { defineResource } from '@/data/reads/define-resource';
import { hasId, parseItems } from '@/data/reads/guards';
import { isWriteTo } from '@/data/reads/is-write-to';
import { LIST_QUERY } from '@/data/reads/list-query';
import { isRecord } from '@/utils/is-record';

/** The fields of a `wp_dataviews` record that are read. */
export interface SavedViewRecord {
	id: number;
	status: string;
	/** Id of the person who made it. */
	author?: number;
	title: { raw?: string };
	content: { raw?: string };
	/** Token of its content, see `data/writes`. */
	atelier_token?: string;
}

/** A page of the saved views of a list, shared and personal, oldest first (specification 7.2), by the term of its type. */
export const savedViewsResource = defineResource( {
	name: 'saved-views',
	path: ( typeId: number | undefined, page: number = 1 ) =>
		typeId === undefined
			? undefined
			: addQueryArgs( '/wp/v2/wp_dataviews', {
					wp_dataviews_type: typeId,
					...LIST_QUERY.savedViews,
					...( page > 1 ? { page } : {} ),
			  } ),
	parse: parseItems(
		( value ): value is SavedViewRecord =>
			hasId( value ) &&
			typeof value.status === 'string' &&
			isRecord( value.title ) &&
			isRecord( value.content )
	),
	isStaleAfter: ( write, path ) =>
		isWriteTo( write, path ) ||
		write.route.startsWith( '/atelier/v1/deletions' ),
} );
