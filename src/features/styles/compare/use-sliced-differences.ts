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
 * Returns the differences of two configs. Small configs are compared at once; of large ones, the first differences are returned soon, and all
 * of them after some tasks, between which the page responds.
 *
 * @param left  The left config.
 * @param right The right config.
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
 * Returns whether there is a row to show: late first differences are shown as soon as they are found.
 *
 * @param values Differences by the step that found them.
 */
export function hasRows(
	values: readonly ( readonly Difference[] )[]
): boolean {
	return values.some( ( found ) => found.length > 0 );
}
