/*
 * A look that is applied replaces much at once: the moment before it is saved is named by itself, and a refusal holds up no save.
 */
import { act, waitFor } from '@testing-library/react';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';

import { readDirtyRecords, saveRecords } from '@/data/writes';
import { getAppliedTexts } from '@/features/styles/variations/applied-texts';
import { useApplyConfig } from '@/features/styles/variations/use-apply-config';
import { useResetStyles } from '@/features/styles/variations/use-reset-styles';
import { FAULTS, type Fault } from './support/rest-server';
import { preparePage, registry, type Stage } from './support/stage';
import { openStyleButtons, pressStyleButton } from './support/style-buttons';
import { stylesRoute } from './support/styles';

beforeAll( () => preparePage() );

const MOMENTS = /history\/moments$/;

let lastId = 8800;

function Buttons() {
	const apply = useApplyConfig();
	const reset = useResetStyles();
	return (
		<>
			<button
				onClick={ () =>
					apply(
						{ settings: {}, styles: { shadow: 'none' } },
						getAppliedTexts( 'Autumn' )
					)
				}
			>
				Apply
			</button>
			<button onClick={ reset }>Reset</button>
		</>
	);
}

const openButtons = () =>
	openStyleButtons( ++lastId, <Buttons />, { styles: { css: 'a {}' } } );

const save = () =>
	act( async () => {
		await saveRecords( registry, readDirtyRecords( registry ) );
	} );

const listWrites = ( { server }: Stage ) =>
	server.writes
		.filter( ( { route } ) => ! route.endsWith( '/looks' ) )
		.map( ( { route, data } ) =>
			MOMENTS.test( route ) ? `${ data.name } ${ data.automatic }` : route
		);

it.each( [
	[ 'Apply', 'Before “Autumn” true' ],
	[ 'Reset', 'Before a reset of the styles true' ],
] )( '%s: the moment is named before the save', async ( button, name ) => {
	const stage = await openButtons();
	await pressStyleButton( stage, button );
	expect( listWrites( stage ) ).toEqual( [] );
	await save();
	expect( listWrites( stage ) ).toEqual( [ name, stylesRoute( lastId ) ] );
} );

it( 'A look that was undone names no moment', async () => {
	const stage = await openButtons();
	await pressStyleButton( stage, 'Apply' );
	await pressStyleButton( stage, 'Undo' );
	await waitFor( () => expect( readDirtyRecords( registry ) ).toEqual( [] ) );
	await act( async () => {
		await dispatch( coreStore ).editEntityRecord(
			'root',
			'globalStyles',
			lastId,
			{ styles: { css: 'b {}' } }
		);
	} );
	await save();
	expect( listWrites( stage ) ).toEqual( [ stylesRoute( lastId ) ] );
} );

it( 'A look that is undone leaves later edits of other values', async () => {
	const stage = await openButtons();
	await pressStyleButton( stage, 'Apply' );
	await act( async () => {
		await dispatch( coreStore ).editEntityRecord(
			'root',
			'globalStyles',
			lastId,
			{ styles: { shadow: 'none', color: { text: '#111111' } } }
		);
	} );
	await pressStyleButton( stage, 'Undo' );
	await waitFor( () =>
		expect(
			registry
				.select( coreStore )
				.getEditedEntityRecord( 'root', 'globalStyles', lastId )
		).toMatchObject( {
			styles: { css: 'a {}', color: { text: '#111111' } },
		} )
	);
} );

it( 'A moment that cannot be named holds up no save', async () => {
	const stage = await openButtons();
	await pressStyleButton( stage, 'Apply' );
	stage.server.failNext( FAULTS[ 0 ] as Fault, {
		method: 'POST',
		route: MOMENTS,
	} );
	await save();
	expect( stage.server.get( stylesRoute( lastId ) )?.styles ).toEqual( {
		shadow: 'none',
	} );
} );
