import { addQueryArgs } from '@wordpress/url';

import { defineResource } from './define-resource';
import { hasId, isRecord, listOf } from './guards';
import { isWriteTo } from './is-write-to';

/** A `wp_dataviews` record, as far as it is read. */
export interface SavedViewRecord {
	id: number;
	status: string;
	title: { raw?: string };
	content: { raw?: string };
}

/** More views than a sidebar can hold. */
const MAX_VIEWS = 100;

/** The saved views of a list, shared and personal, oldest first (specification 7.2), by the term of its type. */
export const savedViewsResource = defineResource( {
	name: 'saved-views',
	path: ( typeId: number | undefined ) =>
		typeId === undefined
			? undefined
			: addQueryArgs( '/wp/v2/wp_dataviews', {
					wp_dataviews_type: typeId,
					status: 'publish,private',
					context: 'edit',
					order: 'asc',
					orderby: 'date',
					per_page: MAX_VIEWS,
					_fields: 'id,title,status,content',
			  } ),
	parse: listOf(
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
