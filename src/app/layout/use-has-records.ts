import { useEffect, useState } from 'react';

import { useRoute } from '@/router';
import { whenIdle } from '@/schedule/when-idle';
import { useHostScript } from '@/wordpress/use-host-script';
import { useHasEdits } from './use-has-edits';

/** Longest wait for an idle browser: the requested screen is rendered first. */
const LONGEST_WAIT_MS = 2000;

/**
 * Returns whether there may be records to save: core-data has loaded, and the browser has been idle since. With an edit, and in edit mode, it
 * does not wait for that: the editor's own save would include its record alone.
 */
export function useHasRecords(): boolean {
	const { isEditing } = useRoute();
	const isLoaded = useHostScript( 'wp-core-data' );
	const hasEdits = useHasEdits( isLoaded );
	const [ hasRecords, setHasRecords ] = useState( false );
	useEffect( () => {
		if ( ! isLoaded ) {
			return undefined;
		}
		let isCurrent = true;
		void whenIdle( LONGEST_WAIT_MS ).then(
			() => isCurrent && setHasRecords( true )
		);
		return () => {
			isCurrent = false;
		};
	}, [ isLoaded ] );
	return hasRecords || hasEdits || ( isLoaded && isEditing );
}
