/*
 * The actions of the selected items by key and in the command palette, in a part of Design.
 */
import { useRef } from 'react';
import { select } from '@wordpress/data';
import { store as commandsStore } from '@wordpress/commands';
import { act, screen, waitFor, within } from '@testing-library/react';

import {
	toListActions,
	useSelectionActions,
	type ItemAction,
} from '@/kits/actions';
import { openStage, preparePage, type Stage } from './support/stage';

interface Page {
	id: number;
	title: string;
	isLocked?: boolean;
}

const A = { id: 1, title: 'About' };
const B = { id: 2, title: 'Blog' };
const LOCKED = { id: 3, title: 'Locked', isLocked: true };

const done = jest.fn();

const ACTIONS: readonly ItemAction< Page >[] = [
	{
		id: 'rename',
		getLabel: () => 'Rename',
		shortcut: 'F2',
		isEligible: ( { isLocked } ) => ! isLocked,
		Dialog: ( { items: [ item ], closeModal } ) => (
			<button onClick={ closeModal }>Rename { item?.title }</button>
		),
	},
	{
		id: 'trash',
		getLabel: () => 'Trash',
		supportsBulk: true,
		isPrimary: true,
		shortcut: 'Delete',
		isEligible: ( { isLocked } ) => ! isLocked,
		run: ( items ) => done( items ),
	},
];

function Rows( { items }: { items: readonly Page[] } ) {
	const container = useRef< HTMLDivElement >( null );
	const dialog = useSelectionActions( {
		actions: toListActions( ACTIONS, undefined ),
		items,
		getTitle: ( { title } ) => title,
		container,
	} );
	return (
		<>
			<div ref={ container }>
				<button>Row</button>
				<input aria-label="Search" defaultValue="ab" />
				{ dialog }
			</div>
			<button>Elsewhere</button>
		</>
	);
}

async function showRows( items: readonly Page[] ): Promise< Stage > {
	const stage = await openStage( '/page' );
	await stage.show( <Rows items={ items } /> );
	return stage;
}

const focus = ( name: string, role = 'button' ) =>
	act( () => screen.getByRole( role, { name } ).focus() );

interface Command {
	name: string;
	label: string;
	callback: ( options: { close: () => void } ) => void;
}

// The package's types know only a part of its store.
const { getCommands } = select( commandsStore ) as unknown as {
	getCommands: ( isContextual: boolean ) => Command[];
};

const readCommands = () =>
	[ ...getCommands( false ), ...getCommands( true ) ].filter( ( { name } ) =>
		name.startsWith( 'atelier/do/selection/' )
	);

beforeAll( () => preparePage() );
beforeEach( () => done.mockReset() );

it( 'runs an action by its key on the selected items that it can be done to', async () => {
	const { user } = await showRows( [ A, LOCKED, B ] );
	focus( 'Row' );
	await user.keyboard( '{Delete}' );
	expect( done ).toHaveBeenCalledTimes( 1 );
	expect( done ).toHaveBeenCalledWith( [ A, B ] );
	await user.keyboard( '{Backspace}' );
	expect( done ).toHaveBeenCalledTimes( 2 );
	// An action for one does nothing to several.
	await user.keyboard( '{F2}' );
	expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
} );

it( 'opens the dialog of an action by its key, and closes it', async () => {
	const { user } = await showRows( [ A ] );
	focus( 'Row' );
	await user.keyboard( '{F2}' );
	const dialog = await screen.findByRole( 'dialog', { name: 'Rename' } );
	await user.click(
		within( dialog ).getByRole( 'button', { name: 'Rename About' } )
	);
	await waitFor( () => expect( dialog ).not.toBeInTheDocument() );
} );

it.each( [
	[ 'in a text', 'Search', 'textbox', '{Delete}' ],
	[ 'outside of the list', 'Elsewhere', 'button', '{Delete}' ],
	[ 'with a modifier', 'Row', 'button', '{Control>}{Delete}{/Control}' ],
	[ 'with a letter', 'Row', 'button', 'd' ],
] )( 'leaves a key alone %s', async ( _, name, role, keys ) => {
	const { user } = await showRows( [ A ] );
	focus( name, role );
	await user.keyboard( keys );
	expect( done ).not.toHaveBeenCalled();
} );

it.each( [
	[ [], [] ],
	[ [ LOCKED ], [] ],
	[ [ A ], [ 'Rename: About', 'Trash: About' ] ],
	[ [ A, B, LOCKED ], [ 'Trash: 2 items' ] ],
] )( 'names what the palette can do to %j', async ( items, expected ) => {
	await showRows( items );
	expect( readCommands().map( ( { label } ) => label ) ).toEqual( expected );
} );

it( 'does from the palette what the row does', async () => {
	await showRows( [ A ] );
	const close = jest.fn();
	const [ rename, trash ] = readCommands();
	await act( async () => trash?.callback( { close } ) );
	await waitFor( () => expect( done ).toHaveBeenCalledWith( [ A ] ) );
	await act( async () => rename?.callback( { close } ) );
	expect(
		await screen.findByRole( 'button', { name: 'Rename About' } )
	).toBeVisible();
	expect( close ).toHaveBeenCalledTimes( 2 );
} );
