import { useCallback } from 'react';

import { returnPathFor, useNavigate } from '@/router';

const REMOVING_ACTIONS: readonly string[] = [
	'move-to-trash',
	'permanently-delete',
	'delete-post',
];

/**
 * Returns a handler of the editor's actions, which leaves the record after it was removed.
 *
 * @param postType Type of the record.
 */
export function useRemovedRecord(
	postType: string
): ( actionId: string ) => void {
	const { navigate } = useNavigate();
	return useCallback(
		( actionId ) => {
			if ( REMOVING_ACTIONS.includes( actionId ) ) {
				navigate( returnPathFor( postType ) );
			}
		},
		[ navigate, postType ]
	);
}
