import { store as commandsStore } from '@wordpress/commands';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { act, waitFor } from '@testing-library/react';

import { ReviewCommand } from '@/app/commands/review-command';
import { openStage, preparePage, registry } from './support/stage';
import { forgetTheme, serveStyles } from './support/styles';

beforeAll( () => preparePage() );

// The host's types omit fields that only the palette reads.
const readCommands = select( commandsStore ) as unknown as {
	getCommands: ( contextual: boolean ) => Array< {
		name: string;
		callback: ( palette: { close: () => void } ) => void;
	} >;
};

const findCommand = ( name: string ) =>
	readCommands
		.getCommands( false )
		.find( ( command ) => command.name === `atelier/do/${ name }` );

const readStyles = () =>
	(
		registry
			.select( coreStore )
			.getEditedEntityRecord(
				'root',
				'globalStyles',
				9300
			) as unknown as {
			styles: unknown;
		}
	 ).styles;

it( 'finds Undo and Redo by their names once there is something to undo', async () => {
	const stage = await openStage( '/styles' );
	await forgetTheme();
	serveStyles( stage.server, 9300 );
	await stage.show( <ReviewCommand /> );
	await act( async () => {
		await registry
			.resolveSelect( coreStore )
			.getEntityRecord( 'root', 'globalStyles', 9300 );
		await dispatch( coreStore ).editEntityRecord(
			'root',
			'globalStyles',
			9300,
			{ styles: { css: 'a { top: 0; }' } }
		);
	} );
	expect( findCommand( 'redo' ) ).toBeUndefined();
	await act( async () => findCommand( 'undo' )?.callback( { close() {} } ) );
	await waitFor( () => expect( readStyles() ).toEqual( {} ) );
	await waitFor( () => expect( findCommand( 'redo' ) ).toBeDefined() );
	stage.cleanUp();
} );
