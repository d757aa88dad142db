/** Whether each script that was asked for has run, as far as that is known. */
export const loadedScripts = new Map< string, Promise< boolean > >();
/** Handles of scripts that did not load, and of those that were not tried because they need one of them. */
export const failedScripts = new Set< string >();

/** Handles of scripts that have run. */
export const finishedScripts = new Set< string >();

const listeners = new Set< () => void >();

/** Whether a host script of this name has run, or was printed with the page. */
export function hasHostScript( handle: string ): boolean {
	return finishedScripts.has( handle );
}

/**
 * Calls back whenever further host scripts have run.
 *
 * @param listener Called without arguments.
 * @return Function that ends the subscription.
 */
export function subscribeToHostScripts( listener: () => void ): () => void {
	listeners.add( listener );
	return () => {
		listeners.delete( listener );
	};
}

/** Calls those back that wait for further scripts. */
export function announceScripts(): void {
	listeners.forEach( ( listener ) => listener() );
}
