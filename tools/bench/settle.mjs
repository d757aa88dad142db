/**
 * Waits until a page has had no long task for a second. Its network says nothing: the host asks for other editors all the time.
 *
 * @param {import('playwright').Page} page The page.
 */
export async function settle( page ) {
	await page.evaluate(
		( quiet ) =>
			new Promise( ( resolve ) => {
				let timer = window.setTimeout( end, quiet );
				const observer = new window.PerformanceObserver( () => {
					window.clearTimeout( timer );
					timer = window.setTimeout( end, quiet );
				} );
				function end() {
					observer.disconnect();
					resolve();
				}
				observer.observe( { type: 'longtask' } );
			} ),
		1000
	);
}
