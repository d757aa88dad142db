/*
 * Categories and tags in quick edit of several posts: each keeps its own; only the chosen ones are added or removed.
 */
import { screen, waitFor } from '@testing-library/react';

import { PostEdit } from '@/features/posts/quick-edit/post-edit';
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

async function openPanel( ids: readonly number[] ): Promise< Stage > {
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

it( 'gives several posts a category and takes one, and each keeps its others', async () => {
	const stage = await openPanel( [ 1, 2 ] );
	const { server, user } = stage;
	expect( screen.getAllByText( 'Mixed' ) ).toHaveLength( 2 );
	await press( /Categories/ )( stage );
	const branding = await screen.findByRole( 'checkbox', {
		name: 'Work › Branding',
	} );
	expect( branding ).toBePartiallyChecked();
	await user.click( branding );
	expect( branding ).toBeChecked();
	await user.click( screen.getByRole( 'checkbox', { name: 'Work' } ) );
	expect(
		screen.getByRole( 'checkbox', { name: 'News' } )
	).toBePartiallyChecked();
	await user.keyboard( '{Escape}' );
	await press( 'Apply' )( stage );
	await waitFor( () =>
		expect( document.body ).toHaveTextContent( '2 updated' )
	);
	expect(
		[ 1, 2 ].map( ( id ) => server.get( routeOf( id ) ) )
	).toMatchObject( [ { categories: [ 5, 7 ] }, { categories: [ 7 ] } ] );
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
