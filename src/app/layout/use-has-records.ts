import { useEffect, useState } from 'react';

import { useRoute } from '@/router';
import { whenIdle } from '@/schedule/when-idle';
import { useHostScript } from '@/wordpress/use-host-script';
import { useHasEdits } from './use-has-edits';

/** The first records load with the requested screen, which is rendered first. */
const LONGEST_WAIT_MS = 2000;

/**
 * Whether there may be records to save: core-data has loaded, and the browser has been idle since. They count at once from the first edit on,
 * and in edit mode: the editor's own save would include its record alone.
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
