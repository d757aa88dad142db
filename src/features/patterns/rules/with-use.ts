import type { Use } from '@/features/usage';
import type { PatternItem } from './types';

/**
 * Adds to an item whether anything uses it, where that is known. An unsynced pattern is copied where it is inserted, so it is never marked as
 * unused.
 *
 * @param item    The pattern or part.
 * @param findUse Returns whether anything uses a record.
 */
export function withUse(
	item: PatternItem,
	findUse: ( id: PatternItem[ 'id' ] ) => Use | undefined
): PatternItem {
	const use = findUse( item.id );
	const isCopied = item.type === 'wp_block' && item.syncStatus !== 'full';
	return use === undefined || ( use === 'unused' && isCopied )
		? item
		: { ...item, use };
}
