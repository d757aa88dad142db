import { useEffect, useRef, type RefObject } from 'react';

import { moveFocus } from './move-focus';

/**
 * Returns the ref of the first field in the next step of a dialog. The field gets the focus when it appears, as the pressed button was removed,
 * unless the person has focused another element.
 *
 * @param isPresent Whether the field is rendered.
 */
export function useStepFocus< T extends HTMLElement >(
	isPresent: boolean = true
): RefObject< T > {
	const ref = useRef< T >( null );
	useEffect( () => {
		const field = ref.current;
		const { activeElement } = document;
		// Only the dialog and `body` contain the field: no other element has the focus.
		if ( field && activeElement?.contains( field ) ) {
			moveFocus( field );
		}
	}, [ isPresent ] );
	return ref;
}
