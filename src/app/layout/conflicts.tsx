import { useEffect, useState, type ComponentType } from 'react';

import { whenIdle } from '@/schedule/when-idle';

const IDLE_TIMEOUT_MS = 2000;

/**
 * Reports conflicts with other people's saves, and asks which version stays. It loads when the page is idle, since nothing is saved
 * earlier; offline, when the connection is back.
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
