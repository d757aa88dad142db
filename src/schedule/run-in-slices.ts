import { wait } from './wait';

/** A long computation that runs in slices. */
export interface SlicedRun< T > {
	/** Values that it has yielded. */
	values: readonly T[];
	isDone: boolean;
}

/** A slice ends in time for the frame that follows. */
const SLICE_MS = 12;

/** A computation that {@link startInSlices} began. */
export interface StartedRun< T > extends SlicedRun< T > {
	/**
	 * Runs the rest, with a task of its own for each slice.
	 *
	 * @param signal  Ends it.
	 * @param onSlice Called after each slice with the results so far.
	 */
	finish: (
		signal: AbortSignal,
		onSlice?: ( run: SlicedRun< T > ) => void
	) => Promise< SlicedRun< T > >;
}

/**
 * Runs the first slice of a computation at once: a short one is done then.
 *
 * @param steps Its steps; each is short.
 */
export function startInSlices< T >(
	steps: Iterator< T, unknown >
): StartedRun< T > {
	const values: T[] = [];
	let isDone = false;
	const runSlice = () => {
		const end = performance.now() + SLICE_MS;
		do {
			const step = steps.next();
			if ( step.done ) {
				isDone = true;
			} else {
				values.push( step.value );
			}
		} while ( ! isDone && performance.now() < end );
	};
	const readRun = (): SlicedRun< T > => ( {
		values: [ ...values ],
		isDone,
	} );
	runSlice();
	return {
		...readRun(),
		finish: async ( signal, onSlice ) => {
			while ( ! isDone && ! signal.aborted ) {
				await wait( 0 );
				if ( ! signal.aborted ) {
					runSlice();
					onSlice?.( readRun() );
				}
			}
			return readRun();
		},
	};
}
