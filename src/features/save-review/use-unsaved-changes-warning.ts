import { useEffect } from 'react';
import { useRegistry } from '@wordpress/data';

import { readDirtyRecords } from '@/data/records';
import { store } from '@/data/store';

/** Lets the browser ask before the page is left with unsaved changes, or while they are being saved. */
export function useUnsavedChangesWarning(): void {
	const registry = useRegistry();
	useEffect( () => {
		const warn = ( event: BeforeUnloadEvent ) => {
			const hasChanges =
				readDirtyRecords( registry ).records.length > 0 ||
				registry.select( store ).isSaveRunning();
			if ( hasChanges ) {
				event.preventDefault();
				// Older browsers ask only when there is a value; none shows it.
				event.returnValue = true;
			}
		};
		window.addEventListener( 'beforeunload', warn );
		return () => window.removeEventListener( 'beforeunload', warn );
	}, [ registry ] );
}
