import { screen } from '@testing-library/react';

import type { MenuEditing } from '@/features/menus/editor/use-edited-menu';
import { parseMenu } from '@/features/menus/rules/menu-markup';
import { TargetSearch } from '@/features/menus/editor/target-search';
import { CreateMenu } from '@/features/menus/create-menu';
import { MenuActions } from '@/features/menus/menu-actions';
import { NO_USES } from './support/design-lists';
import type { RestServer } from './support/rest-server';
import { press, type as typeText, type Stage } from './support/stage';
import { testWrites, type WriteFlow } from './support/write-matrix';

const COLLECTION = '/wp/v2/navigation';
const ROUTE = /^\/wp\/v2\/navigation/;
const RESTORE = /deletions\/\d+\/restore$/;

let lastId = 0;
const newest = () => `${ COLLECTION }/${ lastId }`;

async function showMenu( stage: Stage ): Promise< void > {
	const { server } = stage;
	const id = ++lastId;
	const menu = {
		id,
		title: { raw: 'Main', rendered: 'Main' },
		content: { raw: '' },
		status: 'publish',
		modified_gmt: '2026-11-21T10:00:00',
		type: 'wp_navigation',
	};
	server.put( newest(), menu );
	server.on( { method: 'GET', route: /\/usage$/ }, () => NO_USES );
	await stage.show(
		<MenuActions
			id={ id }
			menu={ { title: 'Main', tree: parseMenu( '' ) } as MenuEditing }
		/>
	);
}

const choose =
	( name: string ) =>
	async ( stage: Stage ): Promise< void > => {
		await press( 'Actions' )( stage );
		await stage.user.click( screen.getByRole( 'menuitem', { name } ) );
	};

const titleOf = ( { title }: Record< string, unknown > ) => title;

const countTitles = ( title: string ) => ( server: RestServer ) =>
	server.list( COLLECTION ).filter( ( menu ) => titleOf( menu ) === title )
		.length;

const FLOWS: readonly WriteFlow[] = [
	{
		name: 'Menus: create',
		item: 'Footer',
		write: { method: 'POST', route: ROUTE },
		prepare: async ( stage ) => {
			await stage.show( <CreateMenu /> );
			await press( 'Create Navigation Menu' )( stage );
			await typeText( 'Navigation title', 'Footer' )( stage );
		},
		submit: press( 'Create' ),
		countWritten: countTitles( 'Footer' ),
		success: /"Footer" successfully created\./,
		expectUnsaved: () =>
			expect( screen.getByLabelText( 'Navigation title' ) ).toHaveValue(
				'Footer'
			),
	},
	{
		name: 'Menus: rename',
		item: 'Unable to rename Navigation Menu',
		write: { method: 'PUT', route: ROUTE },
		prepare: async ( stage ) => {
			await showMenu( stage );
			await choose( 'Rename' )( stage );
			await typeText( 'Navigation title', 'Header' )( stage );
		},
		submit: press( 'Save' ),
		countWritten: ( server ) =>
			server.get( newest() )?.title === 'Header' ? 1 : 0,
		success: /Renamed Navigation Menu/,
		expectUnsaved: () =>
			expect( screen.getByLabelText( 'Navigation title' ) ).toHaveValue(
				'Header'
			),
	},
	{
		name: 'Menus: duplicate',
		// Specification 8.1 gives the text.
		item: 'Unable to duplicate Navigation Menu',
		write: { method: 'POST', route: ROUTE },
		prepare: showMenu,
		submit: choose( 'Duplicate' ),
		countWritten: countTitles( 'Main (Copy)' ),
		success: /Duplicated Navigation Menu/,
	},
	{
		name: 'Menus: delete',
		item: 'Main',
		write: { method: 'DELETE', route: ROUTE },
		prepare: async ( stage ) => {
			await showMenu( stage );
			await choose( 'Delete' )( stage );
		},
		submit: press( 'Delete' ),
		countWritten: ( server ) => ( server.get( newest() ) ? 0 : 1 ),
		success: /Navigation Menu successfully deleted\./,
		findsOut: true,
	},
	{
		name: 'Menus: Undo of a deletion',
		item: 'Main',
		write: { method: 'POST', route: RESTORE },
		prepare: async ( stage ) => {
			await showMenu( stage );
			await choose( 'Delete' )( stage );
			await press( 'Delete' )( stage );
			await screen.findByRole( 'button', { name: 'Undo' } );
		},
		submit: press( 'Undo' ),
		countWritten: ( server ) => ( server.get( newest() ) ? 1 : 0 ),
		success: /Navigation Menu restored\./,
	},
	{
		name: 'Menus: create a page for an item',
		item: 'Team',
		write: { method: 'POST', route: /pages$/ },
		prepare: async ( stage ) => {
			stage.server.on( { method: 'GET', route: /\/search$/ }, () => [] );
			await stage.show( <TargetSearch onChoose={ () => {} } /> );
			await typeText( 'Search or type an address', 'Team' )( stage );
			await screen.findByRole( 'button', { name: /Create/ } );
		},
		submit: ( { user } ) =>
			user.click( screen.getByRole( 'button', { name: /Create/ } ) ),
		countWritten: ( server ) =>
			server
				.list( '/wp/v2/pages' )
				.filter( ( page ) => titleOf( page ) === 'Team' ).length,
	},
];

testWrites( FLOWS );
