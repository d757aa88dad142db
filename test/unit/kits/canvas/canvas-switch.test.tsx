import { act, render, screen } from '@testing-library/react';
import { useCallback, useLayoutEffect, useState } from 'react';
import { select } from '@wordpress/data';

import { registerStores, store } from '@/data/store';
import { canvasSlot } from '@/kits/canvas/canvas-slot';
import { CanvasSwitch } from '@/kits/canvas/canvas-switch';
import type { CanvasProps, CanvasState } from '@/kits/canvas/types';
import { useRoute } from '@/router';
import { aBootPayload, printBootPayload } from '@test/helpers/boot-payload';

jest.mock( '@/router', () => ( { useRoute: jest.fn() } ) );
jest.mock( '@/schedule/content-first', () => ( {
	...jest.requireActual( '@/schedule/content-first' ),
	waitForContent: () => Promise.resolve(),
} ) );
jest.mock( '@/kits/canvas/load-blocks', () => ( {
	loadBlocks: () => Promise.resolve(),
} ) );
jest.mock( '@/wordpress/editor-payload', () => ( {
	fetchEditorPayload: () => Promise.resolve(),
} ) );
jest.mock( '@/wordpress/enqueued-scripts', () => ( {
	...jest.requireActual( '@/wordpress/enqueued-scripts' ),
	loadEditorScripts: () => Promise.resolve(),
} ) );

const STATE: CanvasState = {
	isReady: false,
	hasUnsavedEdits: false,
	isWholePage: true,
	wasUpdated: false,
	isFound: true,
	canEdit: true,
};

let mockIsTalkative = false;
const mockSayReady: Record< string, ( isReady: boolean ) => void > = {};
let mockSayFound: ( isFound: boolean ) => void = () => {};

function mockCanvas( name: string ) {
	return function Canvas( {
		isCover,
		...props
	}: CanvasProps & { isCover?: boolean } ) {
		useLayoutEffect( () => {
			// A canvas may say the same again with every render.
			if ( mockIsTalkative ) {
				props.onChange(
					{ postType: props.postType, postId: props.postId },
					{ ...STATE }
				);
			}
		} );
		mockSayReady[ name ] = ( isReady ) =>
			props.onChange(
				{ postType: props.postType, postId: props.postId },
				{ ...STATE, isReady }
			);
		mockSayFound = ( isFound ) =>
			props.onChange(
				{ postType: props.postType, postId: props.postId },
				{ ...STATE, isFound }
			);
		return (
			<p>
				{ name } of { props.postId }
				{ isCover && ', over the editor' }
			</p>
		);
	};
}

canvasSlot.fill( {
	loadView: async () => ( {
		ViewCanvas: mockCanvas( 'view' ),
		preloadGlobalStyles: () => Promise.resolve(),
	} ),
	loadEditor: async () => ( {
		EditorCanvas: mockCanvas( 'editor' ),
		initializeEditor: jest.fn(),
	} ),
} );

registerStores();

function setIsEditing( isEditing: boolean ): void {
	jest.mocked( useRoute ).mockReturnValue( { isEditing } as never );
}

const texts = () =>
	screen.queryAllByText( / of / ).map( ( { textContent } ) => textContent );

it( 'shows blocks alone, and the editor when it is ready, which stays', async () => {
	printBootPayload( aBootPayload() );
	setIsEditing( false );
	const onChange = jest.fn();
	const show = ( postId = 7 ) => (
		<CanvasSwitch
			postType="page"
			postId={ postId }
			isPageShown={ false }
			onChange={ onChange }
		/>
	);
	const { rerender } = render( show() );
	await screen.findByText( 'view of 7' );
	expect( texts() ).toEqual( [ 'view of 7' ] );
	act( () => mockSayReady.view!( true ) );
	expect( onChange ).toHaveBeenLastCalledWith(
		{ postType: 'page', postId: 7 },
		{ ...STATE, isReady: true }
	);

	// Entered: the view canvas stays over the editor until the editor is ready.
	setIsEditing( true );
	rerender( show() );
	await screen.findByText( 'editor of 7' );
	act( () => mockSayReady.editor!( false ) );
	expect( texts() ).toEqual( [
		'editor of 7',
		'view of 7, over the editor',
	] );
	expect( onChange ).toHaveBeenLastCalledWith(
		expect.anything(),
		expect.objectContaining( { isReady: true } )
	);
	act( () => mockSayReady.editor!( true ) );
	expect( texts() ).toEqual( [ 'editor of 7' ] );

	// Left: it is entered again at once.
	setIsEditing( false );
	rerender( show() );
	expect( texts() ).toEqual( [ 'editor of 7' ] );
	rerender( show( 8 ) );
	expect( texts() ).toEqual( [ 'editor of 8' ] );
} );

it( 'has a record that is edited only when it is there: a guide shows over nothing else', async () => {
	printBootPayload( aBootPayload() );
	setIsEditing( true );
	render(
		<CanvasSwitch
			postType="page"
			postId={ 9 }
			isPageShown={ false }
			onChange={ () => {} }
		/>
	);
	await screen.findByText( 'editor of 9' );
	const readEdited = () => select( store ).getEditedPost();
	act( () => mockSayFound( false ) );
	expect( readEdited() ).toBeNull();
	act( () => mockSayFound( true ) );
	expect( readEdited() ).toEqual( { postType: 'page', postId: 9 } );
	// Deleted meanwhile.
	act( () => mockSayFound( false ) );
	expect( readEdited() ).toBeNull();
} );

it( 'ends when a canvas says the same again with every render', async () => {
	printBootPayload( aBootPayload() );
	setIsEditing( false );
	mockIsTalkative = true;
	let renders = 0;
	function Around() {
		renders++;
		const [ , setKnown ] = useState< object >();
		const handleChange = useCallback(
			( record: object, state: object ) => setKnown( { record, state } ),
			[]
		);
		return (
			<CanvasSwitch
				postType="page"
				postId={ 7 }
				isPageShown={ false }
				onChange={ handleChange }
			/>
		);
	}
	render( <Around /> );
	await screen.findByText( / of 7/ );
	expect( renders ).toBeLessThan( 10 );
	mockIsTalkative = false;
} );
