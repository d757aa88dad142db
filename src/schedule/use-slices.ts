import { useEffect, useMemo, useState } from 'react';

import { startInSlices, type SlicedRun } from './run-in-slices';

interface KnownRun< T > {
	started: object;
	run: SlicedRun< T >;
}

/**
 * Returns the values of a long computation, as far as they are there. A short one is done in the first render. Of a long one the first
 * values come as soon as they are found, and all of them at its end: a render for each slice would make it longer.
 *
 * @param start     Starts it; another function starts another computation.
 * @param hasEnough Whether these values are enough to be shown, so that only the end changes them. The same function each time.
 */
export function useSlices< T >(
	start: () => Iterator< T, unknown >,
	hasEnough: ( values: readonly T[] ) => boolean
): SlicedRun< T > {
	const started = useMemo( () => startInSlices( start() ), [ start ] );
	const [ known, setKnown ] = useState< KnownRun< T > >();
	useEffect( () => {
		const controller = new AbortController();
		if ( ! started.isDone ) {
			let isShown = hasEnough( started.values );
			void started.finish( controller.signal, ( run ) => {
				if ( run.isDone || ! isShown ) {
					isShown = hasEnough( run.values );
					if ( run.isDone || isShown ) {
						setKnown( { started, run } );
					}
				}
			} );
		}
		return () => controller.abort();
	}, [ started, hasEnough ] );
	return known?.started === started ? known.run : started;
}
