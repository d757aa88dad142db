import { useSyncExternalStore } from 'react';

import { useRoute, type AreaName } from '@/router';
import { fitAreas, type AreaFit } from './fit-areas';

/** Returns the areas of the current route that fit in the window, and follows its width. In the full-screen editor it is always `all`. */
export function useAreaFit(): AreaFit {
	const { areas, widths, isEditing } = useRoute();
	const toWidth = ( name: AreaName ) =>
		areas[ name ] ? widths[ name ] ?? null : undefined;
	return useSyncExternalStore( subscribeToWidth, () =>
		isEditing
			? 'all'
			: fitAreas(
					{
						content: toWidth( 'content' ),
						edit: toWidth( 'edit' ),
						preview: toWidth( 'preview' ),
					},
					window.innerWidth
			  )
	);
}

function subscribeToWidth( onChange: () => void ) {
	window.addEventListener( 'resize', onChange );
	return () => window.removeEventListener( 'resize', onChange );
}
