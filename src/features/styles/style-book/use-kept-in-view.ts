import { useEffect, type RefObject } from 'react';

import { afterDelay } from '@/schedule/after-delay';

// The examples above it are there by then, images aside.
const PATIENCE_MS = 3000;

// By these a person takes over.
const TAKE_OVER = [ 'wheel', 'pointerdown', 'keydown' ] as const;

/**
 * Scrolls an element of the Style Book into view, and again while the examples around it come, until a person scrolls or acts.
 *
 * @param ref       The element.
 * @param isEnabled Whether it is to be in view.
 */
export function useKeptInView(
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
			TAKE_OVER.forEach( ( type ) =>
				body.removeEventListener( type, end )
			);
		}
		// It is told the present size at once.
		observer.observe( body );
		TAKE_OVER.forEach( ( type ) => body.addEventListener( type, end ) );
		return end;
	}, [ ref, isEnabled ] );
}
