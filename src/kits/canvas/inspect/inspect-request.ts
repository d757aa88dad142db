const listeners = new Set< () => void >();

/** Asks for the inspection of the canvas that is edited: its menu is the host's, and knows no canvas. */
export function requestInspection(): void {
	listeners.forEach( ( listener ) => listener() );
}

/**
 * Listens for requests.
 *
 * @param listener Called at each.
 * @return Function that ends it.
 */
export function onInspectionRequest( listener: () => void ): () => void {
	listeners.add( listener );
	return () => {
		listeners.delete( listener );
	};
}
