import { whenPainted } from '@/schedule/when-painted';

/** How many blocks are rendered at first: more than a window shows, and few enough to come soon. */
const FIRST_BLOCKS = 40;

/** How many blocks each further step renders: some take a millisecond, and a step is not to be noticed. */
const STEP_BLOCKS = 30;

/** The steps in which the blocks of a canvas are rendered. */
export interface BlockSteps {
	/** Gives a block that is rendered for the first time its turn; in the order of the document. */
	join: () => number;
	/**
	 * Returns whether a block is rendered.
	 *
	 * @param turn Result of `join`.
	 */
	isDue: ( turn: number ) => boolean;
	/** Whether blocks wait for their step. */
	hasWaiting: () => boolean;
	/**
	 * Tells when more blocks are due.
	 *
	 * @param listener Is called then.
	 * @return Function that ends that.
	 */
	subscribe: ( listener: () => void ) => () => void;
	/** The canvas is ready: when no block waits any more, later blocks are rendered at once. */
	finish: () => void;
}

/**
 * Returns the steps of a canvas. The blocks that its window shows are rendered at first, and the others in steps, between which the page
 * paints and answers: a record of 1,000 blocks takes more than half a second.
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
