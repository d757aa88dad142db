/*
 * A look is applied and saved: the notice of the save undoes it then, and the one of the look is removed.
 */
import { screen, waitFor } from '@testing-library/react';
import { select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';

import { getAppliedTexts } from '@/features/styles/variations/applied-texts';
import { useApplyConfig } from '@/features/styles/variations/use-apply-config';
import { readDirtyRecords } from '@/data/writes';
import { useSave } from '@/kits/saving/outcomes/use-save';
import { FAULTS } from './support/rest-server';
import { preparePage, registry } from './support/stage';
import { openStyleButtons, pressStyleButton } from './support/style-buttons';
import { stylesRoute } from './support/styles';

beforeAll( () => preparePage() );

let id = 8900;

function Buttons() {
	const apply = useApplyConfig();
	const save = useSave();
	return (
		<>
			<button
				onClick={ () =>
					apply(
						{ settings: {}, styles: { shadow: 'none' } },
						getAppliedTexts( 'Evening' )
					)
				}
			>
				Apply
			</button>
			<button onClick={ () => save( readDirtyRecords( registry ) ) }>
				Save
			</button>
		</>
	);
}

const openButtons = () => openStyleButtons( ++id, <Buttons /> );

const readMessages = () =>
	select( noticesStore )
		.getNotices()
		.map( ( { content } ) => content );

it( 'leaves one Undo after a save: that of the save', async () => {
	const stage = await openButtons();
	await pressStyleButton( stage, 'Apply' );
	await screen.findByRole( 'button', { name: 'Undo' } );
	expect( readMessages() ).toContain( 'Evening applied.' );

	await pressStyleButton( stage, 'Save' );
	await screen.findByRole( 'button', { name: 'View site' } );
	expect( readMessages() ).toContain( 'Site updated.' );
	expect( readMessages() ).not.toContain( 'Evening applied.' );
	await pressStyleButton( stage, 'Undo' );
	await screen.findByText( 'The save was undone.', {
		selector: '.components-snackbar__content',
	} );
	expect( stage.server.get( stylesRoute( id ) )?.styles ).toEqual( {} );
	stage.cleanUp();
} );

it( 'keeps the Undo of a look that the server refuses to save', async () => {
	const stage = await openButtons();
	await pressStyleButton( stage, 'Apply' );
	await screen.findByRole( 'button', { name: 'Undo' } );
	stage.server.failNext( FAULTS[ 0 ]!, {
		method: 'PUT',
		route: /global-styles/,
	} );
	await pressStyleButton( stage, 'Save' );
	await screen.findByRole( 'button', { name: 'Retry' } );
	expect( readMessages() ).toContain( 'Evening applied.' );
	await pressStyleButton( stage, 'Undo' );
	await waitFor( () => expect( readDirtyRecords( registry ) ).toEqual( [] ) );
	stage.cleanUp();
} );
