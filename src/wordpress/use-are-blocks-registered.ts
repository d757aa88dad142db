import { store as blocksStore } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';

/** Returns whether all blocks are registered, those of plugins included: before that, a block that is missing may still come. */
export function useAreBlocksRegistered(): boolean {
	// The name is set when all blocks are registered.
	return useSelect(
		( select ) =>
			Boolean( select( blocksStore ).getFreeformFallbackBlockName() ),
		[]
	);
}
