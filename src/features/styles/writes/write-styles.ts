import { requireSaved, updateRecord } from '@/data/writes';
import type { Fields } from '@/data/writes/compare-fields';

const GLOBAL_STYLES = { kind: 'root', name: 'globalStyles' } as const;

/**
 * Stores the person's styles as they were read, without unsaved edits: unreadable values are removed.
 *
 * @param id     Id of the styles' record.
 * @param stored The record as it was read.
 * @throws The server's error.
 */
export async function storeReadableStyles(
	id: number | string,
	stored: Fields
): Promise< void > {
	const { settings, styles } = stored;
	requireSaved(
		await updateRecord(
			GLOBAL_STYLES,
			id,
			{ settings, styles },
			{ before: stored }
		)
	);
}
