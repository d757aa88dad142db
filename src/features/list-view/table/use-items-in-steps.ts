import { startTransition, useEffect, useState } from 'react';

/** About what a window shows at once. */
const FIRST_ITEMS = 8;

/**
 * Returns the items of a list in two steps: the first ones, so that a person sees them soon, and in the next frame all of them. A page of
 * cards takes a third of a second to render; the second step is rendered in pieces, between which the browser can do other things.
 *
 * @param name  Name of what is listed; another one begins with its first items.
 * @param items The items.
 */
export function useItemsInSteps< T >(
	name: string,
	items: readonly T[]
): readonly T[] {
	const [ wholeName, setWholeName ] = useState< string >();
	const isWhole = wholeName === name;
	const hasItems = items.length > 0;
	useEffect( () => {
		if ( isWhole || ! hasItems ) {
			return undefined;
		}
		let timer = 0;
		// A frame is on the screen once the next task begins.
		const frame = window.requestAnimationFrame( () => {
			timer = window.setTimeout( () =>
				startTransition( () => setWholeName( name ) )
			);
		} );
		return () => {
			window.cancelAnimationFrame( frame );
			window.clearTimeout( timer );
		};
	}, [ name, isWhole, hasItems ] );
	return isWhole ? items : items.slice( 0, FIRST_ITEMS );
}
