import { useLayoutEffect, useState, type RefObject } from 'react';

import type { Place } from './frame-geometry';

/** Part of the host's editor in which the page is; its bars and panels stand around it. */
const CONTENT = '.interface-interface-skeleton__content';

/**
 * Returns where the page is seen in the host's editor, from the corner of what a part lies in; undefined where it has the whole room.
 *
 * @param part      The part that is to lie over the page.
 * @param findFrame Finds the frame of the page.
 */
export function useContentPlace(
	part: RefObject< HTMLElement >,
	findFrame: () => HTMLIFrameElement | null
): Place | undefined {
	const [ place, setPlace ] = useState< Place >();
	useLayoutEffect( () => {
		const content = findFrame()?.closest( CONTENT );
		const around = part.current?.offsetParent;
		if ( ! content || ! around ) {
			return undefined;
		}
		const measure = () => {
			const { left, top, width, height } =
				content.getBoundingClientRect();
			const origin = around.getBoundingClientRect();
			setPlace( {
				left: left - origin.left,
				top: top - origin.top,
				width,
				height,
			} );
		};
		measure();
		const observer = new ResizeObserver( measure );
		observer.observe( content );
		return () => observer.disconnect();
	}, [ part, findFrame ] );
	return place;
}
