import { useMemo } from 'react';

import type { Config } from '@/utils/theme-json/config';
import { useGlobalStyles } from '../config/use-global-styles';
import type { Difference } from '../rules/diff-configs';
import { useIsSameConfig } from './use-is-same-config';
import {
	useSlicedDifferences,
	type SlicedDifferences,
} from './use-sliced-differences';

/** Differences of two states, and the values that can be restored from one of them. */
export interface RestorableDifferences extends SlicedDifferences {
	/** The state from which values are restored: the right one, or the left one where the right is current. */
	source: Config;
	/** Returns the difference with the source's value, to be restored. Undefined until the source is loaded. */
	toRestored: ( difference: Difference ) => Difference | undefined;
}

const NOTHING: Config = { settings: {}, styles: {} };

/**
 * Returns the differences of two states.
 *
 * @param left  The left state.
 * @param right The right state.
 */
export function useComparedDifferences(
	left: Config,
	right: Config
): RestorableDifferences {
	const { stored } = useGlobalStyles();
	const found = useSlicedDifferences( left, right );
	const isRightCurrent = useIsSameConfig( right, stored );
	const { differences: back } = useSlicedDifferences(
		isRightCurrent ? right : NOTHING,
		isRightCurrent ? left : NOTHING
	);
	return useMemo( (): RestorableDifferences => {
		if ( isRightCurrent === undefined ) {
			return { ...found, source: right, toRestored: () => undefined };
		}
		if ( ! isRightCurrent ) {
			return { ...found, source: right, toRestored: ( each ) => each };
		}
		const byPath = new Map(
			back.map( ( each ) => [ JSON.stringify( each.path ), each ] )
		);
		return {
			...found,
			source: left,
			toRestored: ( { path } ) => byPath.get( JSON.stringify( path ) ),
		};
	}, [ found, back, isRightCurrent, left, right ] );
}
