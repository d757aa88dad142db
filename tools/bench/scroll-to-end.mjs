const STEP_PX = 200;
const MOST_STEPS = 400;

/**
 * Scrolls by the wheel until the last of some elements is on the screen, a step a frame.
 *
 * @param {import('playwright').Page} page     The page, of a context with `installChecks`.
 * @param {string}                    selector Selector of the elements; the pointer is put over the first.
 * @return {Promise<number>} The longest task meanwhile, in milliseconds.
 */
export async function scrollToEnd( page, selector ) {
	const start = await page.evaluate( () => window.performance.now() );
	await page.locator( selector ).first().hover();
	let isAtEnd = false;
	for ( let step = 0; step < MOST_STEPS && ! isAtEnd; step++ ) {
		await page.mouse.wheel( 0, STEP_PX );
		isAtEnd = await page.evaluate(
			( elements ) =>
				new Promise( ( resolve ) =>
					window.requestAnimationFrame( () =>
						resolve(
							[ ...document.querySelectorAll( elements ) ]
								.at( -1 )
								.getBoundingClientRect().bottom <=
								window.innerHeight
						)
					)
				),
			selector
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
