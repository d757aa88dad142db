import { act, render } from '@testing-library/react';
import {
	AsyncModeProvider,
	createReduxStore,
	createRegistry,
	RegistryProvider,
	useSelect,
} from '@wordpress/data';

import { AsyncUpdatesEnd, createAsyncUpdates } from '@/schedule/async-updates';
import { TURN_MS } from '@test/helpers/slow-queue';

jest.mock( '@wordpress/priority-queue', () =>
	jest.requireActual( '@test/helpers/slow-queue' )
);

const store = createReduxStore( 'texts', {
	reducer: (
		text: string = 'first',
		action: { type: string; text?: string }
	) => action.text ?? text,
	actions: { write: ( text: string ) => ( { type: 'WRITE', text } ) },
	selectors: { getText: ( text: string ) => text },
} );

function Block() {
	return <p>{ useSelect( ( select ) => select( store ).getText(), [] ) }</p>;
}

function setUp() {
	const registry = createRegistry();
	registry.register( store );
	const updates = createAsyncUpdates();
	const { container } = render(
		<RegistryProvider value={ registry }>
			<AsyncModeProvider value={ true }>
				{ Array.from( { length: 10 }, ( _, index ) => (
					<Block key={ index } />
				) ) }
			</AsyncModeProvider>
			<AsyncUpdatesEnd updates={ updates } />
		</RegistryProvider>
	);
	return {
		updates,
		write: ( text: string ) =>
			act( () => void registry.dispatch( store ).write( text ) ),
		read: () => [
			...new Set(
				[ ...container.querySelectorAll( 'p' ) ].map(
					( { textContent } ) => textContent
				)
			),
		],
	};
}

// React renders at the end of each act.
async function passTurns( count: number ): Promise< void > {
	for ( let turn = 0; turn < count; turn++ ) {
		await act( () => jest.advanceTimersByTimeAsync( TURN_MS ) );
	}
}

describe( 'AsyncUpdates', () => {
	beforeEach( () => void jest.useFakeTimers() );
	afterEach( () => void jest.useRealTimers() );

	it( 'calls back when all that blocks were told before is rendered', async () => {
		const { updates, write, read } = setUp();
		const seen: unknown[] = [];
		await write( 'second' );
		updates.after( () => seen.push( read() ) );
		await passTurns( 5 );
		expect( read() ).toEqual( [ 'second', 'first' ] );
		expect( seen ).toEqual( [] );
		await passTurns( 10 );
		expect( seen ).toEqual( [ [ 'second' ] ] );
	} );

	it( 'does not take the turn that another wait has asked for', async () => {
		const { updates, write, read } = setUp();
		const seen: unknown[] = [];
		updates.after( () => {} )();
		await write( 'second' );
		updates.after( () => seen.push( read() ) );
		await passTurns( 30 );
		expect( seen ).toEqual( [ [ 'second' ] ] );
	} );

	it( 'does not call back where the wait was ended', async () => {
		const { updates } = setUp();
		const listener = jest.fn();
		updates.after( listener )();
		await passTurns( 30 );
		expect( listener ).not.toHaveBeenCalled();
	} );
} );
