import { useEffect, useRef } from 'react';

import type { FontNotice } from '../install/describe-report';
import { registerLibrary, showInLibrary } from './show-in-library';

/**
 * Shows outcomes in the library. A notice with an action is shown at the bottom of the window when the library closes.
 *
 * @param notice Notice that the library shows.
 * @param notify Shows a notice.
 */
export function useLibraryOutcomes(
	notice: FontNotice | undefined,
	notify: ( notice: FontNotice ) => void
): void {
	const latest = useRef( notice );
	useEffect( () => {
		latest.current = notice;
	} );
	useEffect( () => {
		const end = registerLibrary( notify );
		return () => {
			end();
			const { outcome } = latest.current ?? {};
			if ( outcome?.isLasting ) {
				showInLibrary( outcome );
			}
		};
	}, [ notify ] );
}
