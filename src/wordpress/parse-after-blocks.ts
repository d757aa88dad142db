import { select, subscribe } from '@wordpress/data';

import { loadedCoreStore } from './loaded-core-data';

/** The store of block types, for code that must not load it. */
const BLOCKS_STORE = { name: 'core/blocks' };

interface BlockSelectors {
	getFreeformFallbackBlockName: () => string | null | undefined;
}

/** Derived field in core-data's configuration of post types. */
interface DerivedField {
	read: ( record: object ) => unknown;
}

interface EntityConfig {
	transientEdits?: { blocks?: DerivedField };
}

/**
 * Keeps core-data from parsing the content of records before blocks are registered.
 *
 * Core-data parses a record when it has read it, and keeps the result for as long as the content stays the same. Blocks that are not
 * registered are left out of the result: a record that is read before, as by a panel beside a list, would be shown and edited as if it
 * were empty, and be saved so. Content that is not parsed here is parsed where it is shown.
 */
export function installParseAfterBlocks(): void {
	const unsubscribe = subscribe( () => {
		// All post types share one object, so any of them is enough. They are asked for before the first record is.
		const types: EntityConfig[] | undefined =
			select( loadedCoreStore )?.getEntitiesConfig( 'postType' );
		const blocks = types?.find( hasBlocks )?.transientEdits?.blocks;
		if ( blocks ) {
			unsubscribe();
			waitForBlocks( blocks );
		}
	} );
}

function hasBlocks( { transientEdits }: EntityConfig ): boolean {
	return !! transientEdits?.blocks;
}

function waitForBlocks( blocks: DerivedField ): void {
	const { read } = blocks;
	if ( typeof read === 'function' ) {
		blocks.read = ( record ) =>
			areBlocksRegistered() ? read( record ) : undefined;
	}
}

// The name is set when all blocks are registered.
function areBlocksRegistered(): boolean {
	const blocks = select( BLOCKS_STORE as never ) as unknown as
		| BlockSelectors
		| undefined;
	return Boolean( blocks?.getFreeformFallbackBlockName() );
}
