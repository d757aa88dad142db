import { useCallback, useEffect, useState } from 'react';

import { lazyPart } from '@/components/lazy-part';
import type { LeftEntry } from '@/data/journal/ended-drafts';
import { whenIdle } from '@/schedule/when-idle';

/** Longest wait for an idle browser: the first paint and the canvas have priority. */
const IDLE_TIMEOUT_MS = 3000;

const NONE: readonly LeftEntry[] = [];

const RecoveryDialog = lazyPart( () =>
	import( './recovery-dialog' ).then( ( module ) => module.RecoveryDialog )
);

/** Searches for unsaved changes that were left behind, and offers them in a dialog. */
export function Recovery() {
	const [ entries, setEntries ] = useState( NONE );
	const look = useCallback( async () => {
		const { findLeftWork } = await import(
			'@/data/journal/find-left-work'
		);
		setEntries( await findLeftWork() );
	}, [] );

	useEffect( () => {
		void whenIdle( IDLE_TIMEOUT_MS )
			.then( look )
			// Offline the code cannot load: the journal stores the changes until the next visit.
			.catch( () => {} );
	}, [ look ] );

	return entries.length > 0 ? (
		<RecoveryDialog
			entries={ entries }
			onClose={ () => setEntries( NONE ) }
			onUndone={ () => void look() }
		/>
	) : null;
}
