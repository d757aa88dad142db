import type { SyncStatus } from './types';

/**
 * Returns the sync status of a pattern (specification 3): a status that is there and empty means synced, none at all means
 * not synced.
 *
 * @param stored The record's `wp_pattern_sync_status`.
 */
export function readSyncStatus( stored: string | undefined ): SyncStatus {
	return stored === '' || stored === 'full' ? 'full' : 'unsynced';
}
