import { useCallback } from 'react';

import { useNavigate } from '@/router';
import { formatState, type DesignState } from '@/utils/design-state';

/**
 * Returns a function that writes the compared states into the address. Without them the defaults are compared, which depend on whether there
 * are unsaved changes: restoring a value would exchange them.
 *
 * @param left  The left state.
 * @param right The right state.
 */
export function usePinStates(
	left: DesignState,
	right: DesignState
): () => void {
	const { replaceQuery } = useNavigate();
	const leftName = formatState( left );
	const rightName = formatState( right );
	return useCallback(
		() => replaceQuery( { left: leftName, right: rightName } ),
		[ replaceQuery, leftName, rightName ]
	);
}
