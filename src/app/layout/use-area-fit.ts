import { useSyncExternalStore } from 'react';

import { useRoute, type AreaName } from '@/router';
import { fitAreas, type AreaFit } from './fit-areas';

/** Which areas of the current route have room in the window; follows its width. The full-screen editor needs none. */
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
