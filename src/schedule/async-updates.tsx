import { useEffect } from 'react';
import {
	AsyncModeProvider,
	createReduxStore,
	createRegistry,
	RegistryProvider,
	useSelect,
} from '@wordpress/data';

const store = createReduxStore( 'atelier/async-updates', {
	reducer: ( asked: number = 0, { type }: { type: string } ) =>
		type === 'ASK' ? asked + 1 : asked,
	actions: { ask: () => ( { type: 'ASK' } ) },
	selectors: { getAsked: ( asked: number ) => asked },
} );

/**
 * Pending updates of blocks. The block editor updates unselected blocks in idle callbacks, one after another. On a busy machine,
 * or in a background tab, that is long after the server has answered.
 */
export interface AsyncUpdates {
	/**
	 * Calls back once all updates that were pending before have been rendered.
	 *
	 * @param listener The callback.
	 * @return Function that ends the wait.
	 */
	after: ( listener: () => void ) => () => void;
	/** The registry of {@link AsyncUpdatesEnd}, in which updates are queued as those of blocks. */
	registry: ReturnType< typeof createRegistry >;
	/** Called by {@link AsyncUpdatesEnd} when its queued update has run. */
	handleTurn: ( turn: number ) => void;
}

/** Returns the pending updates of a canvas, which has to contain {@link AsyncUpdatesEnd}. */
export function createAsyncUpdates(): AsyncUpdates {
	const registry = createRegistry();
	registry.register( store );
	const turns = new Map< () => void, number >();
	let asked = 0;
	let isAsking = false;
	const ask = () => {
		asked++;
		isAsking = true;
		void registry.dispatch( store ).ask();
	};

	return {
		registry,
		after: ( listener ) => {
			turns.set( listener, asked + 1 );
			// An update that was queued earlier may run before later ones.
			if ( ! isAsking ) {
				ask();
			}
			return () => void turns.delete( listener );
		},
		handleTurn: ( turn ) => {
			isAsking = turn < asked;
			for ( const [ listener, awaitedTurn ] of [ ...turns ] ) {
				if ( awaitedTurn <= turn ) {
					turns.delete( listener );
					listener();
				}
			}
			if ( turns.size > 0 && ! isAsking ) {
				ask();
			}
		},
	};
}

/** Queues an update after those of blocks, to find the end of the queue; renders nothing. */
export function AsyncUpdatesEnd( { updates }: { updates: AsyncUpdates } ) {
	return (
		<RegistryProvider value={ updates.registry }>
			<AsyncModeProvider value={ true }>
				<Turn onChange={ updates.handleTurn } />
			</AsyncModeProvider>
		</RegistryProvider>
	);
}

function Turn( { onChange }: { onChange: ( turn: number ) => void } ) {
	const turn = useSelect( ( select ) => select( store ).getAsked(), [] );
	useEffect( () => onChange( turn ), [ turn, onChange ] );
	return null;
}
