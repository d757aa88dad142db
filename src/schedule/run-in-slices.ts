import { wait } from './wait';

/** A long computation that runs in slices. */
export interface SlicedRun< T > {
	/** Values that were yielded so far. */
	values: readonly T[];
	isDone: boolean;
}

/** A slice is short enough for the next frame. */
const SLICE_MS = 12;

/** A computation that {@link startInSlices} began. */
export interface StartedRun< T > extends SlicedRun< T > {
	/**
	 * Runs the rest, each slice in a separate task.
	 *
	 * @param signal  Ends the run.
	 * @param onSlice Called after each slice with the results so far.
	 */
	finish: (
		signal: AbortSignal,
		onSlice?: ( run: SlicedRun< T > ) => void
	) => Promise< SlicedRun< T > >;
}

/**
 * Runs the first slice of a computation at once, which completes a short one.
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
