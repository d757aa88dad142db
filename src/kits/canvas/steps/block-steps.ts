import { whenPainted } from '@/schedule/when-painted';

/** Number of blocks that are rendered first: more than a window shows, and few enough to be fast. */
const FIRST_BLOCKS = 40;

/** Number of blocks of each further step: some take a millisecond, and a step must not be noticeable. */
const STEP_BLOCKS = 30;

/** The steps in which the blocks of a canvas are rendered. */
export interface BlockSteps {
	/** Adds a block that is rendered for the first time, in the order of the document, and returns its turn. */
	join: () => number;
	/**
	 * Returns whether a block may be rendered.
	 *
	 * @param turn Result of `join`.
	 */
	isDue: ( turn: number ) => boolean;
	/** Whether blocks wait for their step. */
	hasWaiting: () => boolean;
	/**
	 * Subscribes to changes of the due blocks.
	 *
	 * @param listener Called when more blocks are due.
	 * @return Function that unsubscribes.
	 */
	subscribe: ( listener: () => void ) => () => void;
	/** Marks the canvas as ready: once no block waits any more, later blocks are rendered at once. */
	finish: () => void;
}

/**
 * Creates the steps of a canvas. The blocks that its window shows are rendered first, and the others in steps. Between
 * the steps the page paints and handles input: a record of 1,000 blocks takes more than half a second.
 */
export function createBlockSteps(): BlockSteps {
	const listeners = new Set< () => void >();
	let joined = 0;
	let due = FIRST_BLOCKS;
	let isFinishing = false;
	let isStepping = false;

	const step = () => {
		isStepping = false;
		// In a hidden page, a long task delays nothing visible.
		setDue( document.hidden ? joined : due + STEP_BLOCKS );
	};
	const requestStep = () => {
		if ( ! isStepping ) {
			isStepping = true;
			void whenPainted().then( step );
		}
	};
	const setDue = ( count: number ) => {
		due = count;
		if ( joined <= due && isFinishing ) {
			due = Infinity;
		}
		listeners.forEach( ( listener ) => listener() );
		if ( joined > due ) {
			requestStep();
		}
	};

	return {
		join: () => {
			joined++;
			if ( joined > due ) {
				requestStep();
			}
			return joined;
		},
		isDue: ( turn ) => turn <= due,
		hasWaiting: () => joined > due,
		subscribe: ( listener ) => {
			listeners.add( listener );
			return () => void listeners.delete( listener );
		},
		finish: () => {
			isFinishing = true;
			setDue( due );
		},
	};
}
