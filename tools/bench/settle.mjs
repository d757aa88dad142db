/**
 * Waits until a page has had no long task for a while. The network is no criterion, because the host polls for other editors.
 *
 * @param {import('playwright').Page} page    The page.
 * @param {number}                    [quiet] Milliseconds without a long task.
 */
export async function settle( page, quiet = 1000 ) {
	await page.evaluate(
		( milliseconds ) =>
			/** @type {Promise<void>} */ (
				new Promise( ( resolve ) => {
					let timer = window.setTimeout( end, milliseconds );
					const observer = new window.PerformanceObserver( () => {
						window.clearTimeout( timer );
						timer = window.setTimeout( end, milliseconds );
					} );
					function end() {
						observer.disconnect();
						resolve();
					}
					observer.observe( { type: 'longtask' } );
				} )
			),
		quiet
	);
}
