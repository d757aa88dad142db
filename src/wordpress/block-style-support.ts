import { store as blocksStore, type BlockType } from '@wordpress/blocks';
import { select } from '@wordpress/data';

import { unlockStore } from './unlock';

interface PrivateBlockSelectors {
	getSupportedStyles: ( name?: string, element?: string ) => string[];
}

/** A style variation of one block, as registered. */
export interface BlockStyle {
	name: string;
	label: string;
	isDefault?: boolean;
}

/**
 * Returns the names of the style properties that a block supports.
 *
 * @param blockName Name of the block.
 */
export function getSupportedStyles( blockName: string ): string[] {
	return unlockStore< PrivateBlockSelectors >(
		select( blocksStore )
	).getSupportedStyles( blockName );
}

/**
 * Returns the registered style variations of a block.
 *
 * @param blockName Name of the block.
 */
export function getBlockStyles( blockName: string ): readonly BlockStyle[] {
	return (
		( select( blocksStore ).getBlockStyles( blockName ) as
			| readonly BlockStyle[]
			| undefined ) ?? []
	);
}

export type { BlockType };
