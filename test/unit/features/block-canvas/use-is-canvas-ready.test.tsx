import { act, renderHook } from '@testing-library/react';
import {
	createReduxStore,
	createRegistry,
	RegistryProvider,
} from '@wordpress/data';

import { createBlockSteps } from '@/features/block-canvas/steps/block-steps';
import { useIsCanvasReady } from '@/features/block-canvas/use-is-canvas-ready';

function setUp( {
	isWholeNeeded = true,
	blocks = 1,
}: { isWholeNeeded?: boolean; blocks?: number } = {} ) {
	const registry = createRegistry();
	registry.register(
		createReduxStore( 'core', {
			reducer: ( state = false, action: { type: string } ) =>
				action.type === 'SET' ? ! state : state,
			actions: { toggle: () => ( { type: 'SET' } ) },
			selectors: { hasResolvingSelectors: ( state: boolean ) => state },
		} )
	);
	const element = document.createElement( 'div' );
	const canvas = document.createElement( 'iframe' );
	canvas.name = 'editor-canvas';
	element.append( canvas );
	document.body.replaceChildren( element );
	const list = document.createElement( 'div' );
	list.className = 'is-root-container';
	canvas.contentDocument?.body.append( list );
	const addBlock = () => list.append( document.createElement( 'p' ) );
	Array.from( { length: blocks }, addBlock );
	const steps = createBlockSteps();
	const { result } = renderHook(
		() =>
			useIsCanvasReady( {
				frame: { current: element },
				key: 'page/1',
				steps,
				isWholeNeeded,
			} ),
		{
			wrapper: ( { children } ) => (
				<RegistryProvider value={ registry }>
					{ children }
				</RegistryProvider>
			),
		}
	);
	return {
		result,
		steps,
		addBlock,
		toggleRequest: () =>
			act( () => void registry.dispatch( 'core' ).toggle?.() ),
	};
}

const pass = ( milliseconds: number ) =>
	act( () => jest.advanceTimersByTimeAsync( milliseconds ) );

describe( 'useIsCanvasReady', () => {
	beforeEach( () => void jest.useFakeTimers() );
	afterEach( () => void jest.useRealTimers() );

	it( 'is ready 100 ms after the last request where there are blocks', async () => {
		const { result, toggleRequest } = setUp();
		await toggleRequest();
		await pass( 500 );
		expect( result.current ).toBe( false );
		await toggleRequest();
		await pass( 99 );
		expect( result.current ).toBe( false );
		await pass( 1 );
		expect( result.current ).toBe( true );
	} );

	it( 'waits again for a request that begins in between', async () => {
		const { result, toggleRequest } = setUp();
		await pass( 60 );
		await toggleRequest();
		await toggleRequest();
		await pass( 60 );
		expect( result.current ).toBe( false );
		await pass( 40 );
		expect( result.current ).toBe( true );
	} );

	it( 'looks at blocks that come later for as long', async () => {
		const { result, addBlock } = setUp( { blocks: 0 } );
		await pass( 150 );
		addBlock();
		await pass( 149 );
		expect( result.current ).toBe( false );
		await pass( 1 );
		expect( result.current ).toBe( true );
	} );

	it( 'is ready without any block after eight looks', async () => {
		const { result } = setUp( { blocks: 0 } );
		await pass( 799 );
		expect( result.current ).toBe( false );
		await pass( 1 );
		expect( result.current ).toBe( true );
	} );

	it( 'waits no longer than ten seconds', async () => {
		const { result, toggleRequest } = setUp();
		await toggleRequest();
		await pass( 9999 );
		expect( result.current ).toBe( false );
		await pass( 1 );
		expect( result.current ).toBe( true );
	} );

	it.each( [
		[ 'waits for all blocks where it takes the place of something', true ],
		[ 'shows the first blocks where it takes the place of nothing', false ],
	] )( '%s', async ( _what, isWholeNeeded ) => {
		const { result, steps } = setUp( { isWholeNeeded } );
		const last = Array.from( { length: 1000 }, steps.join ).at( -1 ) ?? 0;
		await pass( 160 );
		expect( result.current ).toBe( ! isWholeNeeded );
		expect( steps.isDue( last ) ).toBe( false );
		await pass( 2000 );
		expect( result.current ).toBe( true );
		expect( steps.isDue( last ) ).toBe( true );
	} );
} );
