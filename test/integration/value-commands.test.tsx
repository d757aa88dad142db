import { store as commandsStore } from '@wordpress/commands';
import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { act, waitFor } from '@testing-library/react';

import { store } from '@/data/store';
import { ValueCommands } from '@/features/styles/value-commands';
import { openStage, preparePage, registry } from './support/stage';
import { forgetTheme, serveStyles } from './support/styles';

const STYLES = 9400;

beforeAll( () => preparePage() );

interface Found {
	commands: {
		name: string;
		label: string;
		callback: ( palette: { close: () => void } ) => void;
	}[];
}

// The host's types omit fields that only the palette reads.
const readLoaders = select( commandsStore ) as unknown as {
	getCommandLoaders: ( contextual: boolean ) => {
		name: string;
		hook: ( props: { search: string } ) => Found;
	}[];
};

const readStyles = () =>
	(
		registry
			.select( coreStore )
			.getEditedEntityRecord(
				'root',
				'globalStyles',
				STYLES
			) as unknown as { styles: unknown }
	 ).styles;

const readPreview = () => registry.select( store ).getPreviewedStyles()?.styles;

it( 'previews a typed value without an edit; Enter makes one edit, one undo takes it back', async () => {
	const stage = await openStage( '/styles' );
	await forgetTheme();
	serveStyles( stage.server, STYLES );
	await stage.show( <ValueCommands /> );
	const loader = readLoaders
		.getCommandLoaders( false )
		.find( ( { name } ) => name === 'atelier/values' )!;
	let found: Found = { commands: [] };
	const Palette = ( { search }: { search: string } ) => {
		found = loader.hook( { search } );
		return null;
	};
	const type = ( search: string ) =>
		stage.show( <Palette search={ search } /> );

	await type( 'pages' );
	expect( found.commands ).toEqual( [] );

	await type( 'h1 48' );
	await waitFor( () => expect( found.commands ).toHaveLength( 1 ) );
	expect( found.commands[ 0 ]?.label ).toMatch( /^h1: .*48px$/ );
	const after = { elements: { h1: { typography: { fontSize: '48px' } } } };
	await waitFor( () => expect( readPreview() ).toEqual( after ) );
	expect( readStyles() ).toEqual( {} );

	await act(
		async () => found.commands[ 0 ]?.callback( { close: () => undefined } )
	);
	await waitFor( () => expect( readStyles() ).toEqual( after ) );
	await act( async () => void registry.dispatch( coreStore ).undo() );
	await waitFor( () => expect( readStyles() ).toEqual( {} ) );
	expect( registry.select( coreStore ).hasUndo() ).toBe( false );

	await type( 'h1 nothing' );
	expect( found.commands ).toEqual( [] );
	await waitFor( () => expect( readPreview() ).toBeUndefined() );
	stage.cleanUp();
} );
