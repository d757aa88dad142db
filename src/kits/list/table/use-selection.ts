import { useCallback, useEffect, useMemo } from 'react';

import { useNavigate, useRoute } from '@/router';
import { dropGone, formatSelection, parseSelection } from './selection';

const NONE: readonly string[] = [];

/**
 * Returns the selection of the address, and a function that changes it. A post that is no longer listed is removed from the address.
 *
 * @param listed Ids of the listed posts; `undefined` while the server has not answered.
 */
export function useSelection(
	listed: readonly string[] | undefined
): readonly [ readonly string[], ( ids: string[] ) => void ] {
	const { query } = useRoute();
	const { replaceQuery } = useNavigate();
	const selection = useMemo(
		() => parseSelection( query.postId ),
		[ query.postId ]
	);
	const left = listed ? dropGone( selection, listed ) : selection;

	const setSelection = useCallback(
		( ids: readonly string[] ) =>
			replaceQuery( { postId: formatSelection( ids ) } ),
		[ replaceQuery ]
	);
	useEffect( () => {
		if ( left !== selection ) {
			setSelection( left );
		}
	}, [ left, selection, setSelection ] );
	return [ selection.length > 0 ? selection : NONE, setSelection ];
}
