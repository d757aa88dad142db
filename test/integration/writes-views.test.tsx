import { screen } from '@testing-library/react';

import type { Deletion } from '@/features/deletions/reads/deletions';
import type { ListViewState } from '@/kits/list';
import { ViewNameModal } from '@/features/posts/saved-views/view-name-modal';
import { ViewControls } from '@/features/posts/saved-views/view-controls';
import { ViewMenu } from '@/features/posts/saved-views/view-menu';
import { createSavedView } from '@/features/posts/writes/write-saved-views';
import { DeletionRow } from '@/features/deletions/deletion-row';
import { useDeletions } from '@/features/deletions/use-deletions';
import type { RestServer } from './support/rest-server';
import { press, type as typeText, type Stage } from './support/stage';
import { testWrites, type WriteFlow } from './support/write-matrix';

const COLLECTION = '/wp/v2/wp_dataviews';
const ROUTE = /^\/wp\/v2\/wp_dataviews(\/|$)/;
const RESTORE = /deletions\/\d+\/restore$/;
const VIEW = { type: 'table', filters: [], fields: [] } as never;

let lastId = 0;
const newest = () => `${ COLLECTION }/${ lastId }`;

function putView( { server }: Stage ) {
	const id = ++lastId;
	const view = { id, title: { raw: 'Drafts' }, status: 'publish' };
	server.put( newest(), view );
	return {
		id,
		title: 'Drafts',
		isPersonal: false,
		view: VIEW,
		record: { ...view, author: 2, content: { raw: '{"type":"table"}' } },
	};
}

const showMenu = ( stage: Stage ) =>
	stage.show(
		<ViewMenu
			postType="page"
			saved={ putView( stage ) as never }
			isCurrent={ false }
		/>
	);

const choose =
	( name: string ) =>
	async ( stage: Stage ): Promise< void > => {
		await press( 'Actions for Drafts' )( stage );
		await stage.user.click( screen.getByRole( 'menuitem', { name } ) );
	};

const showControls = ( stage: Stage ) => {
	const saved = putView( stage );
	return stage.show(
		<ViewControls
			views={ [ saved as never ] }
			state={
				{
					active: { activeView: String( saved.id ) },
					view: VIEW,
					isModified: true,
					reset: () => {},
				} as unknown as ListViewState
			}
		/>
	);
};

const countNew = ( status: string ) => ( server: RestServer ) =>
	server
		.list( COLLECTION )
		.filter( ( view ) => view.title === 'New' && view.status === status )
		.length;

const creation = ( isPersonal: boolean ): WriteFlow => ( {
	name: `Lists: saved view, create${ isPersonal ? '' : ' and share' }`,
	item: 'New',
	write: { method: 'POST', route: ROUTE },
	prepare: async ( stage ) => {
		stage.server.on( { method: 'GET', route: /wp_dataviews_type$/ }, () => [
			{ id: 9, slug: 'page', name: 'page' },
		] );
		await stage.show(
			<ViewNameModal
				title="New view"
				submitLabel="Create"
				hasScope
				onClose={ () => {} }
				onSubmit={ ( title, isMine ) =>
					createSavedView( {
						postType: 'page',
						title,
						isPersonal: isMine,
						view: VIEW,
					} )
				}
			/>
		);
		await typeText( 'Name', 'New' )( stage );
		if ( isPersonal ) {
			await stage.user.click( screen.getByLabelText( 'Only for me' ) );
		}
	},
	submit: press( 'Create' ),
	countWritten: countNew( isPersonal ? 'private' : 'publish' ),
	expectUnsaved: () =>
		expect( screen.getByLabelText( 'Name' ) ).toHaveValue( 'New' ),
} );

const DELETION: Deletion = {
	type: 'wp_navigation',
	id: 78,
	label: 'Navigation Menu',
	title: 'Footer',
	isReset: false,
	deleted: '2026-11-20T10:00:00Z',
	expires: '2026-12-20T10:00:00Z',
	deletedBy: 'Ada',
};

function Deleted() {
	const { restore, remove } = useDeletions();
	return (
		<DeletionRow
			deletion={ DELETION }
			isBusy={ false }
			onRestore={ () => void restore( DELETION ) }
			onDelete={ () => void remove( DELETION ) }
		/>
	);
}

const KEPT = '/atelier/v1/deletions/78';

async function showDeleted( stage: Stage ): Promise< void > {
	const { server } = stage;
	server.put( '/wp/v2/navigation/78', { id: 78, title: 'Footer' } );
	server.remove( '/wp/v2/navigation/78' );
	await stage.show( <Deleted /> );
}

const FLOWS: readonly WriteFlow[] = [
	creation( true ),
	creation( false ),
	{
		name: 'Lists: saved view, rename',
		item: 'Drafts',
		write: { method: 'PUT', route: ROUTE },
		prepare: async ( stage ) => {
			await showMenu( stage );
			await choose( 'Rename' )( stage );
			await typeText( 'Name', 'Ideas' )( stage );
		},
		submit: press( 'Save' ),
		countWritten: ( server ) =>
			server.get( newest() )?.title === 'Ideas' ? 1 : 0,
		expectUnsaved: () =>
			expect( screen.getByLabelText( 'Name' ) ).toHaveValue( 'Ideas' ),
	},
	{
		name: 'Lists: saved view, save',
		item: 'Drafts',
		write: { method: 'PUT', route: ROUTE },
		prepare: showControls,
		submit: press( 'Save view' ),
		countWritten: ( server ) => ( server.get( newest() )?.content ? 1 : 0 ),
		success: /"Drafts" saved\./,
		expectUnsaved: () =>
			expect( screen.getByText( 'View changed' ) ).toBeVisible(),
	},
	{
		name: 'Lists: saved view, delete',
		item: 'Drafts',
		write: { method: 'DELETE', route: ROUTE },
		prepare: showMenu,
		submit: choose( 'Delete' ),
		countWritten: ( server ) => ( server.get( newest() ) ? 0 : 1 ),
		success: /"Drafts" deleted\./,
		findsOut: true,
	},
	{
		name: 'Lists: saved view, Undo of a deletion',
		item: 'Drafts',
		write: { method: 'POST', route: RESTORE },
		prepare: async ( stage ) => {
			await showMenu( stage );
			await choose( 'Delete' )( stage );
			await screen.findByRole( 'button', { name: 'Undo' } );
		},
		submit: press( 'Undo' ),
		countWritten: ( server ) => ( server.get( newest() ) ? 1 : 0 ),
	},
	{
		name: 'Lists: restore what was deleted',
		item: 'Footer',
		write: { method: 'POST', route: RESTORE },
		prepare: showDeleted,
		submit: press( 'Restore “Footer”' ),
		countWritten: ( server ) =>
			server.get( '/wp/v2/navigation/78' ) ? 1 : 0,
		success: /“Footer” has been restored\./,
	},
	{
		name: 'Lists: delete for good what was deleted',
		item: 'Footer',
		write: { method: 'DELETE', route: /deletions\/78$/ },
		prepare: showDeleted,
		submit: press( 'Delete permanently: “Footer”' ),
		countWritten: ( server ) => ( server.get( KEPT ) ? 0 : 1 ),
		success: /“Footer” permanently deleted\./,
		findsOut: true,
	},
];

testWrites( FLOWS );
