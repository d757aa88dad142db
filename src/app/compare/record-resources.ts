import { getDate } from '@wordpress/date';

import { defineResource } from '@/data/reads/define-resource';
import { parseItems } from '@/data/reads/guards';
import { isRecord, toRecord } from '@/utils/is-record';
import { toNumber } from '@/utils/to-number';
import { toText } from '@/utils/to-text';

/**
 * Returns whether records of a type can be compared.
 *
 * @param type Type of the post.
 */
export function isComparedType( type: string ): boolean {
	return TYPES[ type ] !== undefined;
}

/** A record's content with its title and slug. */
export interface RecordContent {
	title: string;
	slug: string;
	content: string;
	/** Whether the theme has a file for it; set for template parts only. */
	hasThemeFile: boolean;
	/** Id of the post in which it is stored; 0 for a file without a post. */
	postNumber: number;
}

/** A revision without its content. */
export interface RecordRevision {
	id: number;
	author: number;
	/** When it was saved, in UTC. */
	modified: string;
}

/** REST route of each type, and whether its records have revisions. */
const TYPES: Readonly<
	Record< string, { route: string; hasRevisions: boolean } >
> = {
	wp_template: { route: 'wp_template', hasRevisions: true },
	wp_registered_template: {
		route: 'wp_registered_template',
		hasRevisions: false,
	},
	wp_template_part: { route: 'template-parts', hasRevisions: true },
	wp_block: { route: 'blocks', hasRevisions: true },
	wp_navigation: { route: 'navigation', hasRevisions: true },
};

const FIELDS = '_fields=id,wp_id,slug,title.raw,content.raw,has_theme_file';

const parseList = parseItems( isRecord );

/** The saved content of a record. */
export const recordContentResource = defineResource( {
	name: 'compared-record',
	path: ( type: string, id: string | undefined ) =>
		id === undefined || ! TYPES[ type ]
			? undefined
			: `/wp/v2/${ TYPES[ type ].route }/${ id }?context=edit&${ FIELDS }`,
	parse: readContent,
	isStaleAfter: ( { route } ) => ! route.startsWith( '/wp/v2/global-styles' ),
} );

/** The content of a template part in the theme's file. */
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

/** A record's revisions without their contents, newest first. */
export const recordRevisionsResource = defineResource( {
	name: 'compared-record-revisions',
	path: ( type: string, id: string | undefined ) =>
		id !== undefined && TYPES[ type ]?.hasRevisions
			? `/wp/v2/${ TYPES[ type ].route }/${ id }/revisions?context=edit&per_page=100&_fields=id,wp_id,author,modified_gmt,modified`
			: undefined,
	parse: ( body ): readonly RecordRevision[] =>
		parseList( body ).flatMap( ( revision ) => {
			const id = readPostNumber( revision );
			return id === 0
				? []
				: [
						{
							id,
							author: toNumber( revision.author ),
							modified: readModified( revision ),
						},
				  ];
		} ),
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
		postNumber: readPostNumber( body ),
	};
}

// The id of a template part is that of its theme and slug; `wp_id` is that of the post.
function readPostNumber( body: Readonly< Record< string, unknown > > ): number {
	return toNumber( body.wp_id ) || toNumber( body.id );
}

// Revisions of template parts have the time of the site only.
function readModified( {
	modified_gmt: utc,
	modified,
}: Readonly< Record< string, unknown > > ): string {
	return typeof utc === 'string'
		? `${ utc }Z`
		: getDate( toText( modified ) ).toISOString();
}
