import { expect, test } from '../fixtures';
import { logIn, type UserName } from '../support/log-in';
import { createRest, type Rest } from '../support/rest';

const VIEWS = '/wp/v2/wp_dataviews';
const TYPES = '/wp/v2/wp_dataviews_type';

async function typeId( rest: Rest ): Promise< number > {
	const [ term ] = await rest( TYPES, { params: { slug: 'page' } } );
	return (
		term?.id ??
		( await rest( TYPES, { method: 'POST', data: { name: 'page' } } ) ).id
	);
}

test( 'The slug of an unpublished page is told only to those who may edit it', async ( {
	playwright,
	rest,
	site,
} ) => {
	const page = await rest( '/wp/v2/pages', {
		method: 'POST',
		data: { title: 'x', slug: 'secret-plan', status: 'private' },
	} );
	const address = `${ site.url }/wp-admin/admin.php?page=atelier&atelier_payload=editor&p=/page/${ page.id }`;
	for ( const [ user, isTold ] of [
		[ 'admin', true ],
		[ 'designer', false ],
	] as [ UserName, boolean ][] ) {
		const context = await playwright.request.newContext();
		await logIn( { request: context } as never, site.url, user );
		const answer = await context.get( address );
		expect( answer.status() ).toBe( 200 );
		expect( ( await answer.text() ).includes( 'secret-plan' ), user ).toBe(
			isTold
		);
		await context.dispose();
	}
} );

test( 'Nobody makes a view personal for somebody else', async ( {
	playwright,
	rest,
	site,
} ) => {
	await site.task( 'set-capabilities', {
		editor: { edit_theme_options: true },
	} );
	const context = await playwright.request.newContext();
	await logIn( { request: context } as never, site.url, 'editor' );
	const editor = createRest( context, site.url );
	const type = await typeId( rest );
	const view = {
		title: 'Shared',
		content: '{"type":"table"}',
		wp_dataviews_type: [ type ],
	};
	const shared = await rest( VIEWS, {
		method: 'POST',
		data: { ...view, status: 'publish' },
	} );
	const change = ( data: object ) =>
		editor.raw( `${ VIEWS }/${ shared.id }`, { method: 'POST', data } );

	expect( ( await change( { title: 'Renamed' } ) ).status() ).toBe( 200 );
	expect( ( await change( { status: 'private' } ) ).status() ).toBe( 403 );
	const { id: me } = await editor( '/wp/v2/users/me' );
	expect( ( await change( { author: me } ) ).status() ).toBe( 403 );
	const planted = await editor.raw( VIEWS, {
		method: 'POST',
		data: { ...view, status: 'private', author: shared.author },
	} );
	expect( planted.status() ).toBe( 403 );
	await context.dispose();
	await site.task( 'set-capabilities', {
		editor: { edit_theme_options: false },
	} );
} );

test( 'The slug of a type of views is its name', async ( { rest } ) => {
	const made = await rest.raw( TYPES, {
		method: 'POST',
		data: { name: 'post', slug: 'something-else' },
	} );
	const [ term ] = await rest( TYPES, { params: { slug: 'post' } } );
	expect( [ 201, 400 ] ).toContain( made.status() );
	expect( term ).toMatchObject( { name: 'post', slug: 'post' } );
} );

test( 'The tree of found pages is computed once while nothing changes', async ( {
	rest,
	site,
	storage,
} ) => {
	const list = () =>
		rest( '/wp/v2/pages', {
			params: {
				search: 'a',
				orderby_hierarchy: true,
				orderby: 'title',
				order: 'asc',
			},
		} );
	const count = () =>
		site.task< number >( 'count-cached', { group: 'atelier-tree-order' } );
	const first = await list();
	const before = await count();
	expect( await list() ).toEqual( first );
	expect( await count() ).toBe( before );
	expect( before > 0 ).toBe( storage.hasObjectCache );
} );
