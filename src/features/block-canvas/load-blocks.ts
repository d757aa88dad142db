/** Loads the block library and registers its blocks. */
export async function loadBlocks(): Promise< void > {
	const { initializeBlocks } = await import( './initialize-blocks' );
	initializeBlocks();
}
