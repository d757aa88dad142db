import { defineResource } from '@/data/reads/define-resource';
import { hasId, parseItems } from '@/data/reads/guards';
import { isWriteTo } from '@/data/reads/is-write-to';

/** A term of a filter or a choice. */
export interface Term {
	id: number;
	name: string;
	/** Id of the parent term in a hierarchical taxonomy; 0 at the top. */
	parent?: number;
}

const parseTerms = parseItems(
	( value ): value is Term => hasId( value ) && typeof value.name === 'string'
);

/** A page of the terms that lists filter by, by the REST base of their taxonomy. */
export const termsResource = defineResource( {
	name: 'terms',
	path: ( restBase: string, page: number ) =>
		`/wp/v2/${ restBase }?context=view&per_page=100&page=${ page }&orderby=name&_fields=id,name,parent`,
	parse: parseTerms,
	isStaleAfter: isWriteTo,
} );

/** Maximum of terms in one request. */
const MAX_NAMES = 100;

/** The terms with the given ids, by the REST base of their taxonomy. */
export const namedTermsResource = defineResource( {
	name: 'named-terms',
	path: ( restBase: string, ids: readonly number[] ) =>
		ids.length > 0
			? `/wp/v2/${ restBase }?context=view&per_page=${ MAX_NAMES }&include=${ [
					...ids,
			  ]
					.sort( ( a, b ) => a - b )
					.slice( 0, MAX_NAMES )
					.join( ',' ) }&orderby=name&_fields=id,name`
			: undefined,
	parse: parseTerms,
	isStaleAfter: isWriteTo,
} );
