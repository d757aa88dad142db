import { defineResource } from '@/data/reads/define-resource';
import { hasId, parseItems } from '@/data/reads/guards';
import { isWriteTo } from '@/data/reads/is-write-to';

/** A person who can be the author of a post. */
export interface Author {
	id: number;
	name: string;
}

/** A page of the people who can be authors. */
export const authorsResource = defineResource( {
	name: 'authors',
	path: ( page: number ) =>
		`/wp/v2/users?context=view&who=authors&per_page=100&page=${ page }&_fields=id,name`,
	parse: parseItems(
		( value ): value is Author =>
			hasId( value ) && typeof value.name === 'string'
	),
	isStaleAfter: isWriteTo,
} );
