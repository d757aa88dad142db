import { useCallback, useMemo } from 'react';

import { useSlices } from '@/schedule/use-slices';
import type { Config } from '@/utils/theme-json/config';
import { diffConfigsInSteps, type Difference } from '../rules/diff-configs';

/** Differences of two configs, as far as they are found. */
export interface SlicedDifferences {
	differences: readonly Difference[];
	/** Whether these are all. */
	isWhole: boolean;
}

/**
 * Returns how two configs differ. Small ones are compared at once; of large ones the first differences are there soon, and all of them
 * after some tasks, between which the page answers.
 *
 * @param left  Config from which the differences lead.
 * @param right Config to which they lead.
 */
export function useSlicedDifferences(
	left: Config,
	right: Config
): SlicedDifferences {
	const { values, isDone } = useSlices(
		useCallback( () => diffConfigsInSteps( left, right ), [ left, right ] ),
		hasRows
	);
	return useMemo(
		() => ( { differences: values.flat(), isWhole: isDone } ),
		[ values, isDone ]
	);
}

/**
 * Returns whether there is a row to show. Where the first differences are far behind, they are shown as soon as they are found.
 *
 * @param values Differences by the step that found them.
 */
export function hasRows(
	values: readonly ( readonly Difference[] )[]
): boolean {
	return values.some( ( found ) => found.length > 0 );
}
