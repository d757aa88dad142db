import { useSyncExternalStore } from 'react';

const listeners = new Set< () => void >();
let isOn = false;

/**
 * Begins or ends the inspection of the visible preview. Its buttons are in other parts of the screen than the preview.
 *
 * @param next Whether it is inspected.
 */
export function setIsInspecting( next: boolean ): void {
	if ( isOn !== next ) {
		isOn = next;
		listeners.forEach( ( listener ) => listener() );
	}
}

/** Returns whether the visible preview is inspected. */
export function useIsInspecting(): boolean {
	return useSyncExternalStore( subscribe, () => isOn );
}

function subscribe( listener: () => void ): () => void {
	listeners.add( listener );
	return () => {
		listeners.delete( listener );
	};
}
