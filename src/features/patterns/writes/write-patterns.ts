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
 * Renames an item.
 *
 * @param item  The item.
 * @param title The title.
 * @throws The server's error.
 */
export async function renameItemRecord(
	item: PatternItem,
	title: string
): Promise< void > {
	await update( item, { title }, shownItem( item ) );
}

/**
 * Changes the categories of a pattern.
 *
 * @param item       The pattern.
 * @param categories Ids of the categories.
 * @return Function that restores its earlier categories.
 * @throws The server's error.
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
 * @throws The server's error.
 */
export async function setSyncStatus(
	item: PatternItem,
	syncStatus: SyncStatus
): Promise< Undo > {
	const toFields = ( status: SyncStatus | undefined ) => ( {
		meta: {
			// The server accepts no empty status; it answers a removed one as empty.
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
 * Deletes a pattern or part; a changed part of the theme is reset to the theme's file.
 *
 * @param item The item.
 * @return Function that restores it with the same id; `undefined` where it cannot be restored.
 * @throws The server's error.
 */
export async function deleteItem(
	item: PatternItem
): Promise< Undo | undefined > {
	return deleteShown( getKind( item ), item.id, shownItem( item ) );
}

/**
 * Restores a pattern from WordPress's trash, with its earlier status.
 *
 * @param pattern The pattern.
 * @return Function that deletes it again.
 * @throws The server's error.
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
