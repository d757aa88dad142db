import { useSyncExternalStore } from 'react';

import { hasHostScript, subscribeToHostScripts } from './script-states';

/**
 * Returns whether a script of the host has run; renders again when it has.
 *
 * @param handle Handle of the script.
 */
export function useHostScript( handle: string ): boolean {
	return useSyncExternalStore( subscribeToHostScripts, () =>
		hasHostScript( handle )
	);
}
