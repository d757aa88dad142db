import type { RefCallback } from 'react';
import { useFocusReturn, useMergeRefs } from '@wordpress/compose';

import { moveFocus } from './move-focus';

/**
 * Returns the ref of an element that opens over something else: opened by a click or a key it takes the focus, and gives it
 * back when it closes; opened by its address it leaves the focus where it is.
 */
export function useBorrowedFocus(): RefCallback< HTMLElement > {
	return useMergeRefs( [ useFocusReturn(), borrowFocus ] );
}

function borrowFocus( element: HTMLElement | null ) {
	const { activeElement, body } = element?.ownerDocument ?? {};
	if ( activeElement !== body ) {
		moveFocus( element );
	}
}
