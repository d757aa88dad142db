import { defineResource } from './define-resource';
import { hasId, listOf } from './guards';
import { isWriteTo } from './is-write-to';

/** A term, as far as a list names it. */
export interface Term {
	id: number;
	name: string;
}

/** The terms that lists name and filter by, by the REST base of their taxonomy. */
export const termsResource = defineResource( {
	name: 'terms',
	path: ( restBase: string | undefined ) =>
		restBase &&
		`/wp/v2/${ restBase }?context=view&per_page=100&orderby=name&_fields=id,name`,
	parse: listOf(
		( value ): value is Term =>
			hasId( value ) && typeof value.name === 'string'
	),
	isStaleAfter: isWriteTo,
} );
