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
 * Prevents core-data from parsing the content of records before blocks are registered.
 *
 * Core-data parses a record when it is read, and caches the result until the content changes. The result lacks blocks that are not registered. A
 * record that is read earlier, for example by a panel beside a list, would be shown, edited and saved as if it were empty. Content that is not
 * parsed here is parsed where it is shown.
 */
export function installParseAfterBlocks(): void {
	const unsubscribe = subscribe( () => {
		// All post types share one object, so any of them is enough. They are requested before the first record.
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
