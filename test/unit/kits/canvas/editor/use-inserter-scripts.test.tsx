import { act, renderHook } from '@testing-library/react';
import {
	createReduxStore,
	createRegistry,
	RegistryProvider,
} from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';

import { useInserterScripts } from '@/kits/canvas/editor/use-inserter-scripts';
import { loadInserterScripts } from '@/wordpress/enqueued-scripts';

jest.mock( '@/wordpress/enqueued-scripts', () => ( {
	loadInserterScripts: jest.fn(),
} ) );

const load = jest.mocked( loadInserterScripts );

/** The action and the selector of the editor's store that are about the inserter. */
const aFakeEditor = () =>
	createReduxStore( editorStore.name, {
		reducer: (
			isOpened = false,
			action: { type: string; isOpened: boolean }
		) => ( action.type === 'OPEN' ? action.isOpened : isOpened ),
		actions: {
			setIsInserterOpened: ( isOpened: boolean ) => ( {
				type: 'OPEN',
				isOpened,
			} ),
		},
		selectors: { isInserterOpened: ( isOpened: boolean ) => isOpened },
	} );

function setUp( isReady: boolean ) {
	const registry = createRegistry();
	registry.register( aFakeEditor() );
	const { rerender } = renderHook( useInserterScripts, {
		initialProps: isReady,
		wrapper: ( { children } ) => (
			<RegistryProvider value={ registry }>{ children }</RegistryProvider>
		),
	} );
	return {
		rerender,
		setIsOpened: ( isOpened: boolean ) =>
			act( async () => {
				void registry
					.dispatch( editorStore )
					.setIsInserterOpened( isOpened );
			} ),
	};
}

beforeEach( () => {
	load.mockReset();
	load.mockRejectedValue( new Error( 'offline' ) );
} );

describe( 'useInserterScripts', () => {
	it( 'waits for the canvas', async () => {
		const { rerender, setIsOpened } = setUp( false );
		await setIsOpened( true );
		expect( load ).not.toHaveBeenCalled();
		await setIsOpened( false );
		rerender( true );
		expect( load ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'tries again at each opening of the inserter, once', async () => {
		const { setIsOpened } = setUp( true );
		expect( load ).toHaveBeenCalledTimes( 1 );
		await setIsOpened( true );
		expect( load ).toHaveBeenCalledTimes( 2 );
		await setIsOpened( false );
		expect( load ).toHaveBeenCalledTimes( 2 );
		await setIsOpened( true );
		expect( load ).toHaveBeenCalledTimes( 3 );
	} );
} );
