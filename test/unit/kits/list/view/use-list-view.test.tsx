import { act, cleanup, render } from '@testing-library/react';
import { dispatch } from '@wordpress/data';
import { store as preferencesStore } from '@wordpress/preferences';

import { getRememberedLists } from '@/data/store/list-preferences';
import { BASE_VIEW } from '@/kits/list/view/base-view';
import type { SavedBase } from '@/kits/list/view/get-base-view';
import {
	useListView,
	type ListViewState,
} from '@/kits/list/view/use-list-view';
import { AppRouter, type RouteSite } from '@/router';
import { goToAddress } from '@test/helpers/address';
import { aBootPayload, printBootPayload } from '@test/helpers/boot-payload';

const SAVED: readonly SavedBase[] = [
	{
		id: 9,
		view: {
			...BASE_VIEW,
			type: 'grid',
			showMedia: true,
			perPage: 50,
			filters: [ { field: 'author', operator: 'isAny', value: [ 3 ] } ],
			layout: {},
		},
	},
];
printBootPayload( aBootPayload() );

const SITE: RouteSite = aBootPayload().theme;

let state: ListViewState;

function List() {
	state = useListView( 'page', SAVED );
	return null;
}

const ROUTES = [
	{ name: 'list', path: '/page', areas: {} },
	{ name: 'other', path: '/*path', areas: {} },
];

const parameters = () => {
	const { p, page, ...others } = Object.fromEntries(
		new URL( window.location.href ).searchParams
	);
	expect( { p, page } ).toEqual( { p: '/page', page: 'atelier' } );
	return others;
};

async function open( query: string = '' ): Promise< void > {
	cleanup();
	goToAddress( '/page', query );
	await act( async () => {
		render(
			<AppRouter routes={ ROUTES } site={ SITE }>
				<List />
			</AppRouter>
		);
	} );
}

const change = ( changes: Partial< ListViewState[ 'view' ] > ) =>
	act( async () => state.setView( { ...state.view, ...changes } as never ) );

const remember = ( lists: unknown ) =>
	void dispatch( preferencesStore ).set( 'atelier', 'listViews', lists );

beforeEach( () => remember( undefined ) );

describe( 'useListView', () => {
	it( 'opens with the base in list layout, unmodified', async () => {
		await open();
		expect( state.active ).toMatchObject( {
			activeView: 'all',
			isSaved: false,
		} );
		expect( state.view ).toMatchObject( {
			type: 'list',
			page: 1,
			perPage: 20,
			filters: [],
		} );
		expect( state.isModified ).toBe( false );
	} );

	it.each( [
		[ 'activeView=drafts', 'drafts', { type: 'list' }, 'draft' ],
		[ 'activeView=trash', 'trash', { type: 'list' }, 'trash' ],
		[ 'activeView=9', '9', { type: 'grid', perPage: 50 }, undefined ],
		[ 'activeView=9&layout=table', '9', { type: 'table' }, undefined ],
		[ 'activeView=404', 'all', { type: 'list' }, undefined ],
		[
			'search=tea&paged=3&sort=date:desc',
			'all',
			{
				search: 'tea',
				page: 3,
				sort: { field: 'date', direction: 'desc' },
			},
			undefined,
		],
	] )(
		'the address %s gives the view %s with %j',
		async ( query, activeView, view, status ) => {
			await open( query );
			expect( state.active.activeView ).toBe( activeView );
			expect( state.view ).toMatchObject( view );
			expect(
				state.view.filters?.find( ( { field } ) => field === 'status' )
					?.value
			).toBe( status );
		}
	);

	it( 'puts the address over what is remembered, and that over the base', async () => {
		remember( { page: { type: 'table', perPage: 100 } } );
		await open( 'layout=grid' );
		expect( state.view ).toMatchObject( { type: 'grid', perPage: 100 } );
		expect( state.isModified ).toBe( true );
	} );

	it( 'remembers a saved view and the trash apart from the type’s other views', async () => {
		remember( {
			page: { type: 'table' },
			'page/9': { type: 'table', perPage: 10 },
			'page/trash': { type: 'grid' },
		} );
		await open( 'activeView=published' );
		expect( state.view.type ).toBe( 'table' );
		await open( 'activeView=9' );
		expect( state.view.perPage ).toBe( 10 );
		await open( 'activeView=trash' );
		expect( state.view.type ).toBe( 'grid' );
	} );

	it( 'opens with the base where what is remembered cannot be read', async () => {
		remember( { page: 'table' } );
		await open();
		expect( state.view.type ).toBe( 'list' );
	} );

	it( 'names a change in the address, and remembers what belongs to the person', async () => {
		await open();
		await change( { type: 'table', perPage: 50 } );
		expect( parameters() ).toEqual( { layout: 'table', perPage: '50' } );
		expect( getRememberedLists() ).toMatchObject( {
			page: { type: 'table', perPage: 50 },
		} );
		expect( state.isModified ).toBe( true );
	} );

	it( 'adds an entry to the history for a page, and none for a search', async () => {
		await open();
		const { length } = window.history;
		await change( { search: 'tea' } );
		await change( { search: 'teapot' } );
		expect( window.history.length ).toBe( length );
		expect( parameters() ).toEqual( { search: 'teapot' } );
		await change( { page: 2 } );
		expect( window.history.length ).toBe( length + 1 );
		expect( parameters() ).toEqual( { search: 'teapot', paged: '2' } );
	} );

	it( 'goes to the first page when something else is listed', async () => {
		await open( 'paged=4' );
		await change( { search: 'tea' } );
		expect( state.view.page ).toBe( 1 );
		expect( parameters() ).toEqual( { search: 'tea' } );
	} );

	it( 'is modified by a search, and not by a page', async () => {
		await open( 'paged=4' );
		expect( state.isModified ).toBe( false );
		await change( { search: 'tea' } );
		expect( state.isModified ).toBe( true );
	} );

	it( 'goes back to the base of a saved view, and forgets what was remembered', async () => {
		remember( { 'page/9': { type: 'table', perPage: 10 } } );
		await open( 'activeView=9&search=tea' );
		await act( async () => state.reset() );
		expect( parameters() ).toEqual( { activeView: '9', layout: 'grid' } );
		expect( state.view ).toMatchObject( { type: 'grid', perPage: 50 } );
		expect( state.isModified ).toBe( false );
		expect( getRememberedLists() ).toEqual( {} );
	} );
} );
