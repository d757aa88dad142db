/*
 * Writes of the tree that a list shows: pages that are added to it, and rows that are moved.
 */
import { useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';

import { AddChildModal } from '@/features/posts/actions/add-child';
import { ArrangedRows } from '@/features/posts/page-tree/arranged-rows';
import { QuickAdd } from '@/features/posts/page-tree/quick-add';
import { useListMoves } from '@/features/posts/page-tree/use-list-moves';
import type { Post } from '@/features/posts/list/post';
import type { ListViewState } from '@/kits/list';
import type { PostType } from '@/features/posts/reads/post-type';
import type { Fields } from './support/rest-server';
import { openStage, press, type, type Stage } from './support/stage';
import { testWrites, type WriteFlow } from './support/write-matrix';

const ROUTE = /^\/wp\/v2\/pages/;
const PAGE = {
	slug: 'page',
	name: 'Pages',
	rest_base: 'pages',
	rest_namespace: 'wp/v2',
	hierarchical: true,
	viewable: true,
	supports: { title: true, 'page-attributes': true },
	taxonomies: [],
	labels: { singular_name: 'Page' },
} as unknown as PostType;

// Core-data caches every record: each cell has pages of its own.
let lastId = 0;

/** Puts the tree "About, Blog" on the server, and returns the id of the second page. */
function putTree( { server }: Stage ): number {
	for ( const title of [ 'About', 'Blog' ] ) {
		const id = ++lastId;
		server.put( `/wp/v2/pages/${ id }`, {
			id,
			type: 'page',
			title: { raw: title, rendered: title },
			content: { raw: '' },
			status: 'publish',
			parent: 0,
			menu_order: 0,
		} );
	}
	server.on( { route: /^\/wp\/v2\/types\/page$/ }, () => PAGE );
	return lastId;
}

const titleOf = ( { title }: Fields ) =>
	typeof title === 'string' ? title : ( title as Fields ).raw;

function Mover( { id }: { id: number } ) {
	const { step } = useListMoves( {
		postType: PAGE,
		order: 'title',
		arrange: () => {},
		settle: () => {},
		sortByOrder: () => {},
	} );
	return <button onClick={ () => step( id, 'in' ) }>Nest</button>;
}

const LIST = {
	view: {
		type: 'table',
		filters: [],
		showLevels: true,
		sort: { field: 'title', direction: 'asc' },
	},
} as unknown as ListViewState;

/** A list whose next page has not come yet. */
function PagedList() {
	const [ hasAnswered, setHasAnswered ] = useState( true );
	return (
		<>
			<ArrangedRows
				postType={ PAGE }
				posts={ [] }
				total={ hasAnswered ? 30 : 0 }
				listView={ LIST }
				hasAnswered={ hasAnswered }
				arrange={ () => {} }
				settle={ () => {} }
			/>
			<button onClick={ () => setHasAnswered( false ) }>Next page</button>
		</>
	);
}

const showQuickAdd = async ( stage: Stage, onShow = () => {} ) => {
	await stage.show(
		<QuickAdd
			postType={ PAGE }
			list={ { order: 'title', perPage: 2, page: 1 } }
			onShow={ onShow }
		/>
	);
	await press( 'Quick add' )( stage );
};

const FLOWS: readonly WriteFlow[] = [
	{
		name: 'Lists: quick add',
		item: 'Zoo',
		write: { method: 'POST', route: ROUTE },
		prepare: async ( stage ) => {
			putTree( stage );
			await showQuickAdd( stage );
			await type( 'Title', 'Zoo' )( stage );
		},
		submit: press( 'Add' ),
		countWritten: ( server ) =>
			server
				.list( '/wp/v2/pages' )
				.filter( ( page ) => titleOf( page ) === 'Zoo' ).length,
		success: /"Zoo" successfully created\./,
		expectUnsaved: () =>
			expect( screen.getByLabelText( 'Title' ) ).toHaveValue( 'Zoo' ),
	},
	{
		name: 'Lists: add child',
		item: 'Branch',
		write: { method: 'POST', route: ROUTE },
		prepare: async ( stage ) => {
			const id = putTree( stage );
			await stage.show(
				<AddChildModal
					items={
						[
							{ ...stage.server.get( `/wp/v2/pages/${ id }` ) },
						] as unknown as Post[]
					}
					closeModal={ () => {} }
				/>
			);
			await screen.findByLabelText( 'Title' );
			await type( 'Title', 'Branch' )( stage );
		},
		submit: press( 'Create draft' ),
		countWritten: ( server ) =>
			server
				.list( '/wp/v2/pages' )
				.filter(
					( page ) =>
						titleOf( page ) === 'Branch' && page.parent === lastId
				).length,
		success: /"Branch" successfully created\./,
		expectUnsaved: () =>
			expect( screen.getByLabelText( 'Title' ) ).toHaveValue( 'Branch' ),
	},
	{
		name: 'Lists: move in the list',
		item: 'Blog',
		write: { method: 'PUT', route: ROUTE },
		prepare: async ( stage ) => {
			await stage.show( <Mover id={ putTree( stage ) } /> );
		},
		submit: press( 'Nest' ),
		countWritten: ( server ) =>
			server.get( `/wp/v2/pages/${ lastId }` )?.parent === lastId - 1
				? 1
				: 0,
		success: /“Blog” moved\./,
	},
];

testWrites( FLOWS );

describe( 'Quick add', () => {
	it( 'leads to the page of the list on which the new one stands, and takes the next title', async () => {
		const stage = await openStage();
		putTree( stage );
		const onShow = jest.fn();
		await showQuickAdd( stage, onShow );
		await type( 'Title', 'Zoo' )( stage );
		await press( 'Add' )( stage );
		await screen.findByText( /“Zoo” is on page 2 of the list\./ );
		const title = screen.getByLabelText( 'Title' );
		expect( title ).toHaveFocus();
		expect( title ).toHaveValue( '' );
		await press( 'Show' )( stage );
		expect( onShow ).toHaveBeenCalledWith( expect.any( Number ), 2 );
		expect( title ).toHaveFocus();

		await type( 'Title', 'Aa' )( stage );
		await press( 'Add' )( stage );
		await screen.findAllByText( /"Aa" successfully created\./ );
		await act( async () => {} );
		await waitFor( () =>
			expect(
				screen.queryByText( /of the list\./ )
			).not.toBeInTheDocument()
		);
	} );

	it( 'stays open while another page of the list is on its way', async () => {
		const stage = await openStage();
		putTree( stage );
		await stage.show( <PagedList /> );
		await stage.user.click(
			await screen.findByRole( 'button', { name: 'Quick add' } )
		);
		await press( 'Next page' )( stage );
		expect( screen.getByLabelText( 'Title' ) ).toBeVisible();
	} );
} );
