import { whenHeavyWorkMayBegin } from '@/utils/heavy-work';
import { loadEditorExtensions } from '@/wordpress/host-scripts';

/**
 * Loads the block library and other plugins' extensions, and registers the blocks: these come last, because the extensions may
 * filter what is registered.
 */
export async function loadBlocks(): Promise< void > {
	const [ { initializeBlocks } ] = await Promise.all( [
		import( /* webpackChunkName: "canvas" */ './initialize-blocks' ),
		loadEditorExtensions(),
	] );
	await whenHeavyWorkMayBegin();
	initializeBlocks();
}
