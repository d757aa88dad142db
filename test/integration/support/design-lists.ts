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
	author: 1,
	canEdit: true,
	canDelete: true,
	...fields,
} );

/** Who made something, as the lists answer it. */
const AUTHOR: Fields = {
	author: 1,
	author_text: 'Ada',
	author_avatar: '',
	original_source: 'user',
};

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
	author: 0,
	author_text: 'Slate',
	author_avatar: '',
	original_source: 'theme',
	canEdit: true,
	canDelete: false,
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
	...AUTHOR,
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
	authors: [ AUTHOR ],
	registered: [],
	categories: [],
	can: CAN,
	...lists,
} );

/**
 * Builds an answer of the first page of a long list of patterns.
 *
 * @param patterns Its patterns.
 */
export const theFirstPatterns = ( patterns: readonly Fields[] ): Fields => ( {
	...aPatternLibrary( { patterns } ),
	total: patterns.length,
	modified: DATE,
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

/** The uses of an unused record. */
export const NO_USES: Fields = {
	items: [],
	total: 0,
	hidden: 0,
	index: { done: 1, total: 1, isWhole: true },
};

/** How many posts of a type there are, where there are none. */
export const NO_POSTS: Fields = {
	all: 0,
	mine: 0,
	publish: 0,
	future: 0,
	draft: 0,
	pending: 0,
	private: 0,
	trash: 0,
};

const KIND: Fields = { slug: 'single', title: 'Single', description: '' };

const TARGET: Fields = {
	name: 'post',
	label: 'Posts',
	singular: 'Post',
	path: '/wp/v2/posts',
	hasArchive: false,
};

/** Where WordPress looks for the template of the front page. */
const RESOLUTION: Fields = {
	kind: 'front_page',
	title: 'Home',
	slugs: [ 'front-page', 'home', 'index' ],
	winner: 'slate//home',
};

/**
 * Builds a face as the font library answers it.
 *
 * @param settings  Its settings.
 * @param isMissing Whether a file of it is gone.
 */
export const anInstalledFace = (
	settings: unknown,
	isMissing = false
): Fields => ( { settings, bytes: 100, isMissing } );

/**
 * Builds a family as the font library answers it.
 *
 * @param fields Fields in which it differs.
 */
export const anInstalledFont = ( fields: Fields ): Fields => ( {
	id: 5,
	settings: {},
	addedAt: DATE,
	canDelete: true,
	atelier_token: 'token',
	faces: [],
	...fields,
} );

/**
 * Builds an answer of the font library.
 *
 * @param families Its families.
 * @param lists    Lists of active fonts of the theme and of the person, where they are not empty.
 */
export const aFontLibrary = (
	families: readonly Fields[],
	lists: Fields = {}
): Fields => ( {
	families,
	themeUrl: '',
	parentFiles: {},
	themeSize: {},
	theme: { fontFamilies: {} },
	user: { fontFamilies: {} },
	...lists,
} );

/**
 * Answers the font library with the families and faces that the server has.
 *
 * @param server Server of the test.
 */
export function serveInstalledFonts( server: RestServer ): void {
	const families = '/wp/v2/font-families';
	server.on( { method: 'GET', route: /\/v1\/installed-fonts$/ }, () =>
		answer(
			200,
			aFontLibrary(
				server.list( families ).map( ( family ) => {
					const route = `${ families }/${ family.id }`;
					return anInstalledFont( {
						id: family.id,
						settings: family.font_family_settings,
						atelier_token: server.read( route ).atelier_token,
						faces: server
							.list( `${ route }/font-faces` )
							.map( ( face ) =>
								anInstalledFace( face.font_face_settings )
							),
					} );
				} )
			),
			{ allow: 'GET' }
		)
	);
}

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
		'patterns/first': theFirstPatterns( [ aListedPattern( {} ) ] ),
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
		'usage/counts': {
			counts: { 7: 0 },
			incomplete: 0,
			index: NO_USES.index,
		},
		'usage/used': { used: [ '7' ], incomplete: 0, index: NO_USES.index },
		'post-counts/page': NO_POSTS,
		'template-kinds': {
			general: [ KIND ],
			postTypes: [ TARGET ],
			taxonomies: [ TARGET ],
		},
		'template-resolver': RESOLUTION,
	};
	serveInstalledFonts( server );
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
