import { useLayoutEffect, useRef, type RefObject } from 'react';

import { moveFocus } from './move-focus';

/**
 * Moves the focus when the part that has it is removed, for example after its button was pressed.
 *
 * @param screen Selector of an ancestor of the part that stays mounted.
 * @param target Selector of the element in that ancestor that gets the focus.
 * @return Ref of the part.
 */
export function useFocusHandOver< T extends HTMLElement >(
	screen: string,
	target: string
): RefObject< T > {
	const ref = useRef< T >( null );
	useLayoutEffect( () => {
		const { current: part } = ref;
		// When a layout effect is cleaned up, the part is still in the document and has the focus.
		return () => {
			if ( part?.contains( part.ownerDocument.activeElement ) ) {
				moveFocus(
					part
						.closest( screen )
						?.querySelector< HTMLElement >( target )
				);
			}
		};
	}, [ screen, target ] );
	return ref;
}
