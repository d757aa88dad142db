import { act, renderHook, waitFor } from '@testing-library/react';
import {
	createReduxStore,
	createRegistry,
	RegistryProvider,
} from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';

import { store, type CanvasContainerView } from '@/data/store';
import {
	isCoveringView,
	useCoveredTools,
} from '@/kits/canvas/editor/use-covered-tools';

interface Opened {
	inserter: boolean;
	overview: boolean;
}

type OpenAction = { type: keyof Opened; isOpen: boolean };

/** Actions and selectors of the editor's store that open the panels beside the blocks. */
const aFakeEditor = () =>
	createReduxStore( editorStore.name, {
		reducer: (
			state: Opened = { inserter: true, overview: true },
			action: OpenAction
		) =>
			action.type in state
				? { ...state, [ action.type ]: action.isOpen }
				: state,
		actions: {
			setIsInserterOpened: ( isOpen: boolean ): OpenAction => ( {
				type: 'inserter',
				isOpen,
			} ),
			setIsListViewOpened: ( isOpen: boolean ): OpenAction => ( {
				type: 'overview',
				isOpen,
			} ),
		},
		selectors: {
			isInserterOpened: ( state: Opened ) => state.inserter,
			isListViewOpened: ( state: Opened ) => state.overview,
		},
	} );

describe( 'isCoveringView', () => {
	it.each( [
		[ null, false ],
		[ 'global-styles-css', false ],
		[ 'style-book', true ],
		[ 'global-styles-revisions', true ],
		[ 'global-styles-revisions:style-book', true ],
	] as const )( 'says of %s: %s', ( view, isCovering ) => {
		expect( isCoveringView( view ) ).toBe( isCovering );
	} );
} );

describe( 'useCoveredTools', () => {
	function setUp( isEditing: boolean ) {
		document.body.innerHTML =
			'<button class="editor-document-tools__inserter-toggle"></button>' +
			'<button class="editor-document-tools__document-overview-toggle"></button>';
		const registry = createRegistry();
		registry.register( store );
		registry.register( aFakeEditor() );
		renderHook( () => useCoveredTools( isEditing ), {
			wrapper: ( { children } ) => (
				<RegistryProvider value={ registry }>
					{ children }
				</RegistryProvider>
			),
		} );
		return {
			show: ( view: CanvasContainerView | null ) =>
				act( () => {
					void registry
						.dispatch( store )
						.setCanvasContainerView( view );
				} ),
			open: () =>
				act( () => {
					void registry
						.dispatch( editorStore )
						.setIsInserterOpened( true );
				} ),
			read: () => ( {
				disabled: Array.from(
					document.querySelectorAll( 'button' ),
					( { disabled } ) => disabled
				),
				opened: [
					registry.select( editorStore ).isInserterOpened(),
					registry.select( editorStore ).isListViewOpened(),
				],
			} ),
		};
	}

	it( 'disables and closes the inserter and the overview while a view covers the blocks', () => {
		const { show, open, read } = setUp( true );
		show( 'global-styles-css' );
		expect( read() ).toEqual( {
			disabled: [ false, false ],
			opened: [ true, true ],
		} );
		show( 'style-book' );
		const closed = { disabled: [ true, true ], opened: [ false, false ] };
		expect( read() ).toEqual( closed );
		open();
		expect( read() ).toEqual( closed );
		show( null );
		open();
		expect( read() ).toEqual( {
			disabled: [ false, false ],
			opened: [ true, false ],
		} );
	} );

	it( 'disables buttons that come after the view, as in an editor that its address opens', async () => {
		const { show, read } = setUp( true );
		show( 'style-book' );
		const tool = document.querySelector( 'button' )!;
		tool.replaceWith( tool.cloneNode() );
		document.querySelector( 'button' )!.disabled = false;
		const late = document.createElement( 'button' );
		late.className = 'editor-document-tools__inserter-toggle';
		document.body.append( late );
		await waitFor( () =>
			expect( read().disabled ).toEqual( [ true, true, true ] )
		);
		show( null );
		expect( read().disabled ).toEqual( [ false, false, false ] );
	} );

	it( 'does nothing in view mode', () => {
		const { show, read } = setUp( false );
		show( 'style-book' );
		expect( read().disabled ).toEqual( [ false, false ] );
	} );
} );
