import { useEffect, useMemo, useState } from 'react';

import { startInSlices, type SlicedRun } from '@/schedule/run-in-slices';
import type { Config } from '@/utils/theme-json/config';
import { diffConfigsByPart, type Difference } from '../rules/diff-configs';

/** Differences of two configs, as far as they are found. */
export interface SlicedDifferences {
	differences: readonly Difference[];
	/** Whether these are all. */
	isWhole: boolean;
}

interface FinishedRun {
	started: object;
	run: SlicedRun< readonly Difference[] >;
}

/**
 * Returns how two configs differ. Small ones are compared at once; of large ones the first differences are there at once, and all of them
 * after some tasks, between which the page answers.
 *
 * @param left  Config from which the differences lead.
 * @param right Config to which they lead.
 */
export function useSlicedDifferences(
	left: Config,
	right: Config
): SlicedDifferences {
	const started = useMemo(
		() => startInSlices( diffConfigsByPart( left, right ) ),
		[ left, right ]
	);
	const [ finished, setFinished ] = useState< FinishedRun >();
	useEffect( () => {
		const controller = new AbortController();
		if ( ! started.isDone ) {
			void started.finish( controller.signal ).then( ( run ) => {
				if ( run.isDone ) {
					setFinished( { started, run } );
				}
			} );
		}
		return () => controller.abort();
	}, [ started ] );
	const { values, isDone } =
		finished?.started === started ? finished.run : started;
	return useMemo(
		() => ( { differences: values.flat(), isWhole: isDone } ),
		[ values, isDone ]
	);
}
