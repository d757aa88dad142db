import { screen } from '@testing-library/react';
import type { RenderModalProps } from '@wordpress/dataviews';
import type { ComponentType } from 'react';

import { DuplicateModal } from '@/features/posts/actions/duplicate-post';
import { OrderModal } from '@/features/posts/actions/order-page';
import { RenamePostModal } from '@/features/posts/actions/rename-post';
import { SitePageModal } from '@/features/posts/actions/set-site-page';
import { DeleteModal } from '@/features/posts/actions/delete-posts';
import { TrashModal } from '@/features/posts/actions/trash-posts';
import { AddNewModal } from '@/features/posts/actions/add-new-modal';
import type { Post } from '@/features/posts/list/post';
import type { PostType } from '@/features/posts/reads/post-type';
import { withToken, type Fields } from './support/rest-server';
import { press, type, type Stage } from './support/stage';
import { testWrites, type WriteFlow } from './support/write-matrix';

let lastId = 0;
const ROUTE = /^\/wp\/v2\/pages/;
const newest = () => `/wp/v2/pages/${ lastId }`;

function aPost( { server }: Stage, changes: Fields = {} ): Post {
	const id = ++lastId;
	server.put( newest(), {
		id,
		type: 'page',
		title: { raw: 'About', rendered: 'About' },
		content: { raw: 'Text' },
		slug: 'about',
		menu_order: 0,
		status: 'publish',
		...changes,
	} );
	return withToken( newest(), server.get( newest() ) ) as unknown as Post;
}

type Modal = ComponentType< RenderModalProps< Post > >;

const showModal =
	( Part: Modal, changes?: Fields ) =>
	( stage: Stage ): Promise< void > => {
		const items = [ aPost( stage, changes ) ];
		return stage.show( <Part items={ items } closeModal={ () => {} } /> );
	};

const PAGE = {
	slug: 'page',
	name: 'Pages',
	labels: { singular_name: 'Page' },
} as unknown as PostType;

const FLOWS: readonly WriteFlow[] = [
	{
		name: 'Lists: create',
		item: 'News',
		write: { method: 'POST', route: ROUTE },
		prepare: async ( stage ) => {
			stage.server.put( '/wp/v2/pages/1', { id: 1 } );
			await stage.show(
				<AddNewModal
					postType={ PAGE }
					onCreated={ () => {} }
					onClose={ () => {} }
				/>
			);
			await type( 'Title', 'News' )( stage );
		},
		submit: press( 'Create draft' ),
		countWritten: ( server ) =>
			server
				.list( '/wp/v2/pages' )
				.filter( ( { title } ) => title === 'News' ).length,
		success: /"News" successfully created\./,
		expectUnsaved: () =>
			expect( screen.getByLabelText( 'Title' ) ).toHaveValue( 'News' ),
	},
	{
		name: 'Lists: duplicate',
		item: 'About (Copy)',
		write: { method: 'POST', route: ROUTE },
		prepare: showModal( DuplicateModal ),
		submit: press( 'Duplicate' ),
		countWritten: ( server ) =>
			server
				.list( '/wp/v2/pages' )
				.filter( ( { title } ) => title === 'About (Copy)' ).length,
		success: /"About \(Copy\)" successfully created\./,
	},
	{
		name: 'Lists: rename',
		item: 'About',
		write: { route: ROUTE, method: 'PUT' },
		prepare: async ( stage ) => {
			await showModal( RenamePostModal )( stage );
			await type( 'Name', 'Contact' )( stage );
		},
		submit: press( 'Save' ),
		countWritten: ( server ) =>
			server.get( newest() )?.title === 'Contact' ? 1 : 0,
		success: /Name updated/,
		expectUnsaved: () =>
			expect( screen.getByLabelText( 'Name' ) ).toHaveValue( 'Contact' ),
		changeElsewhere: ( server ) =>
			server.change( newest(), { title: { raw: 'Theirs' } } ),
	},
	{
		name: 'Lists: order',
		item: 'About',
		write: { route: ROUTE, method: 'PUT' },
		prepare: async ( stage ) => {
			await showModal( OrderModal )( stage );
			await type( 'Order', '7' )( stage );
		},
		submit: press( 'Save' ),
		countWritten: ( server ) =>
			server.get( newest() )?.menu_order === 7 ? 1 : 0,
		success: /Order updated\./,
		changeElsewhere: ( server ) =>
			server.change( newest(), { menu_order: 3 } ),
	},
	...( [ 'homepage', 'postsPage' ] as const ).map(
		( use ): WriteFlow => ( {
			name: `Lists: ${ use }`,
			item: 'About',
			write: { method: 'POST', route: /settings$/ },
			prepare: ( stage ) => {
				stage.server.put( '/wp/v2/settings', {
					page_on_front: 0,
					page_for_posts: 0,
				} );
				return showModal( ( props ) => (
					<SitePageModal { ...props } use={ use } />
				) )( stage );
			},
			submit: press(
				use === 'homepage' ? 'Set homepage' : 'Set posts page'
			),
			countWritten: ( server ) =>
				server.get( '/wp/v2/settings' )?.[
					use === 'homepage' ? 'page_on_front' : 'page_for_posts'
				] === lastId
					? 1
					: 0,
			success: /(Homepage|Posts page) updated\./,
		} )
	),
	{
		name: 'Lists: trash',
		item: 'About',
		write: { method: 'DELETE', route: ROUTE },
		prepare: showModal( TrashModal ),
		submit: press( 'Trash' ),
		countWritten: ( server ) =>
			server.get( newest() )?.status === 'trash' ? 1 : 0,
		success: /moved to the trash\./,
		findsOut: true,
		changeElsewhere: ( server ) =>
			server.change( newest(), { slug: 'theirs' } ),
	},
	{
		name: 'Lists: delete for good',
		item: 'About',
		write: { method: 'DELETE', route: ROUTE },
		prepare: showModal( DeleteModal, { status: 'trash' } ),
		submit: press( 'Delete permanently' ),
		countWritten: ( server ) => ( server.get( newest() ) ? 0 : 1 ),
		success: /permanently deleted\./,
		findsOut: true,
		changeElsewhere: ( server ) =>
			server.change( newest(), { slug: 'theirs' } ),
	},
];

testWrites( FLOWS );
