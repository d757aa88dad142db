import { useSyncExternalStore } from 'react';

import { installQueue, type InstallState } from '../install/install-queue';

/** Returns how the installations of this page go. */
export function useInstallState(): InstallState {
	return useSyncExternalStore(
		installQueue.subscribe,
		installQueue.getState
	);
}
