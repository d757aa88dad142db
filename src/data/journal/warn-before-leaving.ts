import type { useRegistry } from '@wordpress/data';

import { isSafeToLeave } from '@/utils/reload-page';
import { readDirtyRecords } from '../writes/use-dirty-records';
import { store } from '../store';

type Registry = ReturnType< typeof useRegistry >;

/**
 * Makes the browser ask before the page is left with unsaved changes, or while they are being saved. It works also after the interface has
 * crashed.
 *
 * @param registry The registry that holds the records.
 * @return Function that removes the listener.
 */
export function warnBeforeLeaving( registry: Registry ): () => void {
	const warn = ( event: BeforeUnloadEvent ) => {
		const hasChanges =
			readDirtyRecords( registry ).length > 0 ||
			registry.select( store ).isSaveRunning();
		if ( hasChanges && ! isSafeToLeave() ) {
			event.preventDefault();
			// Older browsers ask only when there is a value; none shows it.
			event.returnValue = true;
		}
	};
	window.addEventListener( 'beforeunload', warn );
	return () => window.removeEventListener( 'beforeunload', warn );
}
