import { addQueryArgs } from '@wordpress/url';

import { defineResource } from '@/data/reads/define-resource';
import { hasId, parseItems } from '@/data/reads/guards';
import { isWriteTo } from '@/data/reads/is-write-to';
import { LIST_QUERY } from '@/data/reads/list-query';

/** The term of a list's saved views; a list has none before its first view. */
export interface SavedViewType {
	id: number;
}

/** The term of a list, by the name of its post type; nothing is requested without one. */
export const savedViewTypesResource = defineResource( {
	name: 'saved-view-types',
	path: ( postType: string | undefined ) =>
		postType === undefined
			? undefined
			: addQueryArgs( '/wp/v2/wp_dataviews_type', {
					slug: postType,
					_fields: LIST_QUERY.savedViewTypeFields,
			  } ),
	parse: parseItems( ( value ): value is SavedViewType => hasId( value ) ),
	// Creating a view may create its term.
	isStaleAfter: ( write, path ) =>
		isWriteTo( write, path, '/wp/v2/wp_dataviews' ),
} );
