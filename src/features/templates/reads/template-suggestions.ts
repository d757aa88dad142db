import { addQueryArgs } from '@wordpress/url';
import { decodeEntities } from '@wordpress/html-entities';

import { defineResource } from '@/data/reads/define-resource';
import { isRecord } from '@/utils/is-record';
import { toText } from '@/utils/to-text';

/** Specification 9: sizes of a page of suggestions, without and with a search. */
const PAGE_SIZE = 10;
const SEARCH_PAGE_SIZE = 20;

/** Largest page that WordPress answers. */
const MAX_IDS = 100;

/** Kinds of suggested objects. */
export type SuggestedKind = 'post' | 'term' | 'author';

/** Query for suggestions. */
export interface SuggestionQuery {
	kind: SuggestedKind;
	/** REST path of the objects. */
	path: string;
	search: string;
	/** Ids of the objects that have a template. */
	exclude: readonly number[];
}

/** An object for which a template can be created. */
export interface Suggestion {
	id: number;
	slug: string;
	title: string;
	link: string;
}

/** Specification 7.2: the order of suggestions, with a search and without one. */
const ORDER: Readonly< Record< SuggestedKind, readonly [ string, string ] > > =
	{
		post: [ 'relevance', 'modified' ],
		term: [ 'name', 'count' ],
		author: [ 'name', 'registered_date' ],
	};

/** Objects for which a template can be created (specification 7.2). */
export const templateSuggestionsResource = defineResource( {
	name: 'template-suggestions',
	path: ( query: SuggestionQuery | undefined ) =>
		query && suggestionsPath( query ),
	parse: parseSuggestions,
	isStaleAfter: () => true,
} );

/** Ids of the objects with some slugs. */
export const idsOfSlugsResource = defineResource( {
	name: 'ids-of-slugs',
	path: ( path: string, slugs: readonly string[] ) =>
		slugs.length > 0
			? addQueryArgs( path, {
					slug: slugs.join( ',' ),
					per_page: MAX_IDS,
					_fields: 'id',
			  } )
			: undefined,
	parse: ( body ): readonly number[] =>
		Array.isArray( body )
			? body.flatMap( ( item ) =>
					isRecord( item ) && typeof item.id === 'number'
						? [ item.id ]
						: []
			  )
			: [],
	isStaleAfter: () => true,
} );

/**
 * Returns the arguments of the reads of {@link idsOfSlugsResource} that find the ids of all slugs.
 *
 * @param path  REST path of the objects.
 * @param slugs Their slugs.
 */
export function toIdReads(
	path: string,
	slugs: readonly string[]
): readonly [ string, readonly string[] ][] {
	return Array.from(
		{ length: Math.ceil( slugs.length / MAX_IDS ) },
		( _, page ) => [
			path,
			slugs.slice( page * MAX_IDS, ( page + 1 ) * MAX_IDS ),
		]
	);
}

/**
 * Returns the REST path of a request for suggestions, with its query.
 *
 * @param query The query.
 */
export function suggestionsPath( {
	kind,
	path,
	search,
	exclude,
}: SuggestionQuery ): string {
	const [ searched, listed ] = ORDER[ kind ];
	return addQueryArgs( path, {
		order: 'asc',
		context: 'view',
		per_page: search ? SEARCH_PAGE_SIZE : PAGE_SIZE,
		orderby: search ? searched : listed,
		_fields: kind === 'post' ? 'id,title,slug,link' : 'id,name,slug,link',
		...( kind === 'author' && { who: 'authors' } ),
		...( search && { search } ),
		...( exclude.length > 0 && { exclude: exclude.join( ',' ) } ),
	} );
}

function parseSuggestions( body: unknown ): readonly Suggestion[] {
	if ( ! Array.isArray( body ) ) {
		throw new TypeError( 'The answer is no list.' );
	}
	return body.flatMap( ( item ) => {
		if ( ! isRecord( item ) || typeof item.id !== 'number' ) {
			return [];
		}
		const title = isRecord( item.title ) ? item.title.rendered : item.name;
		return [
			{
				id: item.id,
				slug: toText( item.slug ),
				title: decodeEntities( toText( title ) ),
				link: toText( item.link ),
			},
		];
	} );
}
