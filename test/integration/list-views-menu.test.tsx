/*
 * The views of a list: made, they have the focus; on a phone, where no sidebar is beside the list, a button leads to them.
 */
import { screen, waitFor } from '@testing-library/react';

import { ViewNavigation } from '@/features/posts/saved-views/view-navigation';
import { useIsMobile } from '@/hooks/use-is-mobile';
import { MobileViews } from '@/kits/sidebar';
import { NO_POSTS } from './support/design-lists';
import {
	openStage,
	preparePage,
	press,
	type,
	type Stage,
} from './support/stage';

// The host caches the first result of a media query.
jest.mock( '@/hooks/use-is-mobile', () => ( { useIsMobile: jest.fn() } ) );

beforeAll( () => preparePage() );

async function openList(
	isMobile: boolean,
	hasTerm = true,
	added: readonly object[] = []
): Promise< Stage > {
	jest.mocked( useIsMobile ).mockReturnValue( isMobile );
	const stage = await openStage( '/page' );
	const { server } = stage;
	server.on( { method: 'GET', route: /post-counts/ }, () => ( {
		...NO_POSTS,
		all: 3,
		draft: 2,
		added,
	} ) );
	let isThere = hasTerm;
	server.on( { route: /wp_dataviews_type/ }, ( { method } ) => {
		isThere ||= method === 'POST';
		if ( method === 'POST' ) {
			return { id: 9 };
		}
		return isThere ? [ { id: 9 } ] : [];
	} );
	await stage.show(
		<>
			<MobileViews>
				<ViewNavigation postType="page" />
			</MobileViews>
			{ ! isMobile && <ViewNavigation postType="page" /> }
		</>
	);
	return stage;
}

it( 'leads to the views on a phone, and goes on with the list of the one that is chosen', async () => {
	const { user } = await openList( true );
	const views = screen.getByRole( 'button', { name: 'Views' } );
	expect( views ).toHaveAttribute( 'aria-expanded', 'false' );
	await user.click( views );
	expect( views ).toHaveAttribute( 'aria-expanded', 'true' );
	expect(
		await screen.findByRole( 'button', { name: 'New view' } )
	).toBeVisible();
	await user.click( screen.getByRole( 'link', { name: /^Drafts/ } ) );
	await waitFor( () =>
		expect( window.location.search ).toContain( 'activeView=drafts' )
	);
	expect( screen.queryByRole( 'link', { name: /^Drafts/ } ) ).toBeNull();
	expect( views ).toHaveFocus();
} );

it( 'has no such button where the sidebar lists them', async () => {
	await openList( false );
	expect( screen.queryByRole( 'button', { name: 'Views' } ) ).toBeNull();
} );

it( 'has a view of each status of a plugin that posts have, with their number', async () => {
	const stage = await openList( false, true, [
		{ name: 'archived', label: 'Archived', count: 2 },
	] );
	const link = await screen.findByRole( 'link', { name: /^Archived/ } );
	expect( link ).toHaveTextContent( '2' );
	await stage.user.click( link );
	await waitFor( () =>
		expect( window.location.search ).toContain(
			'activeView=status-archived'
		)
	);
	expect( link ).toHaveAttribute( 'aria-current', 'page' );
} );

it.each( [
	[ 'the view that was made', true ],
	[ 'the first view of a list', false ],
] )( 'gives the focus to %s', async ( _, hasTerm ) => {
	const stage = await openList( false, hasTerm );
	await screen.findByRole( 'button', { name: 'New view' } );
	await press( 'New view' )( stage );
	await type( 'Name', 'Mine alone' )( stage );
	await press( 'Create' )( stage );
	const link = await screen.findByRole( 'link', { name: /Mine alone/ } );
	await waitFor( () => expect( link ).toHaveFocus() );
	expect( link ).toHaveAttribute( 'aria-current', 'page' );
} );

it( 'goes to a view that was made once its filters are known: another list has other controls, one of which would take the focus', async () => {
	const stage = await openList( false );
	await screen.findByRole( 'button', { name: 'New view' } );
	await press( 'New view' )( stage );
	await type( 'Name', 'Known' )( stage );
	const isKnown: boolean[] = [];
	const push = window.history.pushState.bind( window.history );
	const spy = jest
		.spyOn( window.history, 'pushState' )
		.mockImplementation( ( ...args ) => {
			isKnown.push(
				screen.queryByRole( 'link', {
					name: /Known/,
					hidden: true,
				} ) !== null
			);
			push( ...args );
		} );
	await press( 'Create' )( stage );
	await waitFor( () => expect( isKnown ).toEqual( [ true ] ) );
	spy.mockRestore();
} );
