import { dispatch } from '@wordpress/data';

import { store } from '@/data/store';
import { registerEditSiteStore } from '@/data/store/edit-site-store';
import { whenHeavyWorkMayBegin } from '@/schedule/heavy-work';
import { loadEditorExtensions } from '@/wordpress/enqueued-scripts';
import { prefetchHostScripts } from '@/wordpress/host-scripts';
import { hasHostScript } from '@/wordpress/script-states';

/** Scripts of the host that only an editor needs. */
const HOST_EDITOR: readonly string[] = [ 'wp-editor', 'wp-plugins' ];

/**
 * Loads the block library and other plugins' extensions, then registers the blocks, because the extensions may filter the registrations.
 */
export async function loadBlocks(): Promise< void > {
	// Before the scripts of plugins, which ask for it while they run.
	registerEditSiteStore();
	const [ { initializeBlocks } ] = await Promise.all( [
		import( /* webpackChunkName: "blocks" */ './initialize-blocks' ),
		loadEditorExtensions(),
	] );
	await whenHeavyWorkMayBegin();
	initializeBlocks();
	// Another plugin's extension depends on the host's editor, and may change the blocks in it.
	if ( HOST_EDITOR.some( hasHostScript ) ) {
		void dispatch( store ).requireEditor();
	}
}

/** Prefetches the host's editor, so that it opens sooner. Without this it is fetched when it is opened. */
export function prefetchEditor(): Promise< void > {
	return prefetchHostScripts( [ 'wp-editor', 'wp-format-library' ] );
}
