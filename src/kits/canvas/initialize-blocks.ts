import { registerCoreBlocks } from '@wordpress/block-library';
import {
	getBlockType,
	setFreeformContentHandlerName,
	store as blocksStore,
} from '@wordpress/blocks';
import { dispatch } from '@wordpress/data';
import {
	registerLegacyWidgetBlock,
	registerWidgetGroupBlock,
} from '@wordpress/widgets';

import { refuseReads } from '@/data/requests/refuse-reads';
import { getCoreBlocks } from '@/wordpress/unstable';
import { showBlocksInSteps } from './steps/show-in-steps';
import { registerBindingSources } from './view/binding-sources';
import { showBlocksAsPrinted } from './view/show-as-printed';

const FREEFORM_BLOCK = 'core/freeform';
const HTML_BLOCK = 'core/html';

let isInitialized = false;

/**
 * Registers the blocks of the host (specification 9, editor registration): the core blocks, with the HTML block instead
 * of the freeform block, and the legacy widget blocks, which the inserter hides.
 */
export function initializeBlocks(): void {
	if ( isInitialized ) {
		return;
	}
	isInitialized = true;

	refuseReads();
	void dispatch( blocksStore ).reapplyBlockTypeFilters();
	registerCoreBlocks(
		getCoreBlocks().filter(
			( { name } ) => name !== FREEFORM_BLOCK && ! getBlockType( name )
		)
	);
	setFreeformContentHandlerName( HTML_BLOCK );
	registerLegacyWidgetBlock( { inserter: false } );
	registerWidgetGroupBlock( { inserter: false } );
	registerBindingSources();
	showBlocksAsPrinted();
	showBlocksInSteps();
}
