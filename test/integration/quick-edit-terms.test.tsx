/*
 * Categories and tags in quick edit, and of several posts by an action: each keeps its own; only the chosen ones are added or removed.
 */
import { screen, waitFor } from '@testing-library/react';

import type { Post } from '@/features/posts/list/post';
import { PostEdit } from '@/features/posts/quick-edit/post-edit';
import { TermsModal } from '@/features/posts/quick-edit/terms-modal';
import { goToAddress } from '@test/helpers/address';
import { answer, FAULTS } from './support/rest-server';
import { openStage, preparePage, press, type Stage } from './support/stage';

const routeOf = ( id: number ) => `/wp/v2/posts/${ id }`;
const CATEGORIES = [
	{ id: 5, name: 'News', parent: 0 },
	{ id: 6, name: 'Work', parent: 0 },
	{ id: 7, name: 'Branding', parent: 6 },
];

beforeAll( () => preparePage() );

async function servePosts(): Promise< Stage > {
	const stage = await openStage();
	const { server } = stage;
	[
		[ 5, 6 ],
		[ 6, 7 ],
	].forEach( ( categories, index ) =>
		server.put( routeOf( index + 1 ), {
			id: index + 1,
			type: 'post',
			title: { raw: `Post ${ index + 1 }`, rendered: '' },
			status: 'draft',
			date: '2020-01-01T00:00:00',
			categories,
			tags: [],
		} )
	);
	const tags: { id: number; name: string }[] = [];
	server.on( { route: /^\/wp\/v2\/categories$/ }, ( { query } ) =>
		CATEGORIES.filter( ( { id } ) =>
			( query.get( 'include' ) ?? String( id ) )
				.split( ',' )
				.includes( String( id ) )
		)
	);
	server.on( { route: /^\/wp\/v2\/tags$/ }, ( { method, data } ) => {
		if ( method === 'POST' ) {
			const tag = { id: 40, name: String( data.name ) };
			tags.push( tag );
			return answer( 201, tag );
		}
		return tags;
	} );
	server.on( { route: /^\/wp\/v2\/types\/post$/ }, () => ( {
		slug: 'post',
		name: 'Posts',
		rest_base: 'posts',
		rest_namespace: 'wp/v2',
		hierarchical: false,
		viewable: true,
		supports: { title: true },
		taxonomies: [ 'category', 'post_tag' ],
		labels: {},
	} ) );
	return stage;
}

async function openPanel( ids: readonly number[] ): Promise< Stage > {
	const stage = await servePosts();
	goToAddress( '/post', `postId=${ ids.join( ',' ) }` );
	await stage.show( <PostEdit postType="post" /> );
	await screen.findByText( 'Status' );
	return stage;
}

it( 'offers nobody to create a category who may not', async () => {
	const stage = await openPanel( [ 1 ] );
	stage.server.failAll(
		{ method: 'OPTIONS', route: /^\/wp\/v2\/categories$/ },
		FAULTS[ 3 ]
	);
	await press( /Categories/ )( stage );
	await stage.user.type(
		await screen.findByRole( 'searchbox', { name: 'Search: Categories' } ),
		'Fresh'
	);
	expect( await screen.findByText( 'No results' ) ).toBeVisible();
	expect(
		screen.queryByRole( 'button', { name: /^Add/ } )
	).not.toBeInTheDocument();
} );

it( 'has no field for categories and tags of several posts', async () => {
	await openPanel( [ 1, 2 ] );
	expect( screen.queryByText( 'Categories' ) ).toBeNull();
	expect( screen.queryByText( 'Tags' ) ).toBeNull();
} );

it( 'gives several posts a category and takes one, by an action of their own, and each keeps its others; Undo does the reverse', async () => {
	const stage = await servePosts();
	const { server, user } = stage;
	const read = () =>
		[ 1, 2 ].map( ( id ) => server.get( routeOf( id ) )?.categories );
	const posts = [ 1, 2 ].map( ( id ) => server.get( routeOf( id ) ) );
	server.on( { method: 'GET', route: /^\/wp\/v2\/posts$/ }, () => posts );
	const handleClose = jest.fn();
	await stage.show(
		<>
			<TermsModal
				items={ posts as unknown as Post[] }
				closeModal={ handleClose }
			/>
		</>
	);
	const branding = await screen.findByRole( 'checkbox', {
		name: 'Work › Branding',
	} );
	expect( branding ).toBePartiallyChecked();
	expect( screen.getByRole( 'button', { name: 'Apply' } ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
	await user.click( branding );
	expect( branding ).toBeChecked();
	await user.click( screen.getByRole( 'checkbox', { name: 'Work' } ) );
	expect(
		screen.getByRole( 'checkbox', { name: 'News' } )
	).toBePartiallyChecked();
	await press( 'Apply' )( stage );
	await waitFor( () =>
		expect( document.body ).toHaveTextContent(
			'Categories and tags of 2 items updated.'
		)
	);
	expect( read() ).toEqual( [ [ 5, 7 ], [ 7 ] ] );
	expect( handleClose ).toHaveBeenCalled();

	await press( 'Undo' )( stage );
	await waitFor( () =>
		expect(
			read().map( ( ids ) => [ ...( ids as number[] ) ].sort() )
		).toEqual( [
			[ 5, 6 ],
			[ 6, 7 ],
		] )
	);
} );

it( 'creates a tag that is missing, by Enter, and gives it to the post', async () => {
	const stage = await openPanel( [ 1 ] );
	const { server, user } = stage;
	await press( /Tags/ )( stage );
	await user.type(
		await screen.findByRole( 'searchbox', { name: 'Search: Tags' } ),
		'Fresh{Enter}'
	);
	expect(
		await screen.findByRole( 'checkbox', { name: 'Fresh' } )
	).toBeChecked();
	expect(
		screen.queryByRole( 'button', { name: 'Add "Fresh"' } )
	).not.toBeInTheDocument();
	await user.keyboard( '{Escape}' );
	await press( 'Apply' )( stage );
	await waitFor( () =>
		expect( server.get( routeOf( 1 ) ) ).toMatchObject( { tags: [ 40 ] } )
	);
} );

it( 'has the focus in the search again when the button that adds a tag has done so', async () => {
	const stage = await openPanel( [ 1 ] );
	await press( /Tags/ )( stage );
	const search = await screen.findByRole( 'searchbox', {
		name: 'Search: Tags',
	} );
	await stage.user.type( search, 'Fresh' );
	await press( 'Add "Fresh"' )( stage );
	expect(
		await screen.findByRole( 'checkbox', { name: 'Fresh' } )
	).toBeChecked();
	expect( search ).toHaveFocus();
} );
