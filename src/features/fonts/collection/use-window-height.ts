import { useSyncExternalStore } from 'react';

/** Returns the height of the window in pixels. */
export function useWindowHeight(): number {
	return useSyncExternalStore( subscribe, () => window.innerHeight );
}

function subscribe( listener: () => void ): () => void {
	window.addEventListener( 'resize', listener );
	return () => window.removeEventListener( 'resize', listener );
}
