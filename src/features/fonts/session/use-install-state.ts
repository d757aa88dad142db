import { useSyncExternalStore } from 'react';

import { installQueue, type InstallState } from '../install/install-queue';

/** Returns the state of this page's installations. */
export function useInstallState(): InstallState {
	return useSyncExternalStore(
		installQueue.subscribe,
		installQueue.getState
	);
}
