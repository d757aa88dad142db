import { useEffect, useState, type ComponentType } from 'react';

import { whenIdle } from '@/schedule/when-idle';

const IDLE_TIMEOUT_MS = 2000;

/**
 * Talks to the person about what others wrote meanwhile. Nobody writes before the page is idle, so it is loaded then; offline, it is
 * loaded when the connection is back.
 */
export function LazyConflicts() {
	const [ Content, setContent ] = useState< ComponentType >();
	useEffect( () => {
		let isCurrent = true;
		const load = () =>
			whenIdle( IDLE_TIMEOUT_MS )
				.then( () => import( '@/kits/saving/conflicts' ) )
				.then(
					( module ) =>
						isCurrent && setContent( () => module.Conflicts ),
					() =>
						window.addEventListener( 'online', load, {
							once: true,
						} )
				);
		void load();
		return () => {
			isCurrent = false;
			window.removeEventListener( 'online', load );
		};
	}, [] );
	return Content ? <Content /> : null;
}
