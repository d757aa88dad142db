/*
 * Every write reports the fields that the server did not store: the review of unsaved changes, quick edit, an action of a row.
 */
import { act, screen } from '@testing-library/react';
import { store as coreStore } from '@wordpress/core-data';

import { RenamePostModal } from '@/features/posts/actions/rename-post';
import type { Post } from '@/features/posts/list/post';
import { PostEditForm } from '@/features/posts/quick-edit/post-edit-form';
import { SaveHubContent } from '@/kits/saving';
import { withToken } from './support/rest-server';
import {
	openStage,
	preparePage,
	press,
	registry,
	type Stage,
} from './support/stage';

beforeAll( () => preparePage() );

let lastId = 0;
const newest = () => `/wp/v2/pages/${ lastId }`;

function aPage( { server }: Stage ): Post {
	const id = ++lastId;
	server.put( newest(), {
		id,
		type: 'page',
		title: { raw: 'About', rendered: 'About' },
		content: { raw: 'Text' },
		status: 'publish',
		slug: 'about',
	} );
	return withToken( newest(), server.get( newest() ) ) as unknown as Post;
}

async function edit( id: number, edits: object ): Promise< void > {
	await act( async () => {
		await registry
			.resolveSelect( coreStore )
			.getEntityRecord( 'postType', 'page', id );
		await registry
			.dispatch( coreStore )
			.editEntityRecord( 'postType', 'page', id, edits );
	} );
}

/** Ways in which a person saves a page: each goes to just before the press that writes, and presses. */
const WAYS: ReadonlyArray< {
	name: string;
	save: ( stage: Stage, page: Post ) => Promise< void >;
} > = [
	{
		name: 'the review of unsaved changes',
		save: async ( stage, { id } ) => {
			await stage.show( <SaveHubContent /> );
			await edit( id, { content: '<script>' } );
			await press( /^Review 1 change/ )( stage );
			await press( 'Save' )( stage );
		},
	},
	{
		name: 'quick edit',
		save: async ( stage, { id } ) => {
			await edit( id, { slug: 'mine' } );
			await stage.show(
				<PostEditForm
					postType="page"
					ids={ [ id ] }
					report={ undefined }
					onReport={ () => {} }
					onSaving={ () => {} }
				/>
			);
			await screen.findByRole( 'button', { name: 'Apply' } );
			await press( 'Apply' )( stage );
		},
	},
	{
		name: 'an action of a row',
		save: async ( stage, page ) => {
			await stage.show(
				<RenamePostModal items={ [ page ] } closeModal={ () => {} } />
			);
			await stage.user.type( screen.getByLabelText( 'Name' ), '!' );
			await press( 'Save' )( stage );
		},
	},
];

it.each( WAYS )(
	'says what the server dropped of a page that is saved by $name, and forgets it',
	async ( { save } ) => {
		const stage = await openStage();
		const { server } = stage;
		const page = aPage( stage );
		server.on( { method: 'PUT', route: /^\/wp\/v2\/pages/ }, () => ( {
			...server.read( newest() ),
			atelier_dropped: [ '<script>', 'onclick' ],
		} ) );
		await save( stage, page );

		expect(
			await screen.findByText(
				'“About” was saved without some things that you may not use on this site: <script>, onclick.',
				{ selector: '.components-snackbar__content' }
			)
		).toBeInTheDocument();
		expect(
			registry
				.select( coreStore )
				.getRawEntityRecord( 'postType', 'page', page.id )
		).not.toHaveProperty( 'atelier_dropped' );
	}
);

it( 'says nothing of a page that the server kept as it was sent', async () => {
	const stage = await openStage();
	const page = aPage( stage );
	await stage.show( <SaveHubContent /> );
	await edit( page.id, { slug: 'mine' } );
	await press( /^Review 1 change/ )( stage );
	await press( 'Save' )( stage );

	expect(
		await screen.findByText( /Site updated\./, {
			selector: '.components-snackbar__content',
		} )
	).toBeInTheDocument();
	expect( document.body ).not.toHaveTextContent( 'was saved without' );
} );
