import { useEffect, useRef, type RefObject } from 'react';

import { moveFocus } from './move-focus';

/**
 * Returns the ref of the field with which the next step of a dialog begins. It gets the focus when it is there, since the button that led
 * to the step is gone, but not from a person who has gone on meanwhile.
 *
 * @param isPresent Whether the field is there.
 */
export function useStepFocus< T extends HTMLElement >(
	isPresent: boolean = true
): RefObject< T > {
	const ref = useRef< T >( null );
	useEffect( () => {
		const field = ref.current;
		const { activeElement } = document;
		// Around the field there are the dialog and `body`.
		if ( field && activeElement?.contains( field ) ) {
			moveFocus( field );
		}
	}, [ isPresent ] );
	return ref;
}
