import { store as blocksStore } from '@wordpress/blocks';
import { dispatch } from '@wordpress/data';

import { registerCoreBlockBindingsSources } from '@/wordpress/editor';
import { unregisterBindingSources } from '../view/binding-sources';

let isInitialized = false;

/** Hands over to the host's editor what Design has done for the blocks in its place. The blocks are registered before. */
export function initializeEditor(): void {
	if ( isInitialized ) {
		return;
	}
	isInitialized = true;
	unregisterBindingSources();
	registerCoreBlockBindingsSources();
	// It filters what blocks are registered with, and has come after them.
	void dispatch( blocksStore ).reapplyBlockTypeFilters();
}
