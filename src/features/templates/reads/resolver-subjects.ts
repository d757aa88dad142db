import { decodeEntities } from '@wordpress/html-entities';
import { addQueryArgs } from '@wordpress/url';

import { defineResource } from '@/data/reads/define-resource';
import { hasId, parseItems } from '@/data/reads/guards';
import { toText } from '@/utils/to-text';

/** Kinds of objects that have a page on the site. */
export type SubjectKind = 'post' | 'term' | 'author';

/** An object that has a page on the site. */
export interface FoundSubject {
	id: number;
	title: string;
	link: string;
}

const PAGE_SIZE = 5;

/** Posts, terms or authors that a search finds; nothing is requested without words. */
export const resolverSubjectsResource = defineResource( {
	name: 'resolver-subjects',
	path: ( kind: SubjectKind, search: string ) =>
		search ? subjectsPath( kind, search ) : undefined,
	parse: ( body ): readonly FoundSubject[] =>
		parseItems( hasId )( body ).map(
			( { id, title, name, url, link } ) => ( {
				id,
				title: decodeEntities( toText( title ?? name ) ),
				link: toText( url ?? link ),
			} )
		),
	isStaleAfter: () => true,
} );

function subjectsPath( kind: SubjectKind, search: string ): string {
	const query = { search, per_page: PAGE_SIZE };
	return kind === 'author'
		? addQueryArgs( '/wp/v2/users', {
				...query,
				who: 'authors',
				_fields: 'id,name,link',
		  } )
		: addQueryArgs( '/wp/v2/search', {
				...query,
				type: kind,
				_fields: 'id,title,url',
		  } );
}
