import { store as blocksStore } from '@wordpress/blocks';
import { dispatch } from '@wordpress/data';

import { registerCoreBlockBindingsSources } from '@/wordpress/editor';
import { explainMissingBlocks } from '../missing-block/explain-missing-blocks';
import { unregisterBindingSources } from '../view/binding-sources';

let isInitialized = false;

/** Replaces Design's binding sources with the host's, which the editor needs. The blocks are registered before. */
export function initializeEditor(): void {
	if ( isInitialized ) {
		return;
	}
	isInitialized = true;
	unregisterBindingSources();
	registerCoreBlockBindingsSources();
	explainMissingBlocks();
	// The editor filters block registrations, and was loaded after them.
	void dispatch( blocksStore ).reapplyBlockTypeFilters();
}
