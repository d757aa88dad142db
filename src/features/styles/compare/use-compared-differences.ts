import { useMemo } from 'react';

import type { Config } from '@/utils/theme-json/config';
import { useGlobalStyles } from '../config/use-global-styles';
import { diffConfigs, type Difference } from '../rules/diff-configs';
import { areConfigsEqual } from '../rules/variation-properties';

/** Differences of two states, and what can be taken over from one of them. */
export interface ComparedDifferences {
	/** They lead from the left to the right. */
	differences: readonly Difference[];
	/** The state that values are restored from: the one that is not the current one. */
	source: Config;
	/** Returns what restores a difference: it leads to the source. */
	toRestored: ( difference: Difference ) => Difference;
}

/**
 * Returns how two states differ.
 *
 * @param left  The left state.
 * @param right The right state.
 */
export function useComparedDifferences(
	left: Config,
	right: Config
): ComparedDifferences {
	const { stored } = useGlobalStyles();
	const differences = useMemo(
		() => diffConfigs( left, right ),
		[ left, right ]
	);
	const isRightCurrent = useMemo(
		() => areConfigsEqual( right, stored ),
		[ right, stored ]
	);
	return useMemo( () => {
		if ( ! isRightCurrent ) {
			return { differences, source: right, toRestored: ( each ) => each };
		}
		const back = new Map(
			diffConfigs( right, left ).map( ( each ) => [
				JSON.stringify( each.path ),
				each,
			] )
		);
		return {
			differences,
			source: left,
			toRestored: ( each ) =>
				back.get( JSON.stringify( each.path ) ) ?? each,
		};
	}, [ differences, isRightCurrent, left, right ] );
}
