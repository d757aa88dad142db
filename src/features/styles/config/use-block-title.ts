import { store as blocksStore } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useMemo } from 'react';

import type { GetBlockTitle } from '../rules/style-names';
import { describePath } from '../rules/describe-path';

/** Returns a function that returns the title of a block; for an unregistered one the last part of its name. */
export function useBlockTitle(): GetBlockTitle {
	const blockTypes = useSelect(
		( select ) => select( blocksStore ).getBlockTypes(),
		[]
	);
	return useMemo( () => {
		const titles = new Map(
			blockTypes.map( ( { name, title } ) => [ name, title ] )
		);
		return ( name ) =>
			titles.get( name ) ?? describePath( name.split( '/' ).slice( -1 ) );
	}, [ blockTypes ] );
}
