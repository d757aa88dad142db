import { decodeEntities } from '@wordpress/html-entities';

import { defineResource } from '@/data/reads/define-resource';
import { hasId, parseItems } from '@/data/reads/guards';
import { isWriteTo } from '@/data/reads/is-write-to';
import { isRecord } from '@/utils/is-record';
import { toText } from '@/utils/to-text';

/** The id and name of a post for a filter. */
export interface TitledPost {
	id: number;
	name: string;
}

interface PostRecord {
	id: number;
	title: { rendered?: string };
}

const parsePosts = parseItems(
	( value ): value is PostRecord => hasId( value ) && isRecord( value.title )
);

/** A page of the titles of posts, by the REST path of their collection. */
export const postTitlesResource = defineResource( {
	name: 'post-titles',
	path: ( collection: string, page: number ) =>
		`${ collection }?context=view&per_page=100&page=${ page }&orderby=title&order=asc&_fields=id,title`,
	parse: ( body ): readonly TitledPost[] =>
		parsePosts( body ).map( ( { id, title } ) => ( {
			id,
			name: decodeEntities( toText( title.rendered ) ) || `#${ id }`,
		} ) ),
	isStaleAfter: isWriteTo,
} );
