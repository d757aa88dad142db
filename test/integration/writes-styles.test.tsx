import { Button } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { act, screen, waitFor } from '@testing-library/react';

import { UnreadableValuesNotice } from '@/features/styles/panels/unreadable-values-notice';
import { removeLook } from '@/features/styles/variations/actions/delete-look';
import { nameLook } from '@/features/styles/variations/actions/rename-look';
import { useLooks } from '@/features/styles/variations/use-looks';
import type { RestServer } from './support/rest-server';
import { openStage, press, registry, type Stage } from './support/stage';
import { forgetTheme, serveStyles, stylesRoute } from './support/styles';
import { testWrites, type WriteFlow } from './support/write-matrix';

const LOOKS = '/atelier/v1/looks';
const RESTORE = /deletions\/\d+\/restore$/;

// Core-data caches every record: each cell has a record of its own.
let lastId = 500;
const newest = () => `${ LOOKS }/${ lastId }`;

const NEW_LOOK = {
	title: 'Evening',
	kind: 'saved',
	settings: {},
	styles: { color: { text: 'red' } },
} as const;

/** The actions of Styles on looks, without the tiles that show them. */
function LookActions() {
	const { looks, store: storeLook } = useLooks();
	return (
		<>
			<Button onClick={ () => void storeLook( NEW_LOOK ) }>Keep</Button>
			{ looks.map( ( look ) => (
				<div key={ look.id }>
					{ look.title }
					<Button onClick={ () => void nameLook( look, 'Morning' ) }>
						Rename
					</Button>
					<Button onClick={ () => void removeLook( look ) }>
						Delete
					</Button>
				</div>
			) ) }
		</>
	);
}

async function showLooks( stage: Stage ): Promise< void > {
	const { server } = stage;
	const look = {
		...NEW_LOOK,
		id: ++lastId,
		date: '2026-11-20T10:00:00',
	};
	server.put( newest(), look );
	await stage.show( <LookActions /> );
	await screen.findByText( 'Evening' );
}

const countLooks = ( server: RestServer ) => server.list( LOOKS ).length - 1;

async function showUnreadable( stage: Stage ): Promise< void > {
	const { server } = stage;
	serveStyles( server, ++lastId, {
		styles: { color: { text: 'red' } },
		atelier_unreadable: [ 'styles.color.background' ],
	} );
	// All stored values can be read: the server removes the others.
	server.on(
		{ method: 'PUT', route: /global-styles\/\d+$/ },
		( { route } ) => {
			server.change( route, { atelier_unreadable: [] } );
			return undefined;
		}
	);
	await forgetTheme();
	await stage.show( <UnreadableValuesNotice /> );
	await act( async () => {
		await registry
			.resolveSelect( coreStore )
			.__experimentalGetCurrentGlobalStylesId();
		await registry
			.resolveSelect( coreStore )
			.getEntityRecord( 'root', 'globalStyles', lastId );
	} );
	expect(
		await screen.findByText( 'styles.color.background' )
	).toBeVisible();
}

const FLOWS: readonly WriteFlow[] = [
	{
		name: 'Styles: keep a look',
		item: 'Evening',
		write: { method: 'POST', route: /looks$/ },
		prepare: showLooks,
		submit: press( 'Keep' ),
		countWritten: countLooks,
	},
	{
		name: 'Styles: rename a look',
		item: 'Evening',
		write: { method: 'PUT', route: /looks/ },
		prepare: showLooks,
		submit: press( 'Rename' ),
		countWritten: ( server ) =>
			server.get( newest() )?.title === 'Morning' ? 1 : 0,
	},
	{
		name: 'Styles: delete a look',
		item: 'Evening',
		write: { method: 'DELETE', route: /looks/ },
		prepare: showLooks,
		submit: press( 'Delete' ),
		countWritten: ( server ) => ( server.get( newest() ) ? 0 : 1 ),
		success: /"Evening" deleted\./,
		findsOut: true,
	},
	{
		name: 'Styles: Undo of a look’s deletion',
		item: 'Evening',
		write: { method: 'POST', route: RESTORE },
		prepare: async ( stage ) => {
			await showLooks( stage );
			await press( 'Delete' )( stage );
			await screen.findByRole( 'button', { name: 'Undo' } );
		},
		submit: press( 'Undo' ),
		countWritten: ( server ) => ( server.get( newest() ) ? 1 : 0 ),
	},
	{
		name: 'Styles: remove what cannot be read',
		item: 'Styles',
		write: { method: 'PUT', route: /global-styles/ },
		prepare: showUnreadable,
		submit: press( 'Remove these values' ),
		countWritten: ( server ) =>
			JSON.stringify(
				server.get( stylesRoute( lastId ) )?.atelier_unreadable
			) === '[]'
				? 1
				: 0,
		success: /The values were removed\./,
		expectUnsaved: () =>
			expect(
				screen.getByText( 'styles.color.background' )
			).toBeVisible(),
	},
];

testWrites( FLOWS );

it( 'Styles: the notice of what cannot be read goes when it was removed', async () => {
	const stage = await openStage( '/styles' );
	await showUnreadable( stage );
	await press( 'Remove these values' )( stage );

	await waitFor( () =>
		expect(
			screen.queryByText( 'styles.color.background' )
		).not.toBeInTheDocument()
	);
	expect( stage.server.get( stylesRoute( lastId ) ) ).toMatchObject( {
		styles: { color: { text: 'red' } },
	} );
} );
