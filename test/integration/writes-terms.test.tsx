/*
 * Writes of the categories and tags of a post in its details: the post, and a term that is missing.
 */
import { screen } from '@testing-library/react';

import { PostEdit } from '@/features/posts/quick-edit/post-edit';
import { goToAddress } from '@test/helpers/address';
import { answer, type RestServer } from './support/rest-server';
import { press, type Stage } from './support/stage';
import { testWrites, type WriteFlow } from './support/write-matrix';

// Core-data caches every record: each cell has a post of its own.
let lastId = 0;
const newest = () => `/wp/v2/posts/${ lastId }`;
const readTerms = ( taxonomy: string, { server }: Pick< Stage, 'server' > ) =>
	server.get( newest() )?.[ taxonomy ];

const listTags = ( server: RestServer, name: unknown ) =>
	server.list( '/wp/v2/tags' ).filter( ( tag ) => tag.name === name );

/** Creates tags as WordPress does, which has each name once. */
function serveTags( server: RestServer ): void {
	server.on( { method: 'POST', route: /^\/wp\/v2\/tags$/ }, ( { data } ) => {
		const [ existing ] = listTags( server, data.name );
		if ( existing ) {
			return answer( 400, {
				code: 'term_exists',
				message: 'A term with the name provided already exists.',
				data: { status: 400, term_id: existing.id },
			} );
		}
		const tag = { id: 100 + lastId, name: data.name };
		server.put( `/wp/v2/tags/${ tag.id }`, tag );
		return answer( 201, tag );
	} );
}

async function openDetails( stage: Stage ): Promise< void > {
	const { server } = stage;
	lastId++;
	server.put( newest(), {
		id: lastId,
		type: 'post',
		title: { raw: 'Paper', rendered: 'Paper' },
		status: 'draft',
		date: '2020-01-01T00:00:00',
		categories: [ 5 ],
		tags: [],
	} );
	server.put( '/wp/v2/categories/5', { id: 5, name: 'News', parent: 0 } );
	server.put( '/wp/v2/categories/6', { id: 6, name: 'Work', parent: 0 } );
	server.put( '/wp/v2/tags/8', { id: 8, name: 'Old' } );
	serveTags( server );
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
	goToAddress( '/post', `postId=${ lastId }` );
	await stage.show( <PostEdit postType="post" /> );
	await screen.findByText( 'Categories' );
}

const FLOWS: readonly WriteFlow[] = [
	{
		name: 'Lists: categories in details',
		item: 'Paper',
		write: { method: 'PUT', route: /^\/wp\/v2\/posts/ },
		prepare: async ( stage ) => {
			await openDetails( stage );
			await press( /Categories/ )( stage );
			await stage.user.click(
				await screen.findByRole( 'checkbox', { name: 'Work' } )
			);
			await stage.user.keyboard( '{Escape}' );
		},
		submit: press( 'Apply' ),
		countWritten: ( server ) =>
			String( readTerms( 'categories', { server } ) ) === '5,6' ? 1 : 0,
		success: /1 updated/,
		expectUnsaved: () =>
			expect( screen.getByText( 'News, Work' ) ).toBeVisible(),
		changeElsewhere: ( server ) =>
			server.change( newest(), { categories: [ 6 ] } ),
	},
	{
		name: 'Lists: a new tag in details',
		item: 'Fresh',
		write: { method: 'POST', route: /^\/wp\/v2\/tags/ },
		prepare: async ( stage ) => {
			await openDetails( stage );
			await press( /Tags/ )( stage );
			await stage.user.type(
				await screen.findByRole( 'searchbox', {
					name: 'Search: Tags',
				} ),
				'Fresh'
			);
		},
		submit: press( 'Add "Fresh"' ),
		countWritten: ( server ) => listTags( server, 'Fresh' ).length,
		expectUnsaved: () =>
			expect( screen.getByRole( 'searchbox' ) ).toHaveValue( 'Fresh' ),
	},
];

testWrites( FLOWS );
