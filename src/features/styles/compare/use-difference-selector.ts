import { store as blocksStore } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useMemo } from 'react';

import { isRecord } from '@/utils/is-record';
import type { Difference } from '../rules/diff-configs';
import { getDifferenceSelector } from '../rules/difference-selector';

/** Returns a function that returns the selector of the elements that a difference affects. */
export function useDifferenceSelector(): (
	difference: Difference
) => string | undefined {
	const blockTypes = useSelect(
		( select ) => select( blocksStore ).getBlockTypes(),
		[]
	);
	return useMemo( () => {
		const selectors = new Map(
			blockTypes.map( ( { name, selectors: own }: BlockSelectors ) => [
				name,
				isRecord( own ) && typeof own.root === 'string'
					? own.root
					: `.wp-block-${ name
							.replace( /^core\//, '' )
							.replace( '/', '-' ) }`,
			] )
		);
		return ( difference ) =>
			getDifferenceSelector( difference, ( name ) =>
				selectors.get( name )
			);
	}, [ blockTypes ] );
}

interface BlockSelectors {
	name: string;
	selectors?: unknown;
}
