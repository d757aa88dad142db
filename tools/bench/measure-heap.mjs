/**
 * Measures the memory of a page's scripts after a garbage collection.
 *
 * @param {import('playwright').Page} page The page.
 * @return {Promise<number>} Bytes.
 */
export async function measureHeap( page ) {
	const session = await page.context().newCDPSession( page );
	await session.send( 'HeapProfiler.enable' );
	await session.send( 'HeapProfiler.collectGarbage' );
	await session.send( 'Performance.enable' );
	const { metrics } = await session.send( 'Performance.getMetrics' );
	await session.detach();
	return metrics.find( ( { name } ) => name === 'JSHeapUsedSize' ).value;
}
