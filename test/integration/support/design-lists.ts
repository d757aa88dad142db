/*
 * Answers of Design's own list routes, for the server of the tests. `contract.test.ts` compares them with recorded answers of WordPress.
 */
import { answer, type Fields, type RestServer } from './rest-server';

const CAN = { create: true, createCategories: true };
const DATE = '2026-11-21T10:00:00';

/**
 * Builds a pattern as the list of patterns answers it.
 *
 * @param fields Fields in which it differs.
 */
export const aListedPattern = ( fields: Fields ): Fields => ( {
	id: 7,
	title: 'Banner',
	slug: 'banner',
	status: 'publish',
	excerpt: '',
	modified: DATE,
	categories: [],
	canEdit: true,
	canDelete: true,
	...fields,
} );

/** Pattern of a theme as the list of patterns answers it. */
export const REGISTERED_PATTERN: Fields = {
	name: 'shop/hero',
	title: 'Hero',
	description: '',
	keywords: [],
	categories: [],
	source: 'theme',
	viewportWidth: 0,
};

/** Template part as the list of parts answers it. */
export const LISTED_PART: Fields = {
	id: 'slate//header',
	slug: 'header',
	title: 'Header',
	description: '',
	area: 'header',
	source: 'theme',
	hasThemeFile: true,
	wpId: 0,
	theme: 'slate',
	modified: null,
};

/**
 * Builds a version of a template as the list of templates answers it.
 *
 * @param fields Fields in which it differs.
 */
export const aListedTemplate = ( fields: Fields ): Fields => ( {
	id: 7,
	type: 'wp_template',
	slug: 'single',
	title: 'Review',
	description: '',
	theme: 'slate',
	status: 'publish',
	state: 'active',
	source: 'custom',
	is_custom: false,
	author: 1,
	author_text: 'Ada',
	author_avatar: '',
	original_source: 'user',
	modified: null,
	has_update: false,
	...fields,
} );

/**
 * Builds an answer of the list of templates, in which each template serves its slug.
 *
 * @param templates Its templates.
 */
export const aTemplateLibrary = ( templates: readonly Fields[] ): Fields => ( {
	templates,
	slugs: Object.fromEntries(
		templates.map( ( { slug, id } ) => [
			String( slug ),
			{
				entry: id,
				served_by: id,
				has_file: false,
				atelier_token: 'token',
			},
		] )
	),
	theme: 'slate',
} );

/**
 * Builds an answer of the list of patterns.
 *
 * @param lists Its lists, where they are not empty.
 */
export const aPatternLibrary = ( lists: Fields = {} ): Fields => ( {
	patterns: [],
	registered: [],
	categories: [],
	can: CAN,
	...lists,
} );

/**
 * Builds an answer of the list of template parts.
 *
 * @param parts Its parts.
 */
export const aPartLibrary = ( parts: readonly Fields[] = [] ): Fields => ( {
	parts,
	areas: [],
	can: { create: true },
} );

/** Overview of menus of a site without any. */
export const NO_MENUS: Fields = {
	menus: {},
	front: { menus: [], place: null },
	pages: { total: 0, items: [] },
};

/** The record that holds the first Navigation block of the front page. */
const FRONT_PLACE: Fields = {
	type: 'wp_template_part',
	title: 'Header',
	canEdit: true,
	menu: 7,
};

/** Targets of links where nothing was asked for. */
export const NO_TARGETS: Fields = { posts: {}, terms: {}, urls: {} };

/** Uses of what nothing uses. */
export const NO_USES: Fields = {
	items: [],
	total: 0,
	hidden: 0,
	index: { done: 1, total: 1, isWhole: true },
};

/**
 * Answers Design's own list routes with an item each.
 *
 * @param server Server of the test.
 */
export function serveDesignLists( server: RestServer ): void {
	const answers: Readonly< Record< string, Fields > > = {
		patterns: aPatternLibrary( {
			patterns: [ aListedPattern( {} ) ],
			registered: [ REGISTERED_PATTERN ],
		} ),
		parts: aPartLibrary( [ LISTED_PART ] ),
		templates: aTemplateLibrary( [
			aListedTemplate( { modified: DATE } ),
		] ),
		'menu-links/overview': {
			...NO_MENUS,
			front: { menus: [ 7 ], place: FRONT_PLACE },
		},
		'menu-links/targets': NO_TARGETS,
		usage: NO_USES,
	};
	for ( const [ route, body ] of Object.entries( answers ) ) {
		server.on(
			{ method: 'GET', route: new RegExp( `/v1/${ route }$` ) },
			() =>
				answer( 200, body, {
					allow: 'GET',
					...( 'hidden' in body && { 'x-wp-total': '0' } ),
				} )
		);
	}
}
