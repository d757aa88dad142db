import { useLayoutEffect, useState, type RefObject } from 'react';

import type { FrameRect } from './frame-geometry';

/** Part of the host's editor with the page, without bars and panels. */
const CONTENT = '.interface-interface-skeleton__content';

/**
 * Returns the rectangle of the page in the host's editor, relative to the parent of a part; undefined where the page fills it.
 *
 * @param part      The part that covers the page.
 * @param findFrame Finds the frame of the page.
 */
export function useContentRect(
	part: RefObject< HTMLElement >,
	findFrame: () => HTMLIFrameElement | null
): FrameRect | undefined {
	const [ rect, setRect ] = useState< FrameRect >();
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
			setRect( {
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
	return rect;
}
