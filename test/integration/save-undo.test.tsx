/*
 * A save is undone by its notice: the values of before are saved again, by the one save path.
 */
import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import { act, screen } from '@testing-library/react';

import { rawValue } from '@/data/writes';
import { SaveHubContent } from '@/kits/saving';
import { FAULTS } from './support/rest-server';
import {
	openStage,
	preparePage,
	press,
	registry,
	type Stage,
} from './support/stage';

beforeAll( () => preparePage() );

const PATTERN = [ 'postType', 'wp_block' ] as const;
let id = 8100;

const edit = ( edits: object ) =>
	act( async () => {
		await dispatch( coreStore ).editEntityRecord( ...PATTERN, id, edits );
	} );
const readEdited = () =>
	registry.select( coreStore ).getEditedEntityRecord( ...PATTERN, id );

/** Opens a pattern, changes and saves it. */
async function saveChange(): Promise< Stage > {
	id++;
	const stage = await openStage();
	stage.server.put( `/wp/v2/blocks/${ id }`, {
		id,
		title: { raw: 'Welcome', rendered: 'Welcome' },
		content: { raw: 'Before' },
		status: 'publish',
	} );
	await stage.show( <SaveHubContent /> );
	await act( async () => {
		await registry
			.resolveSelect( coreStore )
			.getEntityRecord( ...PATTERN, id );
	} );
	await edit( { title: 'Hello', content: 'After' } );
	await press( /^Review 1 change/ )( stage );
	await press( 'Save' )( stage );
	await screen.findByRole( 'button', { name: 'Undo' } );
	expect( readStored( stage ) ).toEqual( [ 'Hello', 'After' ] );
	return stage;
}

const readStored = ( stage: Stage ) => {
	const { title, content } =
		stage.server.get( `/wp/v2/blocks/${ id }` ) ?? {};
	return [ rawValue( title ), rawValue( content ) ];
};

it( 'Undo saves what was there before, and Redo what came after', async () => {
	const stage = await saveChange();
	expect(
		screen.getByRole( 'button', { name: 'View site' } )
	).toBeInTheDocument();
	await press( 'Undo' )( stage );
	await screen.findByText( 'The save was undone.', {
		selector: '.components-snackbar__content',
	} );
	expect( readStored( stage ) ).toEqual( [ 'Welcome', 'Before' ] );
	expect( readEdited() ).toMatchObject( { title: 'Welcome' } );

	await press( 'Redo' )( stage );
	await screen.findByRole( 'button', { name: 'Undo' } );
	expect( readStored( stage ) ).toEqual( [ 'Hello', 'After' ] );
	stage.cleanUp();
} );

it.each( [
	[ 'of the same value', { content: 'Newer' } ],
	[ 'of another value', { status: 'draft' } ],
] )(
	'Undo leaves newer unsaved changes %s, and says so',
	async ( _of, newer ) => {
		const stage = await saveChange();
		await edit( newer );
		await press( 'Undo' )( stage );
		await screen.findByText(
			'Nothing was undone: “Hello” has newer unsaved changes.',
			{ selector: '.components-snackbar__content' }
		);
		expect( readStored( stage ) ).toEqual( [ 'Hello', 'After' ] );
		expect( readEdited() ).toMatchObject( newer );
		stage.cleanUp();
	}
);

it( 'An Undo that the server refuses stays an unsaved change, with Retry', async () => {
	const stage = await saveChange();
	stage.server.failNext( FAULTS[ 0 ]! );
	await press( 'Undo' )( stage );
	await screen.findByText( /There has been a critical error/, {
		selector: '.components-snackbar__content',
	} );
	expect( readStored( stage ) ).toEqual( [ 'Hello', 'After' ] );
	expect( readEdited() ).toMatchObject( { title: 'Welcome' } );

	await press( 'Retry' )( stage );
	await screen.findByText( /Site updated/, {
		selector: '.components-snackbar__content',
	} );
	expect( readStored( stage ) ).toEqual( [ 'Welcome', 'Before' ] );
	stage.cleanUp();
} );

it( 'An Undo of what somebody else changed meanwhile asks', async () => {
	const stage = await saveChange();
	stage.server.change( `/wp/v2/blocks/${ id }`, { title: 'Theirs' } );
	await press( 'Undo' )( stage );
	await screen.findByRole( 'dialog' );
	expect( readStored( stage )[ 0 ] ).toBe( 'Theirs' );
	stage.cleanUp();
} );
