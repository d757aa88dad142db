import {
	BAD_TEXTS,
	BAD_TYPES,
	INVALID_UTF8,
} from '../../test/fixtures/bad-inputs';
import { expect, SHARED_SITE, test } from '../fixtures';
import {
	listBadRequests,
	sendRequests,
	toRequest,
	type GoodRequest,
	type SentRequest,
} from '../support/bad-requests';
import { expectOpen } from '../support/expect-open';
import type { Rest } from '../support/rest';
import type { TestSite } from '../support/site';

test.use( SHARED_SITE );

const VIEW = JSON.stringify( { type: 'table' } );

const create = async ( rest: Rest, route: string, data: object ) =>
	( await rest< { id: number } >( route, { method: 'POST', data } ) ).id;

const HISTORY = '/atelier/v1/history';
const TRANSFER = '/atelier/v1/transfer';

/** Lists what the routes of drafts are sent in good order. */
function listDraftRoutes( id: number ): GoodRequest[] {
	const route = '/atelier/v1/drafts';
	const jobs = [
		[ 'restore', {} ],
		[ 'take-out', { record: 'wp_block/3' } ],
		[ 'put-back', { record: 'wp_block/3' } ],
		[
			'add',
			{
				changes: [
					{
						record: 'identity/description',
						value: { value: 'A' },
					},
				],
			},
		],
		[ 'share', { days: 7 } ],
		[ 'ask', { note: 'A' } ],
		[ 'withdraw', {} ],
		[ 'send-back', { note: 'A' } ],
		[ 'stop-sharing', {} ],
		[
			'schedule',
			{
				at: '2099-05-03T06:00',
				mode: 'stop',
				winners: { 'wp_block/3': 'draft' },
				token: 'a',
			},
		],
		[ 'unschedule', {} ],
		[ 'publish', { winners: { 'wp_block/3': 'draft' }, token: 'a' } ],
		[ 'undo-interrupted', {} ],
		[ 'take-back', { winners: { 'wp_block/3': 'live' } } ],
	] as const;
	return [
		{ method: 'POST', route, args: { name: 'A', changes: [] } },
		{ method: 'GET', route: `${ route }/{id}`, args: { id } },
		{ method: 'PUT', route: `${ route }/{id}`, args: { id, name: 'A' } },
		...jobs.map(
			( [ job, args ] ): GoodRequest => ( {
				method: 'POST',
				route: `${ route }/{id}/${ job }`,
				args: { id, ...args },
			} )
		),
		{
			method: 'GET',
			route: `${ route }/{id}/revisions`,
			args: { id },
		},
		{
			method: 'POST',
			route: `${ route }/{id}/revisions/{revision}/restore`,
			args: { id, revision: 3 },
		},
		{ method: 'DELETE', route: `${ route }/{id}`, args: { id } },
	];
}

/** Lists what each route of ours is sent in good order, with records that are there. */
async function listRoutes( rest: Rest ): Promise< GoodRequest[] > {
	const type = await create( rest, '/wp/v2/wp_dataviews_type', {
		name: 'page',
	} );
	const look = await create( rest, '/atelier/v1/looks', { title: 'A' } );
	const template = await create( rest, '/wp/v2/wp_template', {
		slug: 'single',
		content: 'A',
	} );
	const view = await create( rest, '/wp/v2/wp_dataviews', {
		title: 'A',
		content: VIEW,
		wp_dataviews_type: [ type ],
	} );
	const [ first, second ] = [
		await create( rest, '/wp/v2/blocks', {
			title: 'A',
			status: 'publish',
		} ),
		await create( rest, '/wp/v2/blocks', {
			title: 'B',
			status: 'publish',
		} ),
	];
	const deleted = await create( rest, '/wp/v2/blocks', {
		title: 'C',
		status: 'publish',
	} );
	await rest( `/wp/v2/blocks/${ deleted }`, { method: 'DELETE' } );
	const page = await create( rest, '/wp/v2/pages', {
		title: 'A',
		status: 'publish',
	} );
	const menu = await create( rest, '/wp/v2/navigation', {
		title: 'A',
		status: 'publish',
	} );
	const [ theme ] = await rest( '/wp/v2/themes', {
		params: { status: 'active' },
	} );
	const styles = theme._links[ 'wp:user-global-styles' ][ 0 ].href
		.split( '/' )
		.pop();
	const draft = await create( rest, '/atelier/v1/drafts', { name: 'A' } );
	const paging = { page: 1, per_page: 10 };
	const at = String( Math.floor( Date.now() / 1000 ) );
	return [
		{ method: 'GET', route: '/atelier/v1/deletions', args: paging },
		{
			method: 'GET',
			route: '/atelier/v1/deletions/{id}',
			args: { id: deleted },
		},
		{
			method: 'DELETE',
			route: '/atelier/v1/deletions/{id}',
			args: { id: 0 },
		},
		{
			method: 'POST',
			route: '/atelier/v1/deletions/{id}/restore',
			args: { id: deleted, as_draft: true },
		},
		{
			method: 'GET',
			route: HISTORY,
			args: {
				before: '1764150000-1',
				around: 1764150000,
				per_page: 10,
				kind: 'wp_block',
				record: `wp_block/${ first }`,
				search: 'A',
				author: 1,
			},
		},
		{ method: 'GET', route: `${ HISTORY }/changes`, args: { at } },
		{
			method: 'GET',
			route: `${ HISTORY }/state`,
			args: { at, record: `wp_block/${ first }` },
		},
		{
			method: 'POST',
			route: `${ HISTORY }/restore`,
			args: { at, items: [ { key: `wp_block/${ first }`, token: 'a' } ] },
		},
		{
			method: 'POST',
			route: `${ HISTORY }/moments`,
			args: { name: 'A', automatic: true, at },
		},
		...( [ 'PUT', 'DELETE' ] as const ).map( ( method ) => ( {
			method,
			route: `${ HISTORY }/moments/{id}`,
			args: { id: 0, ...( method === 'PUT' && { name: 'A' } ) },
		} ) ),
		...listDraftRoutes( draft ),
		{
			method: 'POST',
			route: `${ TRANSFER }/file`,
			args: { keys: [ 'pattern/a' ] },
		},
		{
			method: 'POST',
			route: `${ TRANSFER }/import`,
			args: {
				items: JSON.stringify( [
					{ key: 'pattern/a', choice: 'replace', token: 'a' },
				] ),
				draft: 'a',
			},
		},
		{
			method: 'POST',
			route: `${ TRANSFER }/runs/{id}/undo`,
			args: { id: 'a'.repeat( 16 ) },
		},
		{
			method: 'GET',
			route: '/atelier/v1/other-themes/work',
			args: { from: 'a' },
		},
		{
			method: 'GET',
			route: '/atelier/v1/other-themes/frame',
			args: { from: 'a', parts: [ 'colors' ] },
		},
		{
			method: 'GET',
			route: '/atelier/v1/other-themes/previews',
			args: {
				from: 'a',
				records: [ 'part/header' ],
				with: [ 'part/footer' ],
				isStored: false,
			},
		},
		{
			method: 'POST',
			route: '/atelier/v1/other-themes/bring',
			args: {
				from: 'a',
				items: JSON.stringify( [
					{ key: 'pattern/a', choice: 'replace', token: 'a' },
				] ),
			},
		},
		{ method: 'GET', route: '/atelier/v1/looks', args: paging },
		{
			method: 'POST',
			route: '/atelier/v1/looks',
			args: { title: 'A', kind: 'saved', settings: {}, styles: {} },
		},
		{ method: 'GET', route: '/atelier/v1/looks/{id}', args: { id: look } },
		{
			method: 'POST',
			route: '/atelier/v1/looks/{id}',
			args: { id: look, title: 'A', kind: 'saved' },
		},
		{ method: 'DELETE', route: '/atelier/v1/looks/{id}', args: { id: 0 } },
		{
			method: 'GET',
			route: '/atelier/v1/menu-links/targets',
			args: { posts: [ page ], terms: [ type ], urls: [ '/' ] },
		},
		...( [ 'GET', 'PUT', 'DELETE' ] as const ).map( ( method ) => ( {
			method,
			route: '/atelier/v1/open-records',
			args: { type: 'page', id: String( page ) },
		} ) ),
		{
			method: 'GET',
			route: '/atelier/v1/theme-pattern',
			args: { name: 'a' },
		},
		{
			method: 'GET',
			route: '/atelier/v1/previews',
			args: { records: [ `wp_block:${ first }` ] },
		},
		{
			method: 'GET',
			route: '/atelier/v1/differences',
			args: { record: 'identity/title', left: 'live', right: 'live' },
		},
		{
			method: 'POST',
			route: '/atelier/v1/differences/restore',
			args: {
				record: 'identity/title',
				at: 'live',
				paths: [ 'value' ],
			},
		},
		{
			method: 'GET',
			route: '/atelier/v1/fonts/collection',
			args: { collection: 'none', search: 'a' },
		},
		{
			method: 'POST',
			route: '/atelier/v1/fonts/install',
			args: { collection: 'none', family: 'a' },
		},
		{
			method: 'POST',
			route: `${ HISTORY }/interrupted`,
			args: { choice: 'undo' },
		},
		{
			method: 'GET',
			route: '/atelier/v1/presets',
			args: { kind: 'color' },
		},
		{
			method: 'POST',
			route: '/atelier/v1/presets',
			args: { kind: 'color', slug: 'a', name: 'A', value: '#123456' },
		},
		{
			method: 'POST',
			route: '/atelier/v1/presets/merge',
			args: { kind: 'color', slug: 'none', with: 'base' },
		},
		{
			method: 'GET',
			route: '/atelier/v1/styles/contrast',
			args: { pairs: [ '#000/#fff' ] },
		},
		{
			method: 'POST',
			route: '/atelier/v1/styles/apply',
			args: { variation: 'None', saved: look },
		},
		{
			method: 'GET',
			route: '/atelier/v1/styles/values',
			args: { path: 'styles.color' },
		},
		{
			method: 'POST',
			route: '/atelier/v1/styles/values',
			args: {
				set: { 'styles.color.text': '#123456' },
				move: { 'styles.color.text': 'styles.color.background' },
				reset: [ 'styles.color.text' ],
				words: [ 'h1 48px' ],
			},
		},
		{
			method: 'GET',
			route: '/atelier/v1/block-plugin',
			args: { block: 'a/b' },
		},
		{
			method: 'GET',
			route: '/atelier/v1/post-counts/{type}',
			args: { type: 'page' },
		},
		{
			method: 'GET',
			route: '/atelier/v1/usage',
			args: { kind: 'pattern', id: String( first ), ...paging },
		},
		{
			method: 'GET',
			route: '/atelier/v1/usage/counts',
			args: { kind: 'part', ids: [ 'a//b' ] },
		},
		{
			method: 'GET',
			route: '/atelier/v1/usage/used',
			args: { kind: 'menu' },
		},
		{
			method: 'POST',
			route: '/atelier/v1/usage/rebuild',
			args: { restart: false },
		},
		{
			method: 'POST',
			route: '/atelier/v1/usage/replace',
			args: {
				kind: 'pattern',
				id: String( first ),
				with: String( second ),
				cursor: '',
			},
		},
		{
			method: 'GET',
			route: '/atelier/v1/active-templates/{slug}',
			args: { slug: 'single' },
		},
		{
			method: 'POST',
			route: '/atelier/v1/usage/undo',
			args: {
				changes: [ { id: page, revision: 1, hash: '0'.repeat( 32 ) } ],
			},
		},
		{
			method: 'POST',
			route: '/atelier/v1/usage/presets/plan',
			args: {
				kind: 'color',
				slug: 'contrast',
				with: 'base',
				cursor: '',
				isNew: false,
			},
		},
		{
			method: 'POST',
			route: '/atelier/v1/usage/presets/change',
			args: {
				kind: 'color',
				slug: 'contrast',
				with: 'base',
				places: [ { id: page, token: '0'.repeat( 32 ) } ],
			},
		},
		{
			method: 'POST',
			route: '/atelier/v1/usage/presets/define',
			args: { kind: 'color', slug: 'contrast', with: '' },
		},
		{
			method: 'POST',
			route: '/atelier/v1/block-styles',
			args: { block: 'core/button', label: 'Round', name: 'round' },
		},
		{
			method: 'POST',
			route: '/atelier/v1/block-styles/rename',
			args: {
				block: 'core/button',
				name: 'round',
				label: 'Oval',
				was: 'Round',
			},
		},
		{
			method: 'POST',
			route: '/atelier/v1/block-styles/remove',
			args: { block: 'core/button', name: 'round' },
		},
		{
			method: 'GET',
			route: '/atelier/v1/usage/strays',
			args: { kind: 'color' },
		},
		{
			method: 'POST',
			route: '/atelier/v1/usage/strays/plan',
			args: {
				kind: 'color',
				with: 'contrast',
				values: [ '#111112' ],
				cursor: '',
			},
		},
		{
			method: 'POST',
			route: '/atelier/v1/usage/strays/change',
			args: {
				kind: 'color',
				with: 'contrast',
				values: [ '#111112' ],
				places: [ { id: page, token: '0'.repeat( 32 ) } ],
			},
		},
		{
			method: 'POST',
			route: '/atelier/v1/menu-links/front',
			args: { menu },
		},
		{
			method: 'PUT',
			route: '/atelier/v1/active-templates/{slug}',
			args: { slug: 'single', template },
		},
		{
			method: 'GET',
			route: '/atelier/v1/template-resolver',
			args: { url: '/' },
		},
		...[ { post: page }, { term: 1 }, { author: 1 } ].map( ( args ) => ( {
			method: 'GET' as const,
			route: '/atelier/v1/template-resolver',
			args,
		} ) ),
		// Arguments of ours at routes of WordPress's kind.
		{
			method: 'POST',
			route: '/wp/v2/wp_dataviews',
			args: {
				title: 'A',
				status: 'publish',
				content: VIEW,
				wp_dataviews_type: [ type ],
				author: 1,
			},
		},
		{
			method: 'POST',
			route: '/wp/v2/wp_dataviews/{id}',
			args: { id: view, title: 'A', content: VIEW },
		},
		{
			method: 'POST',
			route: '/wp/v2/wp_dataviews_type',
			args: { name: 'page', slug: 'page' },
		},
		{
			method: 'POST',
			route: '/wp/v2/wp_template',
			args: {
				slug: 'single',
				title: 'A',
				activate: false,
				activate_with_content: false,
				meta: {},
			},
		},
		{
			method: 'POST',
			route: '/wp/v2/wp_template/{id}',
			args: {
				id: template,
				slug: 'single',
				title: 'A',
				description: 'A',
				content: 'A',
			},
		},
		{
			method: 'POST',
			route: '/atelier/v1/health/probe',
			args: { content: 'A' },
		},
		{
			method: 'POST',
			route: '/wp/v2/navigation',
			given: { title: 'A', status: 'draft' },
			args: { stays_behind: true, publish_with_content: true },
		},
		{
			method: 'POST',
			route: '/wp/v2/wp_template/{id}',
			args: { id: template, knows_file: true },
		},
		{
			method: 'GET',
			route: '/wp/v2/registered-templates/{id}',
			args: { id: 'a//b' },
		},
		{
			method: 'GET',
			route: '/wp/v2/wp_registered_template/{id}',
			args: { id: 'a//b' },
		},
		{
			method: 'GET',
			route: '/wp/v2/pages',
			args: { atelier_where: [], orderby_hierarchy: true, ...paging },
		},
		{
			method: 'GET',
			route: '/wp/v2/pages',
			args: { orderby_hierarchy: true, offset: 1 },
		},
		{
			method: 'POST',
			route: '/wp/v2/settings',
			args: { active_templates: {} },
		},
		{
			method: 'POST',
			route: `/wp/v2/global-styles/${ styles }`,
			args: { settings: {}, styles: {} },
		},
	];
}

/** Lists the arguments of our own routes that `routes` lacks, as the site itself names them. */
async function findUntried(
	rest: Rest,
	routes: readonly GoodRequest[]
): Promise< string[] > {
	const index = await rest< {
		routes: Record<
			string,
			{ endpoints: { methods: string[]; args: object }[] }
		>;
	} >( '/atelier/v1' );
	return Object.entries( index.routes ).flatMap(
		( [ pattern, { endpoints } ] ) => {
			const route = pattern.replace(
				/\(\?P<(\w+)>.+?\)(?=\/|$)/g,
				'{$1}'
			);
			return endpoints.flatMap( ( { methods, args } ) =>
				Object.keys( args )
					.filter(
						( arg ) =>
							! OF_WORDPRESS.includes( arg ) &&
							! routes.some(
								( tried ) =>
									tried.route === route &&
									methods.includes( tried.method ) &&
									arg in tried.args
							)
					)
					.map(
						( arg ) => `${ methods.join() } ${ route }: ${ arg }`
					)
			);
		}
	);
}

/** Arguments that WordPress gives to every index of a namespace. */
const OF_WORDPRESS = [ 'namespace', 'context' ];

test( 'Every argument of every route of ours takes or refuses every bad value', async ( {
	debugLog,
	rest,
	site,
} ) => {
	// WordPress's own, of a slug that is null.
	debugLog.allow(
		/Passing null to parameter .* in .*wp-includes.formatting\.php/
	);
	test.setTimeout( 240_000 );
	const routes = await listRoutes( rest );
	expect( await findUntried( rest, routes ) ).toEqual( [] );
	const failures: string[] = [];
	for ( const route of routes ) {
		const bad = listBadRequests( route );
		const answers = await sendRequests(
			site,
			bad.map( ( { request } ) => ( { ...request, remove: true } ) )
		);
		failures.push(
			...bad.flatMap( ( { name }, index ) => {
				const { status, code } = answers[ index ]!;
				return status >= 200 && status < 500
					? []
					: [ `${ name }: ${ status } ${ code }` ];
			} )
		);
	}
	expect( failures ).toEqual( [] );
} );

/** Headers that Design sends with its writes, beside the one that says that they are its own. */
const HEADERS = [ 'X-Atelier-Token', 'X-Atelier-Key', 'X-Atelier-Theme' ];

test( 'Whatever the headers of a write say, it is done or refused', async ( {
	rest,
	site,
} ) => {
	const page = await create( rest, '/wp/v2/pages', { title: 'A' } );
	const requests = HEADERS.flatMap( ( header ) =>
		[
			...Object.values( BAD_TEXTS ),
			...Object.values( BAD_TYPES ).map( ( value ) =>
				JSON.stringify( value )
			),
		].flatMap( ( text ) =>
			[ `/wp/v2/pages/${ page }`, '/wp/v2/settings' ].map(
				( route ) => ( {
					...toRequest( { method: 'POST', route }, { title: 'A' } ),
					headers: { 'X-Atelier-Client': '1', [ header ]: text },
				} )
			)
		)
	);
	const answers = await sendRequests( site, requests );
	expect(
		requests.flatMap( ( { route, headers }, index ) => {
			const { status, code } = answers[ index ]!;
			return status >= 200 && status < 500
				? []
				: [ `${ route } ${ JSON.stringify( headers ) }: ${ code }` ];
		} )
	).toEqual( [] );
} );

/** Parameters that an address of Design can have. */
const PARAMETERS = [
	'p',
	'activeView',
	'canvas',
	'categoryId',
	'layout',
	'path',
	'postId',
	'postType',
	'preview',
	'quickEdit',
	'search',
	'section',
	'wp_theme_preview',
];

const ADDRESS_VALUES = [
	...Object.values( BAD_TEXTS ).map( ( text ) =>
		encodeURIComponent( [ ...text ].slice( 0, 200 ).join( '' ) )
	),
	INVALID_UTF8,
];

const ADDRESS_ROUNDS = 4;

test( 'Whatever an address says, Design answers, and what it says is no markup', async ( {
	page,
	site,
} ) => {
	const step = ADDRESS_VALUES.length / ADDRESS_ROUNDS;
	// Each round gives the parameters other values; without `p` it is an address of before, which leads to a new one.
	const queries = Array.from( { length: ADDRESS_ROUNDS }, ( _, round ) =>
		PARAMETERS.map(
			( name, index ) =>
				`${ name }=${
					ADDRESS_VALUES[
						Math.floor( round * step + index ) %
							ADDRESS_VALUES.length
					]
				}`
		)
			.slice( round % 2 )
			.join( '&' )
	);
	queries.push(
		PARAMETERS.map( ( name ) => `${ name }[][a]=1` ).join( '&' )
	);
	for ( const query of queries ) {
		const answer = await page.request.get(
			`${ site.url }/wp-admin/admin.php?page=atelier&${ query }`
		);
		expect.soft( answer.status(), query ).toBe( 200 );
		expect
			.soft( await answer.text(), query )
			.not.toMatch( /<script>alert|<img src=x|<b>A/ );
	}
} );

test( 'Whatever theme an address previews, the REST API answers', async ( {
	rest,
} ) => {
	for ( const value of ADDRESS_VALUES ) {
		const answer = await rest.raw(
			`/wp/v2/users/me?_fields=id&wp_theme_preview=${ value }`
		);
		expect.soft( answer.status(), value ).toBe( 200 );
	}
} );

/** Filters of ours, each with values of wrong types that another plugin may answer with. */
const ANSWERS: Readonly< Record< string, unknown > > = {
	null: null,
	'a list of texts': BAD_TYPES[ 'a list of texts' ],
	'a list of objects': BAD_TYPES[ 'a list of objects' ],
	text: '</script><script>alert(1)</script>',
};

test( 'Whatever another plugin answers to a filter, the site, Design and its editor answer', async ( {
	page,
	site,
} ) => {
	await site.usePlugin( 'misuses-filters' );
	for ( const [ name, answer ] of Object.entries( ANSWERS ) ) {
		await site.task( 'set-options', {
			misuses_filters: JSON.stringify(
				Object.fromEntries(
					FILTERS.map( ( filter ) => [ filter, answer ] )
				)
			),
		} );
		await expectOpen( page, site.url, name );
	}
	await site.task( 'deactivate', { plugins: [ 'misuses-filters' ] } );
} );

const FILTERS = [
	'atelier_boot_payload',
	'atelier_feature',
	'atelier_listed_post_types',
	'atelier_many_patterns',
	'atelier_menu_capability',
	'atelier_sidebar_items',
];

/** Routes that read what is stored. */
const READERS = [
	'/atelier/v1/active-templates',
	'/atelier/v1/deletions',
	'/atelier/v1/font-content',
	'/atelier/v1/installed-fonts',
	'/atelier/v1/looks',
	'/atelier/v1/menu-links/overview',
	'/atelier/v1/parts',
	'/atelier/v1/patterns',
	'/atelier/v1/patterns/first',
	'/atelier/v1/templates',
	'/wp/v2/navigation',
	'/wp/v2/settings',
	'/wp/v2/wp_dataviews',
	'/wp/v2/wp_template',
];

/** Options of ours, which another plugin may write. */
const OPTIONS = [
	'active_templates',
	'atelier_active_templates_of_themes',
	'atelier_active_templates_theme',
	'atelier_changed_settings',
	'atelier_replace_editor_links',
	'atelier_usage',
];

/** Metadata of ours, and of WordPress that we read. */
const META = [
	'_atelier_deleted_by',
	'_atelier_deleted_by_reset',
	'_atelier_deleted_time',
	'_atelier_own',
	'_atelier_template_file',
	'_atelier_template_slug',
	'_atelier_trashed_places',
	'_atelier_was_active',
	'_wp_desired_post_slug',
	'_wp_trash_meta_status',
	'atelier_kind',
	'wp_pattern_sync_status',
];

/** Bad contents of a record of JSON or markup, by name. */
const CONTENTS: Readonly< Record< string, string > > = {
	nothing: '',
	'half of JSON': '{"a":',
	null: 'null',
	'a list': '[[1],"a"]',
	'an object': '{"filters":1,"fields":{"a":1},"settings":[1],"src":{"a":1}}',
	'half of a block': '<!-- wp:navigation-link {"id":[1],"url":1,"label":{}',
	'blocks with lists':
		'<!-- wp:navigation-link {"id":[1],"url":[1],"label":{"a":1}} /--><!-- wp:block {"ref":[1]} /--><!-- wp:pattern {"slug":[1]} /-->',
};

/** Values of every kind with a content, so that one round tries both. */
const ROUNDS = Object.entries( {
	...BAD_TYPES,
	text: '</script>',
	number: -1,
} ).map( ( [ name, value ], index ) => {
	const contents = Object.entries( CONTENTS );
	const [ kind = '', content = '' ] =
		contents[ index % contents.length ] ?? [];
	return { name: `${ name }, and ${ kind } as content`, value, content };
} );

test( 'Whatever another plugin stores, the site, Design and its lists answer', async ( {
	page,
	rest,
	site,
} ) => {
	const { ids, deleted } = await createStored( rest, site );
	for ( const { name, value, content } of ROUNDS ) {
		await site.task( 'write-post', {
			ids,
			row: { post_content: content },
			meta: Object.fromEntries( META.map( ( key ) => [ key, value ] ) ),
		} );
		await site.task( 'set-options', {
			...Object.fromEntries(
				OPTIONS.map( ( option ) => [ option, value ] )
			),
		} );
		await expectOpen( page, site.url, name );
		const requests: SentRequest[] = [
			...READERS.map( ( route ) => ( { method: 'GET', route } ) ),
			{
				method: 'POST',
				route: `/atelier/v1/deletions/${ deleted }/restore`,
			},
			{ method: 'DELETE', route: `/wp/v2/blocks/${ deleted }` },
		];
		const answers = await sendRequests( site, requests );
		expect(
			requests.flatMap( ( { method, route }, index ) => {
				const { status, code } = answers[ index ]!;
				return status === 200 ||
					( method !== 'GET' && status > 200 && status < 500 )
					? []
					: [ `${ method } ${ route }: ${ status } ${ code }` ];
			} ),
			name
		).toEqual( [] );
	}
} );

/** Makes a record of each type that holds JSON or markup, and one that was deleted. */
async function createStored(
	rest: Rest,
	site: TestSite
): Promise< { ids: number[]; deleted: number } > {
	const look = await rest( '/atelier/v1/looks', {
		method: 'POST',
		data: { title: 'A' },
	} );
	const deleted = await rest( '/wp/v2/blocks', {
		method: 'POST',
		data: { title: 'A', status: 'publish' },
	} );
	await rest( `/wp/v2/blocks/${ deleted.id }`, { method: 'DELETE' } );
	const ids: number[] = [ look.id, deleted.id ];
	for ( const type of [
		'wp_block',
		'wp_dataviews',
		'wp_font_face',
		'wp_font_family',
		'wp_navigation',
		'wp_template',
	] ) {
		ids.push(
			await site.task< number >( 'write-post', {
				row: { post_type: type, post_status: 'publish' },
			} )
		);
	}
	return { ids, deleted: deleted.id };
}
