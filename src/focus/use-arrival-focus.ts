import { useEffect, type RefObject } from 'react';

import { getArrival, useRoute } from '@/router';
import { onNextFrame } from '@/schedule/next-frame';
import { focusWhenLost } from './focus-when-lost';
import { getFollowed } from './followed-items';

/**
 * Puts the focus where a person expects it after a navigation: on Back, or on the title where there is no Back; and on
 * the way back on the item that had led away, be it by our button or by the browser's.
 *
 * A focus that survived the navigation stays where it is, as does that of a page which was just opened.
 *
 * @param screen Element of the sidebar's screen.
 * @param start  Selector of Back and of the title.
 */
export function useArrivalFocus(
	screen: RefObject< HTMLElement >,
	start: string
): void {
	const { path } = useRoute();
	useEffect( () => {
		const { direction, isCanvasChange } = getArrival();
		const root = screen.current;
		if ( ! root || direction === 'none' || isCanvasChange ) {
			return undefined;
		}
		const item = direction === 'back' ? getFollowed( path ) : undefined;
		const findItem = () =>
			Array.from(
				root.querySelectorAll< HTMLElement >( '[data-path]' )
			).find( ( { dataset } ) => dataset.path === item );
		const findStart = () => root.querySelector< HTMLElement >( start );
		let end = () => {};
		// A focus makes the browser lay out the page at once; in its next frame it does so anyway.
		const endWait = onNextFrame( () => {
			end = focusWhenLost(
				root,
				() => ( item && findItem() ) || findStart(),
				( element ) => ! item || element.dataset.path === item
			);
		} );
		return () => {
			endWait();
			end();
		};
	}, [ screen, start, path ] );
}
