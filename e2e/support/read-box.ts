import type { Locator } from '@playwright/test';

/** Edges of an element in the window, in whole pixels. */
export interface Box {
	left: number;
	right: number;
	top: number;
	bottom: number;
}

/**
 * Returns the edges of an element.
 *
 * @param locator The element.
 */
export async function readBox( locator: Locator ): Promise< Box > {
	return locator.evaluate( ( element ) => {
		const { left, right, top, bottom } = element.getBoundingClientRect();
		return {
			left: Math.round( left ),
			right: Math.round( right ),
			top: Math.round( top ),
			bottom: Math.round( bottom ),
		};
	} );
}
