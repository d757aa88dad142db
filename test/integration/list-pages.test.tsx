/*
 * Pages of a list, and of its saved views: an address beyond the last page, selected items of another page, more than a hundred views.
 */
import { screen, waitFor } from '@testing-library/react';

import { useLastPage } from '@/features/posts/list/use-last-page';
import { useListedIds } from '@/features/posts/list/use-listed-ids';
import type { PostType } from '@/features/posts/reads/post-type';
import { useSavedViews } from '@/features/posts/saved-views/use-saved-views';
import type { ListView } from '@/kits/list';
import { goToAddress } from '@test/helpers/address';
import { answer, type RestServer } from './support/rest-server';
import { openStage, preparePage } from './support/stage';

const PAGES = {
	slug: 'page',
	name: 'Pages',
	rest_base: 'pages',
	rest_namespace: 'wp/v2',
	hierarchical: true,
	labels: {},
	supports: {},
} as unknown as PostType;

const VIEW = {
	type: 'table',
	search: '',
	page: 99,
	perPage: 20,
	filters: [],
	fields: [],
} as unknown as ListView;

const BEYOND = { code: 'rest_post_invalid_page_number' };
const SHOWN = [ '1', '2' ];

const countPages = ( server: RestServer, pages: number ) =>
	server.on( { method: 'GET', route: /\/wp\/v2\/pages$/ }, () =>
		answer( 200, [], {
			'x-wp-total': '21',
			'x-wp-totalpages': String( pages ),
		} )
	);

const readPage = () =>
	new URLSearchParams( window.location.search ).get( 'paged' );

beforeAll( () => preparePage() );

function BeyondLast( { error }: { error: unknown } ) {
	return <p>{ String( useLastPage( PAGES, VIEW, error ) ) }</p>;
}

it.each( [
	[ 2, '2' ],
	[ 1, null ],
] )(
	'goes to the last page, of %d, from a page beyond it',
	async ( pages, paged ) => {
		const stage = await openStage( '/page' );
		countPages( stage.server, pages );
		goToAddress( '/page', 'paged=99' );
		await stage.show( <BeyondLast error={ BEYOND } /> );
		await waitFor( () => expect( readPage() ).toBe( paged ) );
		stage.cleanUp();
	}
);

it( 'stays where something else went wrong', async () => {
	const stage = await openStage( '/page' );
	await stage.show( <BeyondLast error={ { code: 'rest_forbidden' } } /> );
	expect( screen.getByText( 'false' ) ).toBeVisible();
	stage.cleanUp();
} );

function ListedIds() {
	return <p>{ useListedIds( PAGES, VIEW, SHOWN )?.join() ?? 'waiting' }</p>;
}

it.each( [
	[ 'keeps a selected item of another page', [ 7 ], '1,2,7' ],
	[ 'lets go of one that is gone', [], '1,2' ],
] )( '%s', async ( _name, found, expected ) => {
	const stage = await openStage();
	goToAddress( '/page', 'postId=2,7' );
	const asked: unknown[] = [];
	stage.server.on(
		{ method: 'GET', route: /\/wp\/v2\/pages$/ },
		( { query } ) => {
			asked.push( query.get( 'include' ) );
			return answer(
				200,
				found.map( ( id ) => ( {
					id,
					type: 'page',
					status: 'publish',
					title: { rendered: 'Seven' },
				} ) ),
				{ 'x-wp-total': '1', 'x-wp-totalpages': '1' }
			);
		}
	);
	await stage.show( <ListedIds /> );
	expect( await screen.findByText( expected ) ).toBeVisible();
	expect( asked ).toEqual( [ '7' ] );
	stage.cleanUp();
} );

function SavedViewIds() {
	const { views, hasLoaded } = useSavedViews( 'page' );
	return (
		<p>{ hasLoaded ? views.map( ( { id } ) => id ).join() : 'waiting' }</p>
	);
}

it( 'lists the saved views of all pages', async () => {
	const stage = await openStage( '/page' );
	stage.server.on( { method: 'GET', route: /wp_dataviews_type$/ }, () => [
		{ id: 3, slug: 'page', name: 'page' },
	] );
	stage.server.on(
		{ method: 'GET', route: /wp_dataviews$/ },
		( { query } ) => {
			const page = Number( query.get( 'page' ) ?? 1 );
			return answer(
				200,
				[
					{
						id: page * 100,
						status: 'publish',
						title: { raw: `View ${ page }` },
						content: { raw: '{"type":"table"}' },
					},
				],
				{ 'x-wp-total': '201', 'x-wp-totalpages': '3' }
			);
		}
	);
	await stage.show( <SavedViewIds /> );
	expect( await screen.findByText( '100,200,300' ) ).toBeVisible();
	stage.cleanUp();
} );
