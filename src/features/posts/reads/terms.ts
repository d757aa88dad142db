import { defineResource } from '@/data/reads/define-resource';
import { hasId, parseItems } from '@/data/reads/guards';
import { isWriteTo } from '@/data/reads/is-write-to';

/** A term, as far as a filter names it. */
export interface Term {
	id: number;
	name: string;
}

/** A page of the terms that lists filter by, by the REST base of their taxonomy. */
export const termsResource = defineResource( {
	name: 'terms',
	path: ( restBase: string, page: number ) =>
		`/wp/v2/${ restBase }?context=view&per_page=100&page=${ page }&orderby=name&_fields=id,name`,
	parse: parseItems(
		( value ): value is Term =>
			hasId( value ) && typeof value.name === 'string'
	),
	isStaleAfter: isWriteTo,
} );
