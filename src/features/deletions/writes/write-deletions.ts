import {
	DELETIONS,
	deleteRecord,
	requireDeleted,
	requireSaved,
	restoreDeletion,
} from '@/data/writes';
import type { Deletion } from '../reads/deletions';

/**
 * Restores what was deleted, with the same id.
 *
 * @param deletion    The deletion.
 * @param deletion.id Its number.
 * @throws The server's answer when it refuses.
 */
export async function restoreDeleted( { id }: Deletion ): Promise< void > {
	requireSaved( await restoreDeletion( id, DELETIONS, id ) );
}

/**
 * Deletes for good what is kept of a deleted record.
 *
 * @param deletion    The deletion.
 * @param deletion.id Its number.
 * @throws The server's answer when it refuses.
 */
export async function deleteForGood( { id }: Deletion ): Promise< void > {
	requireDeleted( await deleteRecord( DELETIONS, id ) );
}
