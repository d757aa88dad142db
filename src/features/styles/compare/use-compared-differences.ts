import { useMemo } from 'react';

import type { ComparedSide } from '@/utils/design-state';
import type { Config } from '@/utils/theme-json/config';
import type { Difference } from '../rules/diff-configs';
import {
	useSlicedDifferences,
	type SlicedDifferences,
} from './use-sliced-differences';

/** Differences of two states, and the values that can be restored from one of them. */
export interface RestorableDifferences extends SlicedDifferences {
	/** Returns the difference with the source's value, to be restored. Undefined until it is known. */
	toRestored: ( difference: Difference ) => Difference | undefined;
}

const NOTHING: Config = { settings: {}, styles: {} };

/**
 * Returns the differences of two states.
 *
 * @param left   The left state.
 * @param right  The right state.
 * @param source The side from which values are restored.
 */
export function useComparedDifferences(
	left: Config,
	right: Config,
	source: ComparedSide
): RestorableDifferences {
	const found = useSlicedDifferences( left, right );
	const isBack = source === 'left';
	const { differences: back } = useSlicedDifferences(
		isBack ? right : NOTHING,
		isBack ? left : NOTHING
	);
	return useMemo( (): RestorableDifferences => {
		if ( ! isBack ) {
			return { ...found, toRestored: ( each ) => each };
		}
		const byPath = new Map(
			back.map( ( each ) => [ JSON.stringify( each.path ), each ] )
		);
		return {
			...found,
			toRestored: ( { path } ) => byPath.get( JSON.stringify( path ) ),
		};
	}, [ found, back, isBack ] );
}
