import { useEffect, type RefObject } from 'react';

import { afterDelay } from '@/schedule/after-delay';

// By then the examples above it are rendered, except for images.
const PATIENCE_MS = 3000;

// The first event of the person ends the scrolling.
const USER_EVENTS = [ 'wheel', 'pointerdown', 'keydown' ] as const;

/**
 * Scrolls an element of the Style Book into view, and again while the examples around it are rendered, until a person scrolls or acts.
 *
 * @param ref       The element.
 * @param isEnabled Whether to scroll it into view.
 */
export function useScrollIntoView(
	ref: RefObject< HTMLElement >,
	isEnabled: boolean
): void {
	useEffect( () => {
		const { current: element } = ref;
		if ( ! element || ! isEnabled ) {
			return undefined;
		}
		const { body, documentElement } = element.ownerDocument;
		const observer = new ResizeObserver( () => {
			const { top, bottom } = element.getBoundingClientRect();
			// A visible element stays where it is.
			if ( top < 0 || bottom > documentElement.clientHeight ) {
				element.scrollIntoView();
			}
		} );
		const endPatience = afterDelay( PATIENCE_MS, () => end() );
		function end() {
			observer.disconnect();
			endPatience();
			USER_EVENTS.forEach( ( type ) =>
				body.removeEventListener( type, end )
			);
		}
		// The observer reports the current size at once.
		observer.observe( body );
		USER_EVENTS.forEach( ( type ) => body.addEventListener( type, end ) );
		return end;
	}, [ ref, isEnabled ] );
}
