import {
	requireSaved,
	restoreDeletion,
	updateRecord,
	type Fields,
	type Undo,
} from '@/data/writes';
import type { PatternItem, SyncStatus } from '../rules/types';
import { deleteShown } from './delete-record';
import { getKind, PATTERNS } from './record-kinds';

/**
 * Gives an item another title.
 *
 * @param item  The item.
 * @param title The title.
 * @throws The server's answer.
 */
export async function renameItemRecord(
	item: PatternItem,
	title: string
): Promise< void > {
	await update( item, { title }, shownItem( item ) );
}

/**
 * Gives a pattern other categories.
 *
 * @param item       The pattern.
 * @param categories Ids of the categories.
 * @return Gives it those that it had.
 * @throws The server's answer.
 */
export async function saveCategories(
	item: PatternItem,
	categories: readonly number[]
): Promise< Undo > {
	const toFields = ( ids: readonly number[] ) => ( {
		wp_pattern_category: ids,
	} );
	const saved = await update(
		item,
		toFields( categories ),
		shownItem( item )
	);
	return async () =>
		void ( await update( item, toFields( item.categoryIds ), saved ) );
}

/**
 * Makes a pattern synced or not.
 *
 * @param item       The pattern.
 * @param syncStatus The status.
 * @return Function that restores its earlier status.
 * @throws The server's answer.
 */
export async function setSyncStatus(
	item: PatternItem,
	syncStatus: SyncStatus
): Promise< Undo > {
	const toFields = ( status: SyncStatus | undefined ) => ( {
		meta: {
			// The server accepts no empty status: a removed one reads back as empty.
			wp_pattern_sync_status: status === 'unsynced' ? status : null,
		},
	} );
	const saved = await update(
		item,
		toFields( syncStatus ),
		shownItem( item )
	);
	return async () =>
		void ( await update( item, toFields( item.syncStatus ), saved ) );
}

/**
 * Deletes a pattern or part; a part of the theme that was changed is the theme's again.
 *
 * @param item The item.
 * @return Function that restores it with the same id; `undefined` where it cannot be restored.
 * @throws The server's answer.
 */
export async function deleteItem(
	item: PatternItem
): Promise< Undo | undefined > {
	return deleteShown( getKind( item ), item.id, shownItem( item ) );
}

/**
 * Takes a pattern out of WordPress's trash; it has the status again that it had.
 *
 * @param pattern The pattern.
 * @return Deletes it again.
 * @throws The server's answer.
 */
export async function restoreFromTrash(
	pattern: PatternItem
): Promise< Undo > {
	const id = Number( pattern.id );
	requireSaved( await restoreDeletion( id, PATTERNS, id ) );
	return async () => void ( await deleteShown( PATTERNS, id, undefined ) );
}

async function update(
	item: PatternItem,
	changes: Fields,
	before: Fields
): Promise< Fields > {
	return requireSaved(
		await updateRecord( getKind( item ), item.id, changes, { before } )
	);
}

// Maps an item of the list to a REST record.
function shownItem( {
	title,
	categoryIds,
	syncStatus,
	token,
}: PatternItem ): Fields {
	return {
		title,
		wp_pattern_category: categoryIds,
		meta: {
			wp_pattern_sync_status: syncStatus === 'unsynced' ? syncStatus : '',
		},
		...( token !== undefined && { atelier_token: token } ),
	};
}
