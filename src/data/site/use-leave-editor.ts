import { useCallback } from 'react';

import { getExitPath, useNavigate, useRoute } from '@/router';
import { getBootPayload } from './boot-payload';
import { isOwnScreen } from './is-own-screen';

/**
 * Returns a function that leaves the full-screen editor (specification 2.3). It opens the list of the given post type, as the person left it, or
 * the view mode of the same screen.
 */
export function useLeaveEditor(): ( postType: string ) => void {
	const { query, path } = useRoute();
	const { backToList } = useNavigate();
	return useCallback(
		( postType ) =>
			backToList(
				getExitPath( { path, query, postType }, ( list ) =>
					isOwnScreen( getBootPayload(), list )
				)
			),
		[ path, query, backToList ]
	);
}
