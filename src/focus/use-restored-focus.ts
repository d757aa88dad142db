import type { RefCallback } from 'react';
import { useRefEffect } from '@wordpress/compose';

import { restoreAreaFocus } from './restore-area-focus';

/** Returns the ref of an area that keeps the focus when the focused element is removed, see {@link restoreAreaFocus}. */
export function useRestoredFocus(): RefCallback< HTMLElement > {
	return useRefEffect< HTMLElement >( restoreAreaFocus, [] );
}
