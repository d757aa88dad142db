import { useEffect, useState } from 'react';

import { lazyPart } from '@/components/lazy-part';
import { whenIdle } from '@/utils/when-idle';

const IDLE_TIMEOUT_MS = 2000;

const ConflictsContent = lazyPart( () =>
	import( '@/features/conflicts' ).then( ( module ) => module.Conflicts )
);

/** Talks to the person about what others wrote meanwhile. Nobody writes before the page is idle, so it is loaded then. */
export function Conflicts() {
	const [ isIdle, setIsIdle ] = useState( false );
	useEffect( () => {
		let isCurrent = true;
		void whenIdle( IDLE_TIMEOUT_MS ).then( () => {
			if ( isCurrent ) {
				setIsIdle( true );
			}
		} );
		return () => {
			isCurrent = false;
		};
	}, [] );
	return isIdle ? <ConflictsContent /> : null;
}
