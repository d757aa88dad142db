import { useLayoutEffect, type RefObject } from 'react';
import { useReducedMotion } from '@wordpress/compose';
import { isRTL } from '@wordpress/i18n';

import { getArrival } from '@/router';

// Specification 9: sidebar fade 0.3 s.
const DURATION_MS = 300;
const DISTANCE_PX = 24;

// The screen that was moved last: a placeholder and its content move once.
let movedArrival = 0;

/**
 * Makes a screen of the sidebar slide and fade in (specification 2.3): from the end on the way forward, from the start
 * on the way back. There is no animation when the page is opened, and none for a person who prefers reduced motion.
 *
 * @param screen Element of the sidebar's screen.
 */
export function useArrivalMotion( screen: RefObject< HTMLElement > ): void {
	const isReduced = useReducedMotion();
	useLayoutEffect( () => {
		const { id, direction, isCanvasChange } = getArrival();
		const isMoved = movedArrival === id;
		movedArrival = id;
		const element = screen.current;
		if (
			isMoved ||
			isReduced ||
			direction === 'none' ||
			isCanvasChange ||
			typeof element?.animate !== 'function'
		) {
			return;
		}
		const sign =
			( direction === 'forward' ? 1 : -1 ) * ( isRTL() ? -1 : 1 );
		element.animate(
			[
				{
					opacity: 0,
					transform: `translateX(${ sign * DISTANCE_PX }px)`,
				},
				{ opacity: 1, transform: 'none' },
			],
			{ duration: DURATION_MS, easing: 'ease-out' }
		);
		// Only once, when the screen appears.
		// eslint-disable-next-line react-hooks/exhaustive-deps -- A later change of the preference does not concern it.
	}, [] );
}
