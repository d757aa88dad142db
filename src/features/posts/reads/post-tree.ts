import { defineResource } from '@/data/reads/define-resource';
import { hasId, parseItems, readTitle } from '@/data/reads/guards';
import { isWriteTo } from '@/data/reads/is-write-to';
import { LIST_QUERY } from '@/data/reads/list-query';
import { isRecord } from '@/utils/is-record';

/** A post of a tree. */
export interface TreePost {
	id: number;
	parent: number;
	menu_order: number;
	title: { raw?: string; rendered?: string };
	/** Token of its content, see `data/writes`. */
	atelier_token?: string;
}

/** A page of the posts of a tree, by the REST path of their collection. */
export const postTreeResource = defineResource( {
	name: 'post-tree',
	path: ( collection: string, page: number ) =>
		`${ collection }?context=edit&per_page=100&page=${ page }&orderby=menu_order&order=asc&status=${ LIST_QUERY.statuses }&_fields=id,title,parent,menu_order`,
	parse: ( body ): readonly TreePost[] =>
		parseTree( body ).map( ( { atelier_token: token, ...post } ) => ( {
			...post,
			title: readTitle( post.title ),
			...( typeof token === 'string' && { atelier_token: token } ),
		} ) ),
	isStaleAfter: isWriteTo,
} );

const parseTree = parseItems(
	( value ): value is TreePost =>
		hasId( value ) &&
		typeof value.parent === 'number' &&
		typeof value.menu_order === 'number' &&
		isRecord( value.title )
);
