import { useEffect } from 'react';
import { useSelect } from '@wordpress/data';

import { getBootPayload } from '@/data/site/boot-payload';
import { store } from '@/data/store';
import { prefetchEditor } from '@/kits/canvas';
import type { RouteDefinition } from '@/router';
import { afterDelay } from '@/schedule/after-delay';
import { whenIdle } from '@/schedule/when-idle';

/** Delay of the preloads after the canvas was first shown. */
const HEAD_START_MS = 300;

/**
 * Loads the screens to which the sidebar leads, in its order, each while the browser is idle, and prefetches the editor after them
 * (design, section 5).
 *
 * @param routes The routes.
 */
export function usePreloads( routes: readonly RouteDefinition[] ): void {
	const hasCanvas = useSelect(
		( select ) => select( store ).wasCanvasShown(),
		[]
	);
	useEffect( () => {
		if ( ! hasCanvas ) {
			return undefined;
		}
		let isCurrent = true;
		const run = async () => {
			const { items } = getBootPayload().sidebar;
			for ( const { path } of items ) {
				const preload = routes.find( ( route ) => route.path === path )
					?.preload;
				if ( preload && isCurrent ) {
					await whenIdle( 2000 );
					// After a failure the screen loads when it is opened, and shows the error then.
					await preload().catch( () => {} );
				}
			}
			await whenIdle( 2000 );
			if ( isCurrent ) {
				await prefetchEditor().catch( () => {} );
			}
		};
		const endHeadStart = afterDelay( HEAD_START_MS, () => void run() );
		return () => {
			isCurrent = false;
			endHeadStart();
		};
	}, [ hasCanvas, routes ] );
}
