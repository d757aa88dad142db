/*
 * The kinds of records that the server of the tests knows, with the differences between WordPress's responses for them.
 * `contract.test.ts` compares them with recorded responses of WordPress.
 */
import type { Fields } from './rest-server';

/** A property of a refusal that says something of the last change. */
export type LastChange = 'changed_by' | 'changed_by_you' | 'changed_at';

/** A kind of records. */
export interface RestKind {
	/** Route of its collection, or of its only record. */
	base: string;
	/** Its kind and name in the answer to a restoration. */
	kind?: 'postType' | 'taxonomy';
	name?: string;
	/** Code of the answer where there is no such record. */
	missing: string;
	/** Fields that are sent as a text, and answered as one that may be edited and one that is shown. */
	texts?: readonly string[];
	/** Fields that are sent as JSON. */
	jsonTexts?: readonly string[];
	/** Fields of a new record besides those that are sent. */
	created?: Fields;
	/** Result of a deletion: the record in the trash, one that can be restored, or nothing. */
	deletion: 'trash' | 'stored' | 'none';
	/** Whether a record in the trash is there no more for who asks by its number. */
	isTrashHidden?: boolean;
	/** Properties of a refusal that say who has changed the record when. */
	lastChange: readonly LastChange[];
	/** Fields whose text is only answered as one that may be edited. */
	unrendered?: readonly string[];
	/** Arguments that are no fields of the record. */
	unstored?: readonly string[];
	/** Whether its answers carry no token of the content. */
	isWithoutToken?: boolean;
	/** Methods of one record. */
	allow: string;
	/** Methods of the collection. */
	allowList?: string;
}

const CREATED = {
	slug: '',
	status: 'draft',
	date: '2026-11-21T10:00:00',
	modified: '2026-11-21T10:00:00',
};
const AUTHORED = { ...CREATED, author: 1 };
const BY_WHOM: readonly LastChange[] = [
	'changed_by',
	'changed_by_you',
	'changed_at',
];
// Without revisions it is not known who was last.
const WHEN: readonly LastChange[] = [ 'changed_by_you', 'changed_at' ];
const DELETABLE = 'GET, POST, PUT, PATCH, DELETE';
const CHANGEABLE = 'GET, POST, PUT, PATCH';

const aPostType = (
	base: string,
	name: string,
	more: Partial< RestKind > = {}
): RestKind => ( {
	base: `/wp/v2/${ base }`,
	kind: 'postType',
	name,
	missing: 'rest_post_invalid_id',
	texts: [ 'title', 'content', 'excerpt' ],
	created: { ...CREATED, type: name },
	deletion: 'stored',
	lastChange: BY_WHOM,
	allow: DELETABLE,
	...more,
} );

const KINDS: readonly RestKind[] = [
	aPostType( 'pages', 'page', {
		created: { ...AUTHORED, type: 'page', parent: 0 },
		deletion: 'trash',
	} ),
	aPostType( 'posts', 'post', {
		created: { ...AUTHORED, type: 'post' },
		deletion: 'trash',
	} ),
	aPostType( 'blocks', 'wp_block', { unrendered: [ 'title', 'content' ] } ),
	aPostType( 'navigation', 'wp_navigation' ),
	aPostType( 'wp_dataviews', 'wp_dataviews', {
		created: { ...AUTHORED, type: 'wp_dataviews' },
		lastChange: WHEN,
	} ),
	aPostType( 'wp_template', 'wp_template', {
		created: { ...AUTHORED, type: 'wp_template' },
		unstored: [ 'activate', 'activate_with_content' ],
		deletion: 'trash',
		isTrashHidden: true,
	} ),
	...[ 'templates', 'template-parts' ].map( ( base ) =>
		aPostType(
			base,
			base === 'templates' ? 'wp_template' : 'wp_template_part',
			{
				missing: 'rest_template_not_found',
				texts: [ 'title', 'content' ],
				created: { status: 'publish', source: 'custom' },
			}
		)
	),
	...[ 'wp_pattern_category', 'wp_dataviews_type' ].map(
		( name ): RestKind => ( {
			base: `/wp/v2/${ name }`,
			kind: 'taxonomy',
			name,
			missing: 'rest_term_invalid',
			created: { slug: 'a-term', taxonomy: name },
			deletion: 'stored',
			lastChange: [],
			allow: DELETABLE,
		} )
	),
	{
		base: '/atelier/v1/looks',
		kind: 'postType',
		name: 'atelier_look',
		missing: 'rest_post_invalid_id',
		created: { date: CREATED.date },
		deletion: 'stored',
		lastChange: WHEN,
		allow: DELETABLE,
	},
	{
		base: '/atelier/v1/deletions',
		missing: 'rest_post_invalid_id',
		deletion: 'none',
		lastChange: [],
		isWithoutToken: true,
		allow: 'DELETE',
		allowList: 'GET',
	},
	{
		base: '/wp/v2/font-families',
		kind: 'postType',
		name: 'wp_font_family',
		missing: 'rest_post_invalid_id',
		jsonTexts: [ 'font_family_settings' ],
		created: { font_faces: [] },
		deletion: 'stored',
		lastChange: WHEN,
		allow: DELETABLE,
	},
	{
		base: '/wp/v2/global-styles',
		missing: 'rest_global_styles_not_found',
		texts: [ 'title' ],
		deletion: 'none',
		lastChange: BY_WHOM,
		allow: CHANGEABLE,
	},
	{
		base: '/atelier/v1/active-templates',
		missing: 'rest_no_route',
		deletion: 'none',
		lastChange: BY_WHOM,
		allow: CHANGEABLE,
	},
	{
		base: '/wp/v2/settings',
		missing: 'rest_no_route',
		deletion: 'none',
		lastChange: BY_WHOM,
		allow: CHANGEABLE,
	},
];

/**
 * Finds the kind of a record or a collection.
 *
 * @param route Its route.
 */
export const findKind = ( route: string ): RestKind | undefined =>
	KINDS.find(
		( { base } ) => route === base || route.startsWith( `${ base }/` )
	);

/**
 * Returns a record as it is answered.
 *
 * @param route  Its route.
 * @param record Its fields.
 */
export function toAnswered( route: string, record: Fields ): Fields {
	const { texts = [], unrendered = [ 'content' ] } = findKind( route ) ?? {};
	return {
		...record,
		...Object.fromEntries(
			texts
				.map( ( name ) => [ name, record[ name ] ] as const )
				.filter( ( [ , text ] ) => typeof text === 'string' )
				.map( ( [ name, text ] ) => [
					name,
					unrendered.includes( name )
						? { raw: text }
						: { raw: text, rendered: text },
				] )
		),
	};
}

/**
 * Returns the stored form of a record that is sent.
 *
 * @param route Its route.
 * @param sent  The fields that were sent.
 */
export function toStored( route: string, sent: Fields ): Fields {
	const { jsonTexts = [], unstored = [] } = findKind( route ) ?? {};
	return {
		...Object.fromEntries(
			Object.entries( sent ).filter(
				( [ name ] ) => ! unstored.includes( name )
			)
		),
		...Object.fromEntries(
			jsonTexts
				.filter( ( name ) => typeof sent[ name ] === 'string' )
				.map( ( name ) => [
					name,
					JSON.parse( String( sent[ name ] ) ),
				] )
		),
	};
}
