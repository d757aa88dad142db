import { useEffect, useRef, type RefObject } from 'react';

import { useRoute } from '@/router';
import { moveFocus, moveFocusToArea } from './move-focus';

/**
 * Moves the focus into an area that covers another one, and back to the earlier element when that is uncovered.
 *
 * @param covered   The area that is covered; it stays mounted, hidden.
 * @param covering  The area that covers it.
 * @param isCovered Whether the area is covered now.
 */
export function useCoverFocus(
	covered: RefObject< HTMLElement >,
	covering: RefObject< HTMLElement >,
	isCovered: boolean
): void {
	const { path } = useRoute();
	const lastFocused = useRef< HTMLElement | null >( null );
	const last = useRef( { path, isCovered } );

	// After each render, as the element may be another one.
	useEffect( () => {
		const { current: area } = covered;
		const handleFocus = ( { target }: FocusEvent ) => {
			lastFocused.current = target as HTMLElement;
		};
		area?.addEventListener( 'focusin', handleFocus );
		return () => area?.removeEventListener( 'focusin', handleFocus );
	} );

	useEffect( () => {
		const { current: before } = last;
		last.current = { path, isCovered };
		if ( before.path !== path || before.isCovered === isCovered ) {
			// On another screen the navigation moves the focus.
			return;
		}
		if ( isCovered ) {
			moveFocusToArea( covering.current );
		} else if ( ! moveFocus( lastFocused.current ) ) {
			moveFocusToArea( covered.current );
		}
	}, [ covered, covering, isCovered, path ] );
}
