import { useCallback } from 'react';
import { store as blocksStore } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { getGlobalStylesChanges } from '@wordpress/global-styles-engine';

type Changes = typeof getGlobalStylesChanges;

// Registered with all others.
const ANY_CORE_BLOCK = 'core/paragraph';

const NONE: ReturnType< Changes > = [];

/**
 * Returns a function that says in words what differs between two configs of the styles, as the engine does. It says nothing
 * before blocks are registered: the engine keeps the names of blocks that it sees first, and would never learn others.
 */
export function useStyleChanges(): Changes {
	const hasBlocks = useSelect(
		( select ) =>
			select( blocksStore ).getBlockType( ANY_CORE_BLOCK ) !== undefined,
		[]
	);
	return useCallback< Changes >(
		( ...args ) => ( hasBlocks ? getGlobalStylesChanges( ...args ) : NONE ),
		[ hasBlocks ]
	);
}
