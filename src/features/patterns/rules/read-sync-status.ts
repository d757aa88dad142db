import type { SyncStatus } from './types';

/**
 * Returns the sync status of a pattern (specification 3): an empty status means synced, a missing one means not synced.
 *
 * @param stored The record's `wp_pattern_sync_status`.
 */
export function readSyncStatus( stored: string | undefined ): SyncStatus {
	return stored === '' || stored === 'full' ? 'full' : 'unsynced';
}
