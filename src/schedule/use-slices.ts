import { useEffect, useMemo, useState } from 'react';

import { startInSlices, type SlicedRun } from './run-in-slices';

interface KnownRun< T > {
	started: object;
	run: SlicedRun< T >;
}

/**
 * Returns the values that a long computation has yielded. A short one is done in the first render. A long one renders again when it has enough
 * values, and at its end; a render for each slice would slow it down.
 *
 * @param start     Starts it; another function starts another computation.
 * @param hasEnough Returns whether these values are enough to be shown until the end. It has to be the same function in each render.
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
