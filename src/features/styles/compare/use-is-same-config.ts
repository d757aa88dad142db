import { useCallback } from 'react';

import { useSlices } from '@/schedule/use-slices';
import type { Config } from '@/utils/theme-json/config';
import { findFirstDifference, type Difference } from '../rules/diff-configs';

/**
 * Returns whether two configs are equal; undefined until this is known, which takes a while for large configs with a late difference.
 *
 * @param left  One config.
 * @param right The other.
 */
export function useIsSameConfig(
	left: Config,
	right: Config
): boolean | undefined {
	const { values, isDone } = useSlices(
		useCallback(
			() => findFirstDifference( left, right ),
			[ left, right ]
		),
		isDifferent
	);
	if ( isDifferent( values ) ) {
		return false;
	}
	return isDone ? true : undefined;
}

function isDifferent( values: readonly ( Difference | undefined )[] ): boolean {
	return values.at( -1 ) !== undefined;
}
