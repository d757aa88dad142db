import { startTransition, useEffect, useState } from 'react';

/**
 * Returns the items of a list in steps, one in each frame, so that the first ones are visible soon. A page of cards takes a third of a second to
 * render; the later steps render in transitions, during which the page responds.
 *
 * @param name  Name of the listed items; another name starts again with the first items.
 * @param items The items.
 * @param steps Number of items in each step before all of them.
 */
export function useItemsInSteps< T >(
	name: string,
	items: readonly T[],
	steps: readonly number[]
): readonly T[] {
	const [ shown, setShown ] = useState( { name, step: 0 } );
	const step = shown.name === name ? shown.step : 0;
	const isWhole = step >= steps.length;
	const hasItems = items.length > 0;
	useEffect( () => {
		if ( isWhole || ! hasItems ) {
			return undefined;
		}
		let timer = 0;
		// The frame is painted when the next task begins.
		const frame = window.requestAnimationFrame( () => {
			timer = window.setTimeout( () =>
				startTransition( () => setShown( { name, step: step + 1 } ) )
			);
		} );
		return () => {
			window.cancelAnimationFrame( frame );
			window.clearTimeout( timer );
		};
	}, [ name, step, isWhole, hasItems ] );
	return isWhole ? items : items.slice( 0, steps[ step ] );
}
