const STEP_PX = 200;
const MOST_STEPS = 400;

/**
 * Scrolls with the wheel, one step per frame, until the last of some elements is on the screen.
 *
 * @param {import('playwright').Page} page     The page, of a context with `installChecks`.
 * @param {string}                    selector Selector of the elements; the pointer is moved over the first.
 * @return {Promise<number>} The longest task meanwhile, in milliseconds.
 */
export async function scrollToEnd( page, selector ) {
	await page.locator( selector ).first().hover();
	const start = await page.evaluate( ( elements ) => {
		window.atelierChecks.watchEnd( elements );
		return window.performance.now();
	}, selector );
	let isAtEnd = false;
	for ( let step = 0; step < MOST_STEPS && ! isAtEnd; step++ ) {
		await page.mouse.wheel( 0, STEP_PX );
		isAtEnd = await page.evaluate(
			() =>
				new Promise( ( resolve ) =>
					window.requestAnimationFrame( () =>
						resolve( window.atelierChecks.isAtEnd )
					)
				)
		);
	}
	if ( ! isAtEnd ) {
		throw new Error( `The wheel did not reach the last “${ selector }”.` );
	}
	return page.evaluate(
		( since ) => window.atelierChecks.longestTask( since ),
		start
	);
}
