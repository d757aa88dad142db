import type { RefCallback } from 'react';
import { useFocusReturn, useMergeRefs } from '@wordpress/compose';

import { moveFocus } from './move-focus';

/**
 * Returns the ref of an element that opens over others. Opened by a click or a key, it gets the focus and returns it when it closes. Opened by
 * its address, it does not move the focus.
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
