import { defineResource } from '@/data/reads/define-resource';
import { parseItems } from '@/data/reads/guards';
import { isRecord } from '@/utils/is-record';
import { readFamily } from '../rules/read-families';
import type { FontFamily } from '../types';

/** A font collection in the list of collections (specification 7.1). */
export interface FontCollectionSummary {
	slug: string;
	name: string;
	description?: string;
}

/** A family of a collection, with the slugs of its categories. */
export interface CollectionFamily {
	family: FontFamily;
	categories: readonly string[];
}

/** A font collection with its families. */
export interface FontCollection {
	families: readonly CollectionFamily[];
	categories: ReadonlyArray< { slug: string; name: string } >;
}

const PATH = '/wp/v2/font-collections';

/** The font collections of the site. */
export const fontCollectionsResource = defineResource( {
	name: 'font-collections',
	path: ( isAllowed: boolean ) =>
		isAllowed ? `${ PATH }?_fields=slug,name,description` : undefined,
	parse: ( body ): readonly FontCollectionSummary[] =>
		parseSummaries( body ).map( ( { slug, name, description } ) => ( {
			slug,
			name,
			...( typeof description === 'string' && { description } ),
		} ) ),
	isStaleAfter: () => false,
} );

/** A font collection by its slug. */
export const fontCollectionResource = defineResource( {
	name: 'font-collection',
	path: ( slug: string | undefined ) =>
		slug === undefined ? undefined : `${ PATH }/${ slug }`,
	parse: parseCollection,
	isStaleAfter: () => false,
} );

const parseSummaries = parseItems( isSummary );

function parseCollection( body: unknown ): FontCollection {
	if ( ! isRecord( body ) ) {
		throw new TypeError( 'The answer is no font collection.' );
	}
	const { font_families: families, categories } = body;
	return {
		families: ( Array.isArray( families ) ? families : [] ).flatMap(
			( entry: unknown ) => {
				const family = isRecord( entry )
					? readFamily( entry.font_family_settings )
					: undefined;
				return family && isRecord( entry )
					? [ { family, categories: readTexts( entry.categories ) } ]
					: [];
			}
		),
		categories: ( Array.isArray( categories ) ? categories : [] ).filter(
			isSummary
		),
	};
}

function isSummary( value: unknown ): value is FontCollectionSummary {
	return (
		isRecord( value ) &&
		typeof value.slug === 'string' &&
		typeof value.name === 'string'
	);
}

function readTexts( value: unknown ): string[] {
	return ( Array.isArray( value ) ? value : [] ).filter(
		( text ): text is string => typeof text === 'string'
	);
}
