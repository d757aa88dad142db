import { defineResource } from '@/data/reads/define-resource';
import { hasId, parseItems } from '@/data/reads/guards';
import { toText } from '@/utils/to-text';
import { readRevisions, type StyleRevision } from '../rules/revision-list';

/** A revision without its content. */
export interface RevisionSummary {
	id: number;
	/** Author's id; 0 when there is none. */
	author: number;
	/** When it was saved, in UTC. */
	modified: string;
}

/** Number of revisions on a page of the list. */
export const REVISIONS_PER_REQUEST = 100;

type StylesId = number | string | undefined;

const parseList = parseItems( hasId );

const getPath = ( id: NonNullable< StylesId > ) =>
	`/wp/v2/global-styles/${ id }/revisions`;

/** The styles' revisions without their contents, newest first, a hundred at a time. */
export const styleRevisionListResource = defineResource( {
	name: 'style-revision-list',
	path: ( id: StylesId, page: number ) =>
		id === undefined
			? undefined
			: `${ getPath(
					id
			  ) }?context=view&per_page=${ REVISIONS_PER_REQUEST }&page=${ page }&_fields=id,author,modified_gmt`,
	parse: ( body ): readonly RevisionSummary[] =>
		parseList( body ).map( ( { id, author, modified_gmt: utc } ) => ( {
			id,
			author: typeof author === 'number' ? author : 0,
			modified: `${ toText( utc ) }Z`,
		} ) ),
	isStaleAfter: ( { route } ) => route.startsWith( '/wp/v2/global-styles/' ),
} );

/** One revision of the styles, whichever page of the list it is on. */
export const styleRevisionResource = defineResource( {
	name: 'style-revision',
	path: ( id: StylesId, revision: number | undefined ) =>
		id === undefined || revision === undefined
			? undefined
			: `${ getPath( id ) }/${ revision }?context=view`,
	parse: ( body ): StyleRevision => {
		const [ revision ] = readRevisions( [ body ] );
		if ( ! revision ) {
			throw new TypeError( 'The answer is no revision.' );
		}
		return revision;
	},
	// A revision never changes.
	isStaleAfter: () => false,
} );
