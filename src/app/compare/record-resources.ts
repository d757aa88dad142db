import { defineResource } from '@/data/reads/define-resource';
import { hasId, parseItems } from '@/data/reads/guards';
import { isRecord, toRecord } from '@/utils/is-record';
import { toNumber } from '@/utils/to-number';
import { toText } from '@/utils/to-text';

/** Content of a record, and its name. */
export interface RecordContent {
	title: string;
	slug: string;
	content: string;
	/** Whether the theme has a file of it; only said of template parts. */
	hasThemeFile: boolean;
	/** Number of the post that holds it; 0 for a file alone. */
	postNumber: number;
}

/** A revision without its content. */
export interface RecordRevision {
	id: number;
	author: number;
	/** When it was saved, in UTC. */
	modified: string;
}

/** Where the records of a type are, and whether WordPress serves their revisions. */
const TYPES: Readonly<
	Record< string, { route: string; hasRevisions: boolean } >
> = {
	wp_template: { route: 'wp_template', hasRevisions: false },
	wp_registered_template: {
		route: 'wp_registered_template',
		hasRevisions: false,
	},
	wp_template_part: { route: 'template-parts', hasRevisions: true },
	wp_block: { route: 'blocks', hasRevisions: true },
	wp_navigation: { route: 'navigation', hasRevisions: true },
};

const FIELDS = '_fields=id,wp_id,slug,title.raw,content.raw,has_theme_file';

const parseList = parseItems( hasId );

/** A record's content as it is saved. */
export const recordContentResource = defineResource( {
	name: 'compared-record',
	path: ( type: string, id: string | undefined ) =>
		id === undefined || ! TYPES[ type ]
			? undefined
			: `/wp/v2/${ TYPES[ type ].route }/${ id }?context=edit&${ FIELDS }`,
	parse: readContent,
	isStaleAfter: ( { route } ) => ! route.startsWith( '/wp/v2/global-styles' ),
} );

/** A template part as the theme's file has it. */
export const partFileResource = defineResource( {
	name: 'compared-part-file',
	path: ( id: string | undefined ) =>
		id === undefined
			? undefined
			: `/wp/v2/template-parts/${ id }?source=theme&context=edit&${ FIELDS }`,
	parse: readContent,
	// No write of Design changes a file.
	isStaleAfter: () => false,
} );

/** A record's revisions by their times, newest first. */
export const recordRevisionsResource = defineResource( {
	name: 'compared-record-revisions',
	path: ( type: string, id: string ) =>
		TYPES[ type ]?.hasRevisions
			? `/wp/v2/${ TYPES[ type ].route }/${ id }/revisions?context=edit&per_page=100&_fields=id,author,modified_gmt`
			: undefined,
	parse: ( body ): readonly RecordRevision[] =>
		parseList( body ).map( ( { id, author, modified_gmt: utc } ) => ( {
			id,
			author: typeof author === 'number' ? author : 0,
			modified: `${ toText( utc ) }Z`,
		} ) ),
	isStaleAfter: ( { route } ) => ! route.startsWith( '/wp/v2/global-styles' ),
} );

/** One revision of a record. */
export const recordRevisionResource = defineResource( {
	name: 'compared-record-revision',
	path: ( type: string, id: string, revision: number | undefined ) =>
		revision !== undefined && TYPES[ type ]?.hasRevisions
			? `/wp/v2/${ TYPES[ type ].route }/${ id }/revisions/${ revision }?context=edit&${ FIELDS }`
			: undefined,
	parse: readContent,
	// A revision never changes.
	isStaleAfter: () => false,
} );

function readContent( body: unknown ): RecordContent {
	if ( ! isRecord( body ) ) {
		throw new TypeError( 'The answer is no record.' );
	}
	return {
		title: toText( toRecord( body.title ).raw ),
		slug: toText( body.slug ),
		content: toText( toRecord( body.content ).raw ),
		hasThemeFile: body.has_theme_file === true,
		postNumber: toNumber( body.wp_id ) || toNumber( body.id ),
	};
}
