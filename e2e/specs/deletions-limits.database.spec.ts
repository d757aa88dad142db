import { expect, test } from '../fixtures';
import { logIn, type UserName } from '../support/log-in';
import { createRest, type Rest } from '../support/rest';
import type { TestSite } from '../support/site';

const DELETIONS = '/atelier/v1/deletions';
const MARKUP = '<!-- wp:html --><iframe src="x"></iframe><!-- /wp:html -->';

/** As `Kept_Records` has them. */
const MAX_ITEMS = 1_000;
const MAX_BYTES = 67_108_864;

/** Memory limit of PHP: enough for a list, and less than all kept records take. */
const LITTLE_MEMORY = '96M';

interface Stored {
	row: Record< string, string >;
	meta: [ string, string ][];
}

const now = () => Math.floor( Date.now() / 1000 );

const makeMenu = ( rest: Rest, title: string ) =>
	rest( '/wp/v2/navigation', {
		method: 'POST',
		data: { title, content: MARKUP, status: 'publish' },
	} );

const remove = ( rest: Rest, path: string ) =>
	rest.raw( path, {
		method: 'DELETE',
		params: { force: true },
		isDesign: true,
	} );

const restore = ( rest: Rest, id: number ) =>
	rest.raw( `${ DELETIONS }/${ id }/restore`, { method: 'POST' } );

const read = async ( site: TestSite, id: number ) =>
	(
		await site.task< Record< number, Stored | null > >( 'read-posts', [
			id,
		] )
	)[ id ]!;

const isListed = async ( rest: Rest, id: number ) => {
	for ( let page = 1; ; page++ ) {
		const answer = await rest.raw( DELETIONS, {
			params: { per_page: 100, page },
		} );
		expect( answer.status() ).toBe( 200 );
		const list = ( await answer.json() ) as { id: number }[];
		if ( list.some( ( item ) => item.id === id ) ) {
			return true;
		}
		if ( list.length < 100 ) {
			return false;
		}
	}
};

test.describe( 'A deletion that is interrupted', () => {
	test( 'right after the record went to the trash is listed, and undone', async ( {
		rest,
		site,
	} ) => {
		await site.usePlugin( 'weak-server' );
		const menu = await makeMenu( rest, 'Interrupted' );
		const path = `/wp/v2/navigation/${ menu.id }`;
		const before = await read( site, menu.id );
		await site.task( 'set-options', { weak_server_ends_at: menu.id } );
		expect( ( await remove( rest, path ) ).status() ).toBe( 500 );
		await site.task( 'set-options', { weak_server_ends_at: null } );
		expect( ( await read( site, menu.id ) ).row.post_status ).toBe(
			'trash'
		);

		expect( await isListed( rest, menu.id ) ).toBe( true );
		expect( ( await restore( rest, menu.id ) ).status() ).toBe( 200 );
		expect( await read( site, menu.id ) ).toEqual( before );
		await remove( rest, path );
	} );

	test( 'and has left no mark is listed, undone, and ends after 30 days', async ( {
		rest,
		site,
	} ) => {
		const menu = await makeMenu( rest, 'Unmarked' );
		await site.task( 'write-post', {
			id: menu.id,
			row: { post_status: 'trash', post_name: 'unmarked__trashed' },
		} );
		expect( await isListed( rest, menu.id ) ).toBe( true );
		await site.task( 'run-hook', { name: 'atelier_delete_expired' } );
		const marked = Object.fromEntries(
			( await read( site, menu.id ) ).meta
		);
		expect( Number( marked._atelier_deleted_time ) ).toBeGreaterThan(
			now() - 3_600
		);
		expect( ( await restore( rest, menu.id ) ).status() ).toBe( 200 );
		expect( await read( site, menu.id ) ).toMatchObject( {
			row: { post_status: 'publish', post_name: 'unmarked' },
			meta: [],
		} );
	} );

	test( 'publishes nothing for those who may not publish', async ( {
		site,
		playwright,
	} ) => {
		const context = await playwright.request.newContext();
		await logIn( { request: context } as never, site.url, 'contributor' );
		const contributor = createRest( context, site.url );
		const { id: person } = await contributor( '/wp/v2/users/me' );
		const id = await site.task< number >( 'write-post', {
			row: {
				post_type: 'wp_block',
				post_status: 'trash',
				post_author: person,
			},
		} );
		expect( ( await restore( contributor, id ) ).status() ).toBe( 200 );
		expect( ( await read( site, id ) ).row.post_status ).toBe( 'draft' );
		await context.dispose();
	} );
} );

test.describe( 'What one person deletes', () => {
	test( 'takes no memory of the list and the expiry, and never ends what another person deleted', async ( {
		rest,
		site,
	} ) => {
		test.setTimeout( 300_000 );
		await site.usePlugin( 'weak-server' );
		const menu = await makeMenu( rest, 'Of somebody else' );
		await remove( rest, `/wp/v2/navigation/${ menu.id }` );
		await site.task( 'write-post', {
			id: menu.id,
			meta: { _atelier_deleted_time: now() - 1_000_000 },
		} );
		const bytes = 1_000_000;
		const large = await site.task< number[] >( 'write-deletions', {
			user: 'author',
			count: 100,
			bytes,
			time: now() - 100_000,
		} );
		await site.task( 'set-options', { weak_server_memory: LITTLE_MEMORY } );
		expect( await isListed( rest, menu.id ) ).toBe( true );
		const small = await site.task< number[] >( 'write-deletions', {
			user: 'editor',
			count: MAX_ITEMS + 50,
			bytes: 1,
			time: now() - 100_000,
		} );
		expect( await isListed( rest, menu.id ) ).toBe( true );
		await site.task( 'run-hook', { name: 'atelier_delete_expired' } );

		await site.task( 'set-options', { weak_server_memory: null } );
		const present = await site.task< Record< number, Stored | null > >(
			'read-posts',
			[ ...large, ...small ]
		);
		const isLeft = ( id: number ) => Boolean( present[ id ] );
		const fitting = Math.floor( MAX_BYTES / bytes );
		expect( large.filter( isLeft ) ).toEqual( large.slice( -fitting ) );
		expect( small.filter( isLeft ) ).toEqual( small.slice( -MAX_ITEMS ) );
		expect( await isListed( rest, menu.id ) ).toBe( true );
		expect( ( await restore( rest, menu.id ) ).status() ).toBe( 200 );
	} );

	test( 'beyond the limit ends the oldest of their own at once', async ( {
		rest,
		site,
		playwright,
	} ) => {
		const context = await playwright.request.newContext();
		await logIn( { request: context } as never, site.url, 'contributor' );
		const contributor = createRest( context, site.url );
		const old = await site.task< number[] >( 'write-deletions', {
			user: 'contributor',
			count: MAX_ITEMS,
			bytes: 1,
			time: now() - 10_000,
		} );
		const { id: person } = await contributor( '/wp/v2/users/me' );
		const id = await site.task< number >( 'write-post', {
			row: {
				post_type: 'wp_block',
				post_status: 'draft',
				post_author: person,
			},
		} );
		const answer = await remove( contributor, `/wp/v2/blocks/${ id }` );
		expect( ( await answer.json() ).atelier_deletion ).toBe( id );
		const present = await site.task< Record< number, Stored | null > >(
			'read-posts',
			[ ...old, id ]
		);
		expect( old.filter( ( item ) => present[ item ] ) ).toEqual(
			old.slice( 1 )
		);
		expect( present[ id ] ).toBeTruthy();
		expect( await isListed( rest, old[ 1 ]! ) ).toBe( true );
		await context.dispose();
	} );
} );

test.describe( 'At once', () => {
	const records: Record< string, ( rest: Rest ) => Promise< string > > = {
		'a menu': async ( rest ) =>
			`/wp/v2/navigation/${ ( await makeMenu( rest, 'Twice' ) ).id }`,
		'a category': async ( rest ) => {
			const { id } = await rest( '/wp/v2/wp_pattern_category', {
				method: 'POST',
				data: { name: 'Twice' },
			} );
			return `/wp/v2/wp_pattern_category/${ id }`;
		},
		'a look': async ( rest ) => {
			const { id } = await rest( '/atelier/v1/looks', {
				method: 'POST',
				data: { title: 'Twice' },
			} );
			return `/atelier/v1/looks/${ id }`;
		},
	};

	for ( const [ name, make ] of Object.entries( records ) ) {
		test( `${ name } is deleted, restored and deleted permanently by two requests: neither fails`, async ( {
			rest,
		} ) => {
			const path = await make( rest );
			const twice = async ( run: () => ReturnType< Rest[ 'raw' ] > ) =>
				( await Promise.all( [ run(), run() ] ) ).map( ( answer ) =>
					answer.status()
				);
			for ( let round = 0; round < 5; round++ ) {
				const deletions = await Promise.all( [
					remove( rest, path ),
					remove( rest, path ),
				] );
				const bodies = await Promise.all(
					deletions.map( ( answer ) => answer.json() )
				);
				for ( const answer of deletions ) {
					expect( [ 200, 404, 410 ], await answer.text() ).toContain(
						answer.status()
					);
				}
				const id = bodies.find( ( body ) => body.atelier_deletion )!
					.atelier_deletion as number;
				expect(
					( await twice( () => restore( rest, id ) ) ).sort()
				).toEqual( [ 200, 404 ] );
				expect( ( await rest.raw( path ) ).status() ).toBe( 200 );
			}
			const { atelier_deletion: id } = await (
				await remove( rest, path )
			).json();
			expect(
				(
					await twice( () =>
						rest.raw( `${ DELETIONS }/${ id }`, {
							method: 'DELETE',
						} )
					)
				).sort()
			).toEqual( [ 200, 404 ] );
		} );
	}
} );

test( 'Shared views and deleted categories outlive their author; personal views go', async ( {
	rest,
	site,
	playwright,
} ) => {
	const user = await rest( '/wp/v2/users', {
		method: 'POST',
		data: {
			username: 'leaving',
			email: 'leaving@example.org',
			password: 'password',
			roles: [ 'administrator' ],
		},
	} );
	const context = await playwright.request.newContext();
	await logIn(
		{ request: context } as never,
		site.url,
		'leaving' as UserName
	);
	const leaving = createRest( context, site.url );
	const [ term ] = await leaving( '/wp/v2/wp_dataviews_type', {
		params: { slug: 'page' },
	} );
	const type =
		term ??
		( await leaving( '/wp/v2/wp_dataviews_type', {
			method: 'POST',
			data: { name: 'page' },
		} ) );
	const makeView = async ( status: string ): Promise< number > =>
		(
			await leaving( '/wp/v2/wp_dataviews', {
				method: 'POST',
				data: {
					title: `A ${ status } view`,
					status,
					wp_dataviews_type: [ type.id ],
					content: '{"type":"table"}',
				},
			} )
		).id;
	const shared = await makeView( 'publish' );
	const personal = await makeView( 'private' );
	const deletedPersonal = await makeView( 'private' );
	await remove( leaving, `/wp/v2/wp_dataviews/${ deletedPersonal }` );
	const category = await leaving( '/wp/v2/wp_pattern_category', {
		method: 'POST',
		data: { name: 'Outlives' },
	} );
	const { atelier_deletion: deletion } = await (
		await remove( leaving, `/wp/v2/wp_pattern_category/${ category.id }` )
	).json();
	await context.dispose();

	await rest( `/wp/v2/users/${ user.id }`, {
		method: 'DELETE',
		params: { force: true, reassign: false },
	} );

	const view = await rest( `/wp/v2/wp_dataviews/${ shared }` );
	expect( view.title.rendered ).toBe( 'A publish view' );
	expect( ( await read( site, shared ) ).row.post_author ).toBe( '0' );
	expect( await read( site, personal ) ).toBeNull();
	expect( await read( site, deletedPersonal ) ).toBeNull();
	expect( ( await restore( rest, deletion ) ).status() ).toBe( 200 );
	await rest( `/wp/v2/wp_dataviews/${ shared }`, {
		method: 'DELETE',
		params: { force: true },
	} );
} );
