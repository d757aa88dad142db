import { useState } from 'react';
import { createPortal } from 'react-dom';
import { act, render } from '@testing-library/react';
import {
	AsyncModeProvider,
	createReduxStore,
	createRegistry,
	RegistryProvider,
	useSelect,
} from '@wordpress/data';

import { AsyncUpdatesEnd } from '@/schedule/async-updates';
import {
	useCanvasLoading,
	type CanvasLoading,
} from '@/kits/canvas/use-canvas-loading';
import { TURN_MS } from '@test/helpers/slow-queue';

jest.mock( '@wordpress/priority-queue', () =>
	jest.requireActual( '@test/helpers/slow-queue' )
);

interface Options {
	isWholeNeeded?: boolean;
	isPageShown?: boolean;
	blocks?: number;
	/** How many blocks are rendered late, one in each idle callback. */
	lateBlocks?: number;
}

function setUp( {
	isWholeNeeded = true,
	isPageShown = false,
	blocks = 1,
	lateBlocks = 0,
}: Options = {} ) {
	const registry = createRegistry();
	registry.register(
		createReduxStore( 'core', {
			reducer: ( state = false, action: { type: string } ) =>
				action.type === 'SET' ? ! state : state,
			actions: { toggle: () => ( { type: 'SET' } ) },
			selectors: { hasResolvingSelectors: ( state: boolean ) => state },
		} )
	);
	let loading: CanvasLoading | undefined;
	let showLateBlocks: ( list: Element ) => void = () => {};
	function Canvas() {
		const [ around, setAround ] = useState< Element >();
		showLateBlocks = setAround;
		loading = useCanvasLoading( {
			postType: 'page',
			postId: 1,
			isWholeNeeded,
			isPageShown,
		} );
		return (
			<div ref={ loading.frame }>
				<iframe name="editor-canvas" title="Preview" />
				{ around &&
					createPortal(
						<AsyncModeProvider value={ true }>
							{ Array.from(
								{ length: lateBlocks },
								( _, index ) => (
									<LateBlock key={ index } />
								)
							) }
						</AsyncModeProvider>,
						around
					) }
				<AsyncUpdatesEnd updates={ loading.updates } />
			</div>
		);
	}
	const { container } = render( <Canvas />, {
		wrapper: ( { children } ) => (
			<RegistryProvider value={ registry }>{ children }</RegistryProvider>
		),
	} );
	const list = document.createElement( 'div' );
	list.className = 'is-root-container';
	container.querySelector( 'iframe' )?.contentDocument?.body.append( list );
	const addBlock = () => list.append( document.createElement( 'p' ) );
	Array.from( { length: blocks }, addBlock );
	act( () => showLateBlocks( list ) );
	return {
		isReady: () => loading?.isReady,
		steps: () => loading!.steps,
		late: () => list.querySelectorAll( 'i' ).length,
		addBlock,
		toggleRequest: () =>
			act( () => void registry.dispatch( 'core' ).toggle?.() ),
	};
}

function LateBlock() {
	const isLoading = useSelect(
		( select ) =>
			(
				select( 'core' ) as { hasResolvingSelectors: () => boolean }
			 ).hasResolvingSelectors(),
		[]
	);
	return <p>{ isLoading && <i /> }</p>;
}

// React renders at the end of each act.
async function pass( milliseconds: number ): Promise< void > {
	for ( let left = milliseconds; left > 0; left -= TURN_MS ) {
		await act( () =>
			jest.advanceTimersByTimeAsync( Math.min( left, TURN_MS ) )
		);
	}
}

const setHidden = ( isHidden: boolean ) => {
	jest.spyOn( document, 'hidden', 'get' ).mockReturnValue( isHidden );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
};

describe( 'useCanvasLoading', () => {
	beforeEach( () => void jest.useFakeTimers() );
	afterEach( () => {
		jest.useRealTimers();
		jest.restoreAllMocks();
	} );

	it( 'is ready 100 ms after the last request where there are blocks', async () => {
		const { isReady, toggleRequest } = setUp();
		await toggleRequest();
		await pass( 500 );
		expect( isReady() ).toBe( false );
		await toggleRequest();
		await pass( 99 );
		expect( isReady() ).toBe( false );
		await pass( 1 + 3 * TURN_MS );
		expect( isReady() ).toBe( true );
	} );

	it( 'waits again for a request that begins in between', async () => {
		const { isReady, toggleRequest } = setUp();
		await pass( 60 );
		await toggleRequest();
		await toggleRequest();
		await pass( 90 );
		expect( isReady() ).toBe( false );
		await pass( 10 + 3 * TURN_MS );
		expect( isReady() ).toBe( true );
	} );

	it( 'waits until blocks that are told in idle moments show what came', async () => {
		const { isReady, late, toggleRequest } = setUp( { lateBlocks: 30 } );
		await toggleRequest();
		await pass( 40 * TURN_MS );
		expect( late() ).toBe( 30 );
		await toggleRequest();
		await pass( 20 * TURN_MS );
		expect( late() ).toBeGreaterThan( 0 );
		expect( isReady() ).toBe( false );
		await pass( 11 * TURN_MS );
		expect( late() ).toBe( 0 );
		expect( isReady() ).toBe( false );
		await pass( 100 + 3 * TURN_MS );
		expect( isReady() ).toBe( true );
	} );

	it( 'looks at blocks that come later for as long', async () => {
		const { isReady, addBlock } = setUp( { blocks: 0 } );
		await pass( 150 );
		addBlock();
		await pass( 99 );
		expect( isReady() ).toBe( false );
		await pass( 101 + 3 * TURN_MS );
		expect( isReady() ).toBe( true );
	} );

	it( 'is ready without any block after eight looks', async () => {
		const { isReady } = setUp( { blocks: 0 } );
		await pass( 799 );
		expect( isReady() ).toBe( false );
		await pass( 1 + 3 * TURN_MS );
		expect( isReady() ).toBe( true );
	} );

	it( 'waits no longer than ten seconds', async () => {
		const { isReady, toggleRequest } = setUp();
		await toggleRequest();
		await pass( 9999 );
		expect( isReady() ).toBe( false );
		await pass( 1 );
		expect( isReady() ).toBe( true );
	} );

	it( 'does not count the time in which nobody looks', async () => {
		const { isReady, toggleRequest } = setUp();
		await toggleRequest();
		setHidden( true );
		await pass( 20_000 );
		setHidden( false );
		await pass( 9999 );
		expect( isReady() ).toBe( false );
		await pass( 1 );
		expect( isReady() ).toBe( true );
	} );

	it( 'waits for all of it while the public page is seen', async () => {
		const { isReady, toggleRequest } = setUp( { isPageShown: true } );
		await toggleRequest();
		await pass( 20_000 );
		expect( isReady() ).toBe( false );
		await toggleRequest();
		await pass( 100 + 3 * TURN_MS );
		expect( isReady() ).toBe( true );
	} );

	it( 'does not wait for a block that changes all the time', async () => {
		const { isReady, addBlock } = setUp( { isPageShown: true } );
		const clock = setInterval( addBlock, 5 );
		await pass( 1000 );
		expect( isReady() ).toBe( false );
		await pass( 1500 );
		clearInterval( clock );
		expect( isReady() ).toBe( true );
	} );

	it.each( [
		[ 'waits for all blocks where it takes the place of something', true ],
		[ 'shows the first blocks where it takes the place of nothing', false ],
	] )( '%s', async ( _what, isWholeNeeded ) => {
		const { isReady, steps } = setUp( { isWholeNeeded } );
		const last = Array.from( { length: 1000 }, steps().join ).at( -1 ) ?? 0;
		await pass( 260 );
		expect( isReady() ).toBe( ! isWholeNeeded );
		expect( steps().isDue( last ) ).toBe( false );
		await pass( 2000 );
		expect( isReady() ).toBe( true );
		expect( steps().isDue( last ) ).toBe( true );
	} );
} );
