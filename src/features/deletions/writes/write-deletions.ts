import {
	DELETIONS,
	deleteRecord,
	requireDeleted,
	requireSaved,
	restoreDeletion,
} from '@/data/writes';
import type { Deletion } from '../reads/deletions';

/**
 * Restores a deleted record with the same id.
 *
 * @param deletion    The deletion.
 * @param deletion.id Its number.
 * @throws The server's error.
 */
export async function restoreDeleted( { id }: Deletion ): Promise< void > {
	requireSaved( await restoreDeletion( id, DELETIONS, id ) );
}

/**
 * Deletes the stored record of a deletion for good.
 *
 * @param deletion    The deletion.
 * @param deletion.id Its number.
 * @throws The server's error.
 */
export async function deleteForGood( { id }: Deletion ): Promise< void > {
	requireDeleted( await deleteRecord( DELETIONS, id ) );
}
