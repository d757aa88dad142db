import { expect, test } from '../fixtures';
import { logIn, type UserName } from '../support/log-in';
import { createRest, type Rest } from '../support/rest';
import type { TestSite } from '../support/site';

const POSTS = '/wp/v2/wp_template';
const ACTIVE = '/atelier/v1/active-templates';
const THEME = 'atelier-hierarchy';

/** Text that every template of the tests prints: where it comes from, and its slug. */
const MARK = /(FILE|POST|PLUGIN|VERSION) [a-z0-9-]+/;

interface Template {
	id: number;
	slug: string;
	title: { raw: string };
	theme: string;
}

/** An address of the site: which slug serves it, and which one when that is deactivated. */
interface Address {
	name: string;
	path: string;
	slug: string;
	next: string;
}

test.use( { ownSite: 'templates-rest' } );

let addresses: Address[] = [];

/** Invalid data for requests, by name. */
const HOSTILE_VALUES: readonly ( readonly [ string, object ] )[] = [
	[ 'nothing', {} ],
	[ 'true', { template: true } ],
	[ 'zero', { template: 0 } ],
	[ 'a negative number', { template: -1 } ],
	[ 'a fraction', { template: 1.5 } ],
	[ 'an empty text', { template: '' } ],
	[ 'markup', { template: '<script>alert(1)</script>' } ],
	[ 'a text of 10,000 characters', { template: '9'.repeat( 10_000 ) } ],
	[ 'a path', { template: '../../wp-config' } ],
	[ 'a list', { template: [ 1 ] } ],
	[ 'an object', { template: { id: 1 } } ],
	[ '2^63', { template: 9223372036854775807n.toString() } ],
	[ 'an id that is gone', { template: 987654 } ],
	[ 'the id of a post', { template: 1 } ],
];

const text = ( words: string ) =>
	`<!-- wp:paragraph --><p>${ words }</p><!-- /wp:paragraph -->`;

/** Makes a version of a template; active unless `isActive` is false. */
const createVersion = (
	rest: Rest,
	slug: string,
	{ isActive = true, words = `POST ${ slug }`, isSuggestion = true } = {}
) =>
	rest< Template >( POSTS, {
		method: 'POST',
		data: {
			slug,
			title: `My ${ slug }`,
			status: 'publish',
			content: text( words ),
			meta: { is_wp_suggestion: isSuggestion },
			activate: isActive,
		},
	} );

const setActive = ( rest: Rest, slug: string, value: number | false | null ) =>
	rest( `${ ACTIVE }/${ slug }`, {
		method: 'PUT',
		data: { template: value },
	} );

const readActive = ( rest: Rest ) =>
	rest< Record< string, number | false > >( ACTIVE );

const remove = ( rest: Rest, id: number ) =>
	rest( `${ POSTS }/${ id }`, {
		method: 'DELETE',
		params: { force: true },
	} );

/** State of a slug and of the template that serves it, as the list has them. */
interface Listed {
	entry: number | false | null;
	served_by: number | string | null;
	state: string | undefined;
	atelier_token: string;
}

/** Reads what the list of templates says of slugs. */
async function readSlugs( rest: Rest ): Promise< Record< string, Listed > > {
	const { slugs, templates } = await rest< {
		slugs: Record< string, Listed >;
		templates: { id: number | string; state: string }[];
	} >( '/atelier/v1/templates' );
	return Object.fromEntries(
		Object.entries( slugs ).map( ( [ slug, listed ] ) => [
			slug,
			{
				...listed,
				state: templates.find( ( { id } ) => id === listed.served_by )
					?.state,
			},
		] )
	);
}

/** Reads which template a visitor gets for a path. */
async function visit( site: TestSite, path: string ): Promise< string > {
	const answer = await fetch( `${ site.url }${ path }` );
	const html = await answer.text();
	return html.match( MARK )?.[ 0 ] ?? `${ answer.status }: no template`;
}

test.beforeAll( async ( { site, playwright } ) => {
	await site.usePlugin( 'templates-books' );
	await site.useTheme( THEME );
	const request = await playwright.request.newContext();
	await request.get( `${ site.url }/?atelier-login=admin` );
	const rest = createRest( request, site.url );
	const create = ( route: string, data: object ) =>
		rest< { id: number; link: string; slug: string } >( route, {
			method: 'POST',
			data: { status: 'publish', ...data },
		} );
	const pathOf = ( { link }: { link: string } ) =>
		link.slice( site.url.length );
	const page = await create( '/wp/v2/pages', { title: 'Plain page' } );
	const child = await create( '/wp/v2/pages', {
		title: 'Child page',
		parent: page.id,
	} );
	const about = await create( '/wp/v2/pages', { title: 'About us' } );
	const narrow = await create( '/wp/v2/pages', {
		title: 'Narrow',
		template: 'narrow',
	} );
	const category = await create( '/wp/v2/categories', { name: 'Chairs' } );
	const tag = await create( '/wp/v2/tags', { name: 'Oak' } );
	const genre = await create( '/wp/v2/genre', { name: 'Novel' } );
	const post = await create( '/wp/v2/posts', {
		title: 'A chair',
		categories: [ category.id ],
		tags: [ tag.id ],
		date: '2026-03-05T10:00:00',
	} );
	const book = await create( '/wp/v2/book', {
		title: 'A book',
		genre: [ genre.id ],
	} );
	const author = await rest< { link: string } >( '/wp/v2/users/1' );
	const blog = await create( '/wp/v2/pages', { title: 'Blog' } );
	addresses = [
		[ 'front page with posts', '/', 'front-page', 'home' ],
		[
			'front page with a parameter',
			'/?utm_source=test',
			'front-page',
			'home',
		],
		[ 'post', pathOf( post ), 'single', 'singular' ],
		[ 'page', pathOf( page ), 'page', 'singular' ],
		[ 'child page', pathOf( child ), 'page', 'singular' ],
		[ 'another page', pathOf( about ), 'page', 'singular' ],
		[ 'page by its id', `/?page_id=${ page.id }`, 'page', 'singular' ],
		[ 'page with a custom template', pathOf( narrow ), 'narrow', 'page' ],
		[ 'category', pathOf( category ), 'category', 'archive' ],
		[
			'category by its id',
			`/?cat=${ category.id }`,
			'category',
			'archive',
		],
		[ 'tag', pathOf( tag ), 'tag', 'archive' ],
		[ 'taxonomy of a plugin', pathOf( genre ), 'taxonomy', 'archive' ],
		[ 'post of a plugin', pathOf( book ), 'single-book', 'single' ],
		[ 'archive of a plugin’s type', '/book/', 'archive', 'index' ],
		[ 'author', pathOf( author ), 'author', 'archive' ],
		[ 'year', '/2026/', 'date', 'archive' ],
		[ 'month', '/2026/03/', 'date', 'archive' ],
		[ 'day', '/2026/03/05/', 'date', 'archive' ],
		[ 'search', '/?s=chair', 'search', 'index' ],
		[ 'search without a result', '/?s=zzzzqqq', 'search', 'index' ],
		[ 'what is not there', '/not-there/', '404', 'index' ],
		[ 'post that is not there', '/?p=999999', '404', 'index' ],
		[ 'feed', '/feed/', '', '' ],
		[ 'embed of a post', `${ pathOf( post ) }embed/`, '', '' ],
		[ 'page of the blog', pathOf( blog ), 'page', 'singular' ],
	].map( ( [ name = '', path = '', slug = '', next = '' ] ) => ( {
		name,
		path,
		slug,
		next,
	} ) );
	await request.dispose();
} );

test.describe( 'The front end', () => {
	const source = ( slug: string ) =>
		slug === 'single-book' ? `PLUGIN ${ slug }` : `FILE ${ slug }`;
	const served = () => addresses.filter( ( { slug } ) => slug );
	const slugs = () => [ ...new Set( served().map( ( { slug } ) => slug ) ) ];

	/** Checks every address. */
	async function expectServed(
		site: TestSite,
		expected: ( address: Address ) => string
	): Promise< void > {
		for ( const address of addresses ) {
			const found = await visit( site, address.path );
			if ( address.slug ) {
				expect.soft( found, address.name ).toBe( expected( address ) );
			} else {
				expect.soft( found, address.name ).toBe( '200: no template' );
			}
		}
	}

	test( 'shows the files of the theme and of plugins where nothing is stored, and neither in feeds nor in embeds', async ( {
		site,
	} ) => {
		expect( addresses ).toHaveLength( 25 );
		await expectServed( site, ( { slug } ) => source( slug ) );
	} );

	test( 'shows the next of the hierarchy where a slug is deactivated', async ( {
		site,
		rest,
	} ) => {
		for ( const { name, path, slug, next } of served() ) {
			await setActive( rest, slug, false );
			expect
				.soft( await visit( site, path ), name )
				.toBe( source( next ) );
			expect
				.soft( ( await readSlugs( rest ) )[ slug ], name )
				.toMatchObject( { entry: false, served_by: null } );
			await setActive( rest, slug, null );
		}
	} );

	/** States in which every slug has an entry that names a post: what is stored, and what serves then. */
	const states: readonly {
		name: string;
		/** Makes the posts, and returns their ids by slug. */
		prepare: (
			rest: Rest,
			site: TestSite
		) => Promise< Record< string, number > >;
		expected: ( slug: string ) => string;
	}[] = [
		{
			name: 'versions where they replace the files',
			prepare: ( rest ) => createAll( rest ),
			expected: ( slug ) => `POST ${ slug }`,
		},
		{
			name: 'files where what is stored is gone',
			prepare: async () =>
				Object.fromEntries(
					slugs().map( ( slug ) => [ slug, 987654 ] )
				),
			expected: source,
		},
		{
			name: 'files where what is stored is in the trash',
			prepare: async ( rest ) => {
				const ids = await createAll( rest );
				for ( const id of Object.values( ids ) ) {
					await rest( `${ POSTS }/${ id }`, { method: 'DELETE' } );
				}
				return ids;
			},
			expected: source,
		},
		{
			name: 'files where what is stored is not published',
			prepare: async ( rest ) => {
				const ids = await createAll( rest );
				for ( const id of Object.values( ids ) ) {
					await rest( `${ POSTS }/${ id }`, {
						method: 'PUT',
						data: { status: 'draft' },
					} );
				}
				return ids;
			},
			expected: source,
		},
		{
			name: 'files where what is stored belongs to another theme',
			prepare: async ( rest, site ) => {
				await site.useTheme( 'atelier-block' );
				const ids = await createAll( rest );
				await site.useTheme( THEME );
				return ids;
			},
			expected: source,
		},
	];

	async function createAll(
		rest: Rest
	): Promise< Record< string, number > > {
		const ids: Record< string, number > = {};
		for ( const slug of [ ...slugs(), 'home' ] ) {
			ids[ slug ] = ( await createVersion( rest, slug ) ).id;
		}
		return ids;
	}

	/** Shows a page in front and the posts on another one, or the posts in front. */
	async function showInFront(
		what: 'page' | 'posts',
		rest: Rest,
		site: TestSite
	): Promise< void > {
		const pages = await rest< { id: number; slug: string }[] >(
			'/wp/v2/pages',
			{ params: { slug: 'about-us,blog', per_page: 10 } }
		);
		const idOf = ( name: string ) =>
			what === 'page'
				? pages.find( ( { slug } ) => slug === name )?.id
				: 0;
		await site.task( 'set-options', {
			show_on_front: what,
			page_on_front: idOf( 'about-us' ),
			page_for_posts: idOf( 'blog' ),
		} );
	}

	for ( const { name, prepare, expected } of states ) {
		test( `shows ${ name }, at every address and with both kinds of front page`, async ( {
			site,
			rest,
		} ) => {
			const ids = await prepare( rest, site );
			await site.task( 'set-options', { active_templates: ids } );
			await expectServed( site, ( { slug } ) => expected( slug ) );
			const listed = await readSlugs( rest );
			for ( const slug of slugs() ) {
				const isPost = expected( slug ) === `POST ${ slug }`;
				expect.soft( listed[ slug ], slug ).toMatchObject( {
					entry: ids[ slug ],
					served_by: isPost
						? ids[ slug ]
						: expect.stringMatching( `//${ slug }$` ),
					state: expect.stringMatching( /^(active|when-used)$/ ),
				} );
			}
			await showInFront( 'page', rest, site );
			expect
				.soft( await visit( site, '/' ) )
				.toBe( expected( 'front-page' ) );
			expect
				.soft( await visit( site, '/blog/' ) )
				.toBe( expected( 'home' ) );
			await showInFront( 'posts', rest, site );
			for ( const id of new Set( Object.values( ids ) ) ) {
				await rest.raw( `${ POSTS }/${ id }`, {
					method: 'DELETE',
					params: { force: true },
				} );
			}
			await site.task( 'set-options', { active_templates: {} } );
		} );
	}

	test( 'goes on as before after a switch of the theme and back, a draft that is published and a template that is restored', async ( {
		site,
		rest,
	} ) => {
		const { id: single } = await createVersion( rest, 'single' );
		const { id: search } = await createVersion( rest, 'search' );
		const active = await readActive( rest );
		const post = addresses[ 2 ]?.path ?? '';
		const setStatus = ( status: string ) =>
			rest( `${ POSTS }/${ single }`, {
				method: 'PUT',
				data: { status },
			} );

		await site.useTheme( 'atelier-block' );
		expect( await visit( site, '/not-there/' ) ).toBe( '404: no template' );
		expect( await readActive( rest ) ).toEqual( {} );
		await site.useTheme( THEME );
		expect( await readActive( rest ) ).toEqual( active );
		expect( await visit( site, post ) ).toBe( 'POST single' );

		// No longer published: the entry stays, and the file serves.
		await setStatus( 'draft' );
		expect( await visit( site, post ) ).toBe( 'FILE single' );
		await setStatus( 'publish' );
		expect( await visit( site, post ) ).toBe( 'POST single' );

		// In the trash: the entry goes, and comes back with the post, which keeps its id.
		for ( const id of [ single, search ] ) {
			await rest( `${ POSTS }/${ id }`, { method: 'DELETE' } );
		}
		expect( await readActive( rest ) ).toEqual( {} );
		await setStatus( 'publish' );
		expect( await readActive( rest ) ).toEqual( { single } );
		expect( await visit( site, post ) ).toBe( 'POST single' );
		await remove( rest, single );
		await remove( rest, search );
		expect( await readActive( rest ) ).toEqual( {} );
	} );

	test( 'shows specific templates, static front pages and a hierarchy that a plugin extends', async ( {
		site,
		rest,
	} ) => {
		const ids: number[] = [];
		for ( const slug of [
			'page-about-us',
			'category-chairs',
			'search-books',
		] ) {
			ids.push( ( await createVersion( rest, slug ) ).id );
		}
		expect( await visit( site, '/about-us/' ) ).toBe(
			'POST page-about-us'
		);
		expect( await visit( site, '/category/chairs/' ) ).toBe(
			'POST category-chairs'
		);
		expect( await visit( site, '/?s=chair' ) ).toBe( 'POST search-books' );
		await setActive( rest, 'page-about-us', null );
		expect( await visit( site, '/about-us/' ) ).toBe( 'FILE page' );

		await showInFront( 'page', rest, site );
		expect( await visit( site, '/' ) ).toBe( 'FILE front-page' );
		expect( await visit( site, '/blog/' ) ).toBe( 'FILE home' );
		await setActive( rest, 'front-page', false );
		expect( await visit( site, '/' ) ).toBe( 'FILE page' );
		await setActive( rest, 'front-page', null );
		await showInFront( 'posts', rest, site );
		for ( const id of ids ) {
			await remove( rest, id );
		}
	} );
} );

test.describe( 'A version that awaits its first content', () => {
	const post = () => addresses[ 2 ]?.path ?? '';
	const createWaiting = ( rest: Rest, slug = 'single' ) =>
		rest< Template >( POSTS, {
			method: 'POST',
			data: {
				slug,
				title: 'Waiting',
				status: 'publish',
				content: '',
				meta: { is_wp_suggestion: true },
				activate: false,
				activate_with_content: true,
			},
		} );
	const change = ( rest: Rest, id: number, data: object ) =>
		rest( `/wp/v2/templates/${ id }`, { method: 'PUT', data } );

	test( 'serves from that on, and neither from its creation nor from a new name', async ( {
		site,
		rest,
	} ) => {
		const { id } = await createWaiting( rest );
		expect( await visit( site, post() ) ).toBe( 'FILE single' );
		await change( rest, id, { title: 'Another name' } );
		expect( await visit( site, post() ) ).toBe( 'FILE single' );
		const listed = async () =>
			(
				await rest< { templates: Record< string, unknown >[] } >(
					'/atelier/v1/templates'
				)
			).templates.find( ( template ) => template.id === id );
		expect( await listed() ).toMatchObject( { awaits_content: true } );

		await change( rest, id, { content: text( 'VERSION waited' ) } );
		expect( await visit( site, post() ) ).toBe( 'VERSION waited' );
		expect( await listed() ).toMatchObject( { awaits_content: false } );

		// A person has taken it out: another save does not bring it back.
		await setActive( rest, 'single', null );
		await change( rest, id, { content: text( 'VERSION later' ) } );
		expect( await visit( site, post() ) ).toBe( 'FILE single' );
		await remove( rest, id );
	} );

	test( 'replaces what served when it was made, and nothing that was chosen since', async ( {
		site,
		rest,
	} ) => {
		const before = await createVersion( rest, 'single', {
			words: 'VERSION before',
		} );
		const first = await createWaiting( rest );
		const second = await createWaiting( rest );
		await change( rest, first.id, { content: text( 'VERSION first' ) } );
		expect( await visit( site, post() ) ).toBe( 'VERSION first' );
		await change( rest, second.id, { content: text( 'VERSION second' ) } );
		expect( await visit( site, post() ) ).toBe( 'VERSION first' );

		// Activated and taken out by hand, it waits no more.
		const third = await createWaiting( rest );
		await setActive( rest, 'single', third.id );
		await setActive( rest, 'single', first.id );
		await change( rest, third.id, { content: text( 'VERSION third' ) } );
		expect( await visit( site, post() ) ).toBe( 'VERSION first' );
		for ( const { id } of [ before, first, second, third ] ) {
			await remove( rest, id );
		}
	} );

	test( 'replaces what the slug serves that it got meanwhile', async ( {
		site,
		rest,
	} ) => {
		const { id } = await createWaiting( rest, 'tag' );
		await rest( `${ POSTS }/${ id }`, {
			method: 'POST',
			data: { slug: 'single' },
		} );
		expect( await visit( site, post() ) ).toBe( 'FILE single' );
		await change( rest, id, { content: text( 'VERSION renamed' ) } );
		expect( await visit( site, post() ) ).toBe( 'VERSION renamed' );
		await remove( rest, id );
	} );
} );

test.describe( 'Versions', () => {
	test( 'share a slug, and the lookup, the list and the address of the theme know the active one', async ( {
		site,
		rest,
	} ) => {
		const first = await createVersion( rest, 'single', {
			words: 'VERSION one',
		} );
		const second = await createVersion( rest, 'single', {
			words: 'VERSION two',
			isActive: false,
		} );
		const post = addresses[ 2 ]?.path ?? '';
		expect( [ first.slug, second.slug ] ).toEqual( [ 'single', 'single' ] );
		expect( await visit( site, post ) ).toBe( 'VERSION one' );

		await setActive( rest, 'single', second.id );
		expect( await visit( site, post ) ).toBe( 'VERSION two' );
		const one = await rest( `/wp/v2/templates/${ THEME }//single` );
		expect( one.wp_id ).toBe( second.id );
		const lookup = await rest( '/wp/v2/templates/lookup', {
			params: {
				slug: 'single-post-a-chair',
				template_prefix: 'single-post',
			},
		} );
		expect( lookup.wp_id ).toBe( second.id );
		const combined =
			await rest< { slug: string; wp_id: number }[] >(
				'/wp/v2/templates'
			);
		expect(
			combined.filter( ( { slug } ) => slug === 'single' )
		).toMatchObject( [ { wp_id: second.id } ] );

		// A number names a version, whichever serves, for reading and for writing.
		const byNumber = await rest( `/wp/v2/templates/${ first.id }` );
		expect( byNumber ).toMatchObject( {
			id: first.id,
			wp_id: first.id,
			slug: 'single',
		} );
		await rest( `/wp/v2/templates/${ first.id }`, {
			method: 'PUT',
			data: { content: text( 'VERSION three' ) },
		} );
		expect( await visit( site, post ) ).toBe( 'VERSION two' );
		await setActive( rest, 'single', first.id );
		expect( await visit( site, post ) ).toBe( 'VERSION three' );
		const posts = await rest< Template[] >( POSTS, {
			params: { per_page: 100 },
		} );
		expect(
			posts
				.filter( ( { slug } ) => slug === 'single' )
				.map( ( { id } ) => id )
				.sort()
		).toEqual( [ first.id, second.id ].sort() );

		await remove( rest, first.id );
		expect( await visit( site, post ) ).toBe( 'FILE single' );
		// The copy of the file beside an inactive version has the file's slug, and is live.
		const copy = await rest( `/wp/v2/templates/${ THEME }//single`, {
			method: 'PUT',
			data: { content: text( 'VERSION four' ) },
		} );
		expect( copy.slug ).toBe( 'single' );
		expect( await visit( site, post ) ).toBe( 'VERSION four' );
		expect( ( await readActive( rest ) ).single ).toBe( copy.wp_id );
		await remove( rest, copy.wp_id );
		await remove( rest, second.id );
	} );

	test( 'are live when WordPress’s own routes make them, and saving again keeps their slug', async ( {
		site,
		rest,
	} ) => {
		const made = await rest( '/wp/v2/templates', {
			method: 'POST',
			data: {
				slug: 'tag-oak',
				title: 'Tag: Oak',
				content: text( 'POST tag-oak' ),
				is_wp_suggestion: true,
			},
		} );
		expect( await visit( site, '/tag/oak/' ) ).toBe( 'POST tag-oak' );
		const saved = await rest( `/wp/v2/templates/${ THEME }//tag-oak`, {
			method: 'PUT',
			data: { title: 'Oak', description: 'For oak.' },
		} );
		expect( saved ).toMatchObject( {
			wp_id: made.wp_id,
			slug: 'tag-oak',
			description: 'For oak.',
		} );
		await remove( rest, made.wp_id );
		expect( await visit( site, '/tag/oak/' ) ).toBe( 'FILE tag' );
	} );

	test( 'take another slug with their entry, and never that of what serves', async ( {
		site,
		rest,
	} ) => {
		const version = await createVersion( rest, 'category-chairs' );
		await rest( `${ POSTS }/${ version.id }`, {
			method: 'PUT',
			data: { slug: 'tag-oak' },
		} );
		expect( await visit( site, '/category/chairs/' ) ).toBe(
			'FILE category'
		);
		expect( await visit( site, '/tag/oak/' ) ).toBe(
			'POST category-chairs'
		);
		expect( await readActive( rest ) ).toEqual( { 'tag-oak': version.id } );
		await remove( rest, version.id );
	} );

	test( 'leave the site as it is when the plugin goes, and come back with it', async ( {
		site,
		rest,
	} ) => {
		const active = await createVersion( rest, 'single', {
			words: 'VERSION active',
		} );
		const inactive = await createVersion( rest, 'single', {
			words: 'VERSION inactive',
			isActive: false,
		} );
		await setActive( rest, 'search', false );
		const post = addresses[ 2 ]?.path ?? '';
		await site.task( 'deactivate', { plugins: [ 'atelier' ] } );
		expect( await visit( site, post ) ).toBe( 'VERSION active' );
		expect( await visit( site, '/?s=chair' ) ).toBe( 'FILE search' );
		expect(
			await site.task( 'list-options', { like: 'active_templates' } )
		).toEqual( [] );
		await site.task( 'activate', { plugins: [ 'atelier' ] } );
		expect( await visit( site, post ) ).toBe( 'VERSION active' );
		expect( await visit( site, '/?s=chair' ) ).toBe( 'FILE index' );
		const posts = await rest< Template[] >( POSTS, {
			params: { include: inactive.id },
		} );
		expect( posts ).toMatchObject( [ { slug: 'single' } ] );
		await setActive( rest, 'search', null );
		await remove( rest, active.id );
		await remove( rest, inactive.id );
	} );
} );

test.describe( 'Where people stumbled', () => {
	const readListed = async ( rest: Rest, id: number ) =>
		(
			await rest< {
				templates: {
					id: number | string;
					has_update: boolean;
					modified: string;
				}[];
			} >( '/atelier/v1/templates' )
		).templates.find( ( template ) => template.id === id );

	test( 'a version tells that the file has changed which it hides, until a person has seen it', async ( {
		site,
		rest,
	} ) => {
		const setFile = ( words: string ) =>
			site.task( 'set-options', {
				templates_books_content: text( words ),
			} );
		await setFile( 'PLUGIN single-book' );
		// By Design’s route and by that of WordPress.
		const version = await createVersion( rest, 'single-book', {
			isActive: false,
		} );
		const copy = await rest( `/wp/v2/templates/${ THEME }//single-book`, {
			method: 'PUT',
			data: { content: text( 'VERSION mine' ) },
		} );
		const ids = [ version.id, copy.wp_id as number ];
		const states = async () =>
			Promise.all(
				ids.map(
					async ( id ) => ( await readListed( rest, id ) )?.has_update
				)
			);
		expect( await states() ).toEqual( [ false, false ] );
		await setFile( 'PLUGIN single-two' );
		expect( await states() ).toEqual( [ true, true ] );
		// Saving the version again says nothing of the file.
		await rest( `${ POSTS }/${ version.id }`, {
			method: 'PUT',
			data: { title: 'Again' },
		} );
		expect( await states() ).toEqual( [ true, true ] );
		const before = await readListed( rest, copy.wp_id );
		await rest( `${ POSTS }/${ copy.wp_id }`, {
			method: 'PUT',
			data: { knows_file: true },
		} );
		expect( await states() ).toEqual( [ true, false ] );
		expect( ( await readListed( rest, copy.wp_id ) )?.modified ).toBe(
			before?.modified
		);
		await setFile( 'PLUGIN single-book' );
		expect( await states() ).toEqual( [ false, true ] );
		for ( const id of ids ) {
			await remove( rest, id );
		}
	} );

	test( 'an active version serves behind newer ones, also where WordPress looks for one slug alone', async ( {
		site,
		rest,
	} ) => {
		const ids: number[] = [];
		for ( const isActive of [ true, false, false ] ) {
			const words = isActive ? 'VERSION old' : 'VERSION new';
			const { id } = await createVersion( rest, '404', {
				isActive,
				words,
			} );
			ids.push( id );
		}
		expect( await visit( site, '/not-there/' ) ).toBe( 'VERSION old' );
		await setActive( rest, '404', null );
		expect( await visit( site, '/not-there/' ) ).toBe( 'FILE 404' );
		for ( const id of ids ) {
			await remove( rest, id );
		}
	} );

	test( 'other plugins are given what serves, and all versions when they ask', async ( {
		rest,
	} ) => {
		const first = await createVersion( rest, 'single' );
		const second = await createVersion( rest, 'single', {
			isActive: false,
		} );
		const ask = ( inactive: boolean ) =>
			rest< number[] >( '/books/v1/templates', {
				params: { slug: 'single', ...( inactive && { inactive } ) },
			} );
		expect( await ask( false ) ).toEqual( [ first.id ] );
		expect( ( await ask( true ) ).sort() ).toEqual(
			[ first.id, second.id ].sort()
		);
		await setActive( rest, 'single', null );
		// The file has no post.
		expect( await ask( false ) ).toEqual( [ null ] );
		await remove( rest, first.id );
		await remove( rest, second.id );
	} );

	test( 'copies of a theme that drops its block templates do not serve, and come back with these', async ( {
		site,
		rest,
		debugLog,
	} ) => {
		// WordPress's own, of a classic theme that has block templates and style variations of blocks.
		debugLog.allow( /block-style-variation-styles/ );
		const post = addresses[ 2 ]?.path ?? '';
		const drop = ( isDropped: boolean ) =>
			site.task( 'set-options', {
				templates_books_drops_templates: isDropped ? 1 : 0,
			} );
		const copy = await rest( `/wp/v2/templates/${ THEME }//single`, {
			method: 'PUT',
			data: { content: text( 'POST single' ) },
		} );
		expect( await visit( site, post ) ).toBe( 'POST single' );
		await drop( true );
		expect( await visit( site, post ) ).toBe( 'FILE single' );
		await drop( false );
		expect( await visit( site, post ) ).toBe( 'POST single' );
		await remove( rest, copy.wp_id );
	} );

	test( 'what was made while the plugin was off serves when it comes', async ( {
		site,
		rest,
	} ) => {
		const post = addresses[ 2 ]?.path ?? '';
		await site.task( 'deactivate', { plugins: [ 'atelier' ] } );
		const copy = await rest( `/wp/v2/templates/${ THEME }//single`, {
			method: 'PUT',
			data: { content: text( 'POST single' ) },
		} );
		expect( await visit( site, post ) ).toBe( 'POST single' );
		await site.task( 'activate', { plugins: [ 'atelier' ] } );
		expect( await visit( site, post ) ).toBe( 'POST single' );
		expect( await readActive( rest ) ).toEqual( { single: copy.wp_id } );
		await remove( rest, copy.wp_id );
	} );

	test( 'a template for one item gets a name in words', async ( {
		rest,
	} ) => {
		const made = await rest< Template & { description: string } >( POSTS, {
			method: 'POST',
			data: {
				slug: 'page-about-us',
				title: 'page-about-us',
				content: text( 'POST page-about-us' ),
				meta: { is_wp_suggestion: true },
			},
		} );
		expect( made.title.raw ).toBe( 'Page: About us' );
		expect( made.description ).toContain( 'About us' );
		await remove( rest, made.id );
	} );

	for ( const { alphabet, title, route, prefix } of [
		{
			alphabet: 'Cyrillic',
			title: 'Привет, мир',
			route: '/wp/v2/pages',
			prefix: 'page-',
		},
		{
			alphabet: 'Thai',
			title: 'สวัสดี',
			route: '/wp/v2/posts',
			prefix: 'single-post-',
		},
		{
			alphabet: 'Chinese',
			title: '新闻',
			route: '/wp/v2/categories',
			prefix: 'category-',
		},
	] ) {
		test( `a template for one item with a ${ alphabet } slug serves that alone, and its copy and a save with the same slug keep it`, async ( {
			rest,
			site,
		} ) => {
			const item = await rest< {
				id: number;
				slug: string;
				link: string;
			} >( route, {
				method: 'POST',
				data: { title, name: title, status: 'publish' },
			} );
			const path = item.link.slice( site.url.length );
			const before = await Promise.all(
				addresses.map( ( { path: other } ) => visit( site, other ) )
			);
			const slug = prefix + item.slug;
			expect( slug ).toContain( '%' );
			const made = await createVersion( rest, slug, {
				words: 'POST of-one-item',
			} );
			expect( made.slug ).toBe( slug );
			expect( await readActive( rest ) ).toEqual( { [ slug ]: made.id } );
			expect( await visit( site, path ) ).toBe( 'POST of-one-item' );
			expect(
				await Promise.all(
					addresses.map( ( { path: other } ) => visit( site, other ) )
				)
			).toEqual( before );

			const copy = await createVersion( rest, slug, { isActive: false } );
			expect( copy.slug ).toBe( slug );
			for ( const same of [ slug, decodeURIComponent( slug ) ] ) {
				const saved = await rest< Template >(
					`${ POSTS }/${ made.id }`,
					{
						method: 'PUT',
						data: { slug: same, title: 'Named' },
					}
				);
				expect( saved.slug ).toBe( slug );
			}
			const byName = await rest< { wp_id: number } >(
				`/wp/v2/templates/${ THEME }//${ slug }`
			);
			expect( byName.wp_id ).toBe( made.id );
			// Somebody who types a slug in letters, with a blank, gets the same as WordPress's own fields give.
			const moved = await rest< Template >( `${ POSTS }/${ made.id }`, {
				method: 'PUT',
				data: { slug: `${ prefix }${ title } 2` },
			} );
			expect( decodeURIComponent( moved.slug ) ).toMatch(
				/^[a-z-]+-[\p{L}\p{M}-]+-2$/u
			);
			expect( await readActive( rest ) ).toEqual( {
				[ moved.slug ]: made.id,
			} );
			await setActive( rest, encodeURIComponent( slug ), copy.id );
			expect( await visit( site, path ) ).toBe( `POST ${ prefix }` );
			await remove( rest, made.id );
			await remove( rest, copy.id );
			expect( await readActive( rest ) ).toEqual( {} );
			await rest( `${ route }/${ item.id }`, {
				method: 'DELETE',
				params: { force: true },
			} );
		} );
	}

	test( 'a slug that WordPress would cut is refused, since the cut one is that of something else', async ( {
		rest,
	} ) => {
		const slug = `page-${ '%d0%b6'.repeat( 33 ) }`;
		const answer = await rest.raw( POSTS, {
			method: 'POST',
			data: { slug, title: 'Long', status: 'publish' },
		} );
		expect( answer.status() ).toBe( 400 );
		expect( await answer.json() ).toMatchObject( {
			code: 'atelier_long_template_slug',
		} );
		expect( await readActive( rest ) ).toEqual( {} );
	} );
} );

test.describe( 'The setting', () => {
	test( 'keeps both of two slugs that two administrators change at once (two people: active_templates)', async ( {
		browser,
		rest,
		site,
	} ) => {
		await rest( '/wp/v2/users', {
			method: 'POST',
			data: {
				username: 'second',
				email: 'second@example.org',
				password: 'second-password-1',
				roles: [ 'administrator' ],
			},
		} );
		const context = await browser.newContext();
		await logIn( context, site.url, 'second' );
		const asSecond = createRest( context.request, site.url );
		const [ mine, theirs ] = await Promise.all( [
			createVersion( rest, 'search', { isActive: false } ),
			createVersion( asSecond, '404', { isActive: false } ),
		] );
		const slugs = [ 'single', 'page', 'archive', 'author', 'date', 'tag' ];
		await Promise.all( [
			setActive( rest, 'search', mine.id ),
			setActive( asSecond, '404', theirs.id ),
			...slugs.map( ( slug, index ) =>
				setActive( index % 2 ? rest : asSecond, slug, false )
			),
		] );
		expect( await readActive( rest ) ).toEqual( {
			search: mine.id,
			404: theirs.id,
			...Object.fromEntries( slugs.map( ( slug ) => [ slug, false ] ) ),
		} );
		await Promise.all(
			slugs.map( ( slug, index ) =>
				setActive( index % 2 ? asSecond : rest, slug, null )
			)
		);
		expect( await readActive( rest ) ).toEqual( {
			search: mine.id,
			404: theirs.id,
		} );
		await remove( rest, mine.id );
		await remove( rest, theirs.id );
		await context.close();
	} );

	test( 'refuses an action from a list that is out of date (fault 8), and says who has changed the slug', async ( {
		browser,
		rest,
		site,
	} ) => {
		const context = await browser.newContext();
		await logIn( context, site.url, 'designer' );
		const asDesigner = createRest( context.request, site.url );
		const { single, page } = await readSlugs( rest );
		const activate = (
			token: string | undefined,
			template: false | null
		) =>
			rest.raw( `${ ACTIVE }/single`, {
				method: 'PUT',
				isDesign: true,
				headers: { 'X-Atelier-Token': token ?? '' },
				data: { template },
			} );
		await setActive( asDesigner, 'single', false );
		// Another slug is another record.
		await setActive( rest, 'page', false );
		const late = await activate( single?.atelier_token, null );
		expect( late.status() ).toBe( 412 );
		const { code, data } = await late.json();
		expect( code ).toBe( 'atelier_changed_meanwhile' );
		expect( data ).toMatchObject( {
			record: { slug: 'single', template: false },
			changed_by: 'Dina Rosen',
			changed_by_you: false,
		} );
		expect( ( await readActive( rest ) ).single ).toBe( false );

		// With the token of the refusal it is written, once and again.
		const written = await activate( data.token, null );
		expect( written.status() ).toBe( 200 );
		expect( await written.json() ).toMatchObject( {
			slug: 'single',
			template: null,
			atelier_token: single?.atelier_token,
		} );
		expect( ( await readSlugs( rest ) ).page?.atelier_token ).not.toBe(
			page?.atelier_token
		);
		await setActive( rest, 'page', null );
		await context.close();
	} );

	test( 'lets one of two changes of a slug through that began from the same', async ( {
		rest,
	} ) => {
		const { tag } = await readSlugs( rest );
		const version = await createVersion( rest, 'tag', { isActive: false } );
		const answers = await Promise.all(
			[ version.id, false ].map( ( template ) =>
				rest.raw( `${ ACTIVE }/tag`, {
					method: 'PUT',
					isDesign: true,
					headers: { 'X-Atelier-Token': tag?.atelier_token ?? '' },
					data: { template },
				} )
			)
		);
		expect( answers.map( ( answer ) => answer.status() ).sort() ).toEqual( [
			200, 412,
		] );
		await setActive( rest, 'tag', null );
		await remove( rest, version.id );
	} );

	test( 'is in /wp/v2/settings, for reading and for writing', async ( {
		rest,
	} ) => {
		const empty = await rest( '/wp/v2/settings' );
		expect( empty.active_templates ).toEqual( {} );
		const written = await rest( '/wp/v2/settings', {
			method: 'POST',
			data: { active_templates: { search: false, index: false } },
		} );
		expect( written.active_templates ).toEqual( { search: false } );
		await setActive( rest, 'search', null );
	} );

	test( 'refuses each hostile value', async ( { rest } ) => {
		for ( const [ name, data ] of HOSTILE_VALUES ) {
			await test.step( `refuses ${ name }`, async () => {
				const answer = await rest.raw( `${ ACTIVE }/single`, {
					method: 'PUT',
					data,
				} );
				expect( answer.status() ).toBe( 400 );
				expect( await readActive( rest ) ).toEqual( {} );
			} );
		}
	} );

	test( 'refuses null in place of the whole setting', async ( { rest } ) => {
		await setActive( rest, 'search', false );
		const answer = await rest.raw( '/wp/v2/settings', {
			method: 'PUT',
			data: { active_templates: null },
		} );
		expect( answer.status() ).toBe( 400 );
		expect( ( await answer.json() ).message ).toContain(
			'must be an object'
		);
		expect( await readActive( rest ) ).toEqual( { search: false } );
		await setActive( rest, 'search', null );
	} );

	test( 'refuses to deactivate the index, and slugs that are none', async ( {
		rest,
	} ) => {
		for ( const slug of [
			'index',
			'..%2F..%2Fwp-config',
			'%3Cb%3E',
			'a%00b',
		] ) {
			const answer = await rest.raw( `${ ACTIVE }/${ slug }`, {
				method: 'PUT',
				data: { template: false },
			} );
			expect( [ 400, 404 ], slug ).toContain( answer.status() );
		}
	} );

	test( 'does no harm when somebody stored something else', async ( {
		rest,
		site,
	} ) => {
		for ( const stored of [
			'text',
			1,
			[ 'single', 'page' ],
			{
				single: 'x',
				page: { a: 1 },
				index: false,
				'<b>': 3,
				__proto__: 1,
			},
			{ single: true, page: -4, tag: 1.5 },
		] ) {
			await site.task( 'set-options', { active_templates: stored } );
			expect( await readActive( rest ) ).toEqual( {} );
			expect( await visit( site, '/plain-page/' ) ).toBe( 'FILE page' );
		}
		await site.task( 'set-options', { active_templates: {} } );
	} );
} );

test.describe( 'Rights', () => {
	const allowed: readonly UserName[] = [ 'admin', 'designer' ];
	const routes = [
		ACTIVE,
		'/atelier/v1/templates',
		'/atelier/v1/template-resolver',
		POSTS,
		'/wp/v2/registered-templates',
		'/wp/v2/wp_registered_template',
	];

	for ( const user of [
		'admin',
		'designer',
		'editor',
		'author',
		'contributor',
		'subscriber',
		null,
	] as const ) {
		test( `of ${ user ?? 'nobody' }, whatever is sent`, async ( {
			browser,
			rest: asAdmin,
			site,
		} ) => {
			const context = await browser.newContext();
			if ( user ) {
				await logIn( context, site.url, user );
			}
			const rest = createRest( context.request, site.url );
			const isAllowed = user !== null && allowed.includes( user );
			const { id: read } = await createVersion( asAdmin, '404', {
				isActive: false,
			} );
			for ( const route of [
				...routes,
				`${ POSTS }/${ read }/revisions`,
			] ) {
				const answer = await rest.raw( route );
				expect.soft( answer.ok(), route ).toBe( isAllowed );
			}
			await remove( asAdmin, read );
			const write = await rest.raw( `${ ACTIVE }/search`, {
				method: 'PUT',
				data: { template: false },
			} );
			expect.soft( write.ok(), 'activation' ).toBe( isAllowed );
			for ( const [ name, data ] of HOSTILE_VALUES ) {
				const answer = await rest.raw( `${ ACTIVE }/single`, {
					method: 'PUT',
					data,
				} );
				expect
					// WordPress looks at what is sent before it asks who sends it.
					.soft( isAllowed ? [ 400 ] : [ 400, 401, 403 ], name )
					.toContain( answer.status() );
			}
			expect
				.soft( await readActive( asAdmin ), 'the setting' )
				.toEqual( isAllowed ? { search: false } : {} );
			await setActive( asAdmin, 'search', null );
			const create = await rest.raw( POSTS, {
				method: 'POST',
				data: {
					slug: 'search',
					title: 'Mine',
					content: text( 'POST search' ),
				},
			} );
			expect.soft( create.ok(), 'creation' ).toBe( isAllowed );
			if ( create.ok() ) {
				const { id, theme } = await create.json();
				expect( theme ).toBe( THEME );
				expect( await visit( site, '/?s=chair' ) ).toBe(
					'POST search'
				);
				await remove( rest, id );
			}
			await context.close();
		} );
	}
} );

test( 'The resolver says what the front end does, for addresses, posts, terms and authors', async ( {
	site,
	rest,
} ) => {
	const resolve = ( params: Record< string, string | number > ) =>
		rest< { slugs: string[]; winner: string | null; kind: string } >(
			'/atelier/v1/template-resolver',
			{ params }
		);
	for ( const { name, path, slug } of addresses.filter( ( a ) => a.slug ) ) {
		const { winner, slugs } = await resolve( { url: path } );
		expect.soft( winner, name ).toBe( `${ THEME }//${ slug }` );
		expect.soft( slugs.at( -1 ), name ).toBe( 'index' );
	}
	const [ post ] = await rest( '/wp/v2/posts', {
		params: { slug: 'a-chair' },
	} );
	expect( ( await resolve( { post: post.id } ) ).slugs ).toEqual( [
		'single-post-a-chair',
		'single-post',
		'single',
		'singular',
		'index',
	] );
	const [ genre ] = await rest( '/wp/v2/genre', {
		params: { slug: 'novel' },
	} );
	expect( ( await resolve( { term: genre.id } ) ).slugs ).toEqual( [
		'taxonomy-genre-novel',
		`taxonomy-genre-${ genre.id }`,
		'taxonomy-genre',
		'taxonomy',
		'archive',
		'index',
	] );
	expect( ( await resolve( { author: 1 } ) ).slugs ).toContain( 'author-1' );
	const foreign = await rest.raw( '/atelier/v1/template-resolver', {
		params: { url: 'https://example.org/' },
	} );
	expect( foreign.status() ).toBe( 400 );
	expect( await visit( site, '/' ) ).toBe( 'FILE front-page' );
} );
