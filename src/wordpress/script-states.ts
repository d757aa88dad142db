import { isScriptPrinted } from './printed-elements';

/** Whether each script that was asked for has run, as far as that is known. */
export const loadedScripts = new Map< string, Promise< boolean > >();
/** Handles of scripts that did not load, and of their dependents, which were skipped. */
export const failedScripts = new Set< string >();

/** Handles of scripts that have run. */
export const finishedScripts = new Set< string >();

const listeners = new Set< () => void >();

/** Returns whether a host script was inserted here and has run. */
export function hasHostScript( handle: string ): boolean {
	return finishedScripts.has( handle ) || isScriptPrinted( handle );
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

/** Notifies the subscribers that further scripts have run. */
export function announceScripts(): void {
	listeners.forEach( ( listener ) => listener() );
}
