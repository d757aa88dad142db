import type { Use } from '@/features/usage';
import type { PatternItem } from './types';

/**
 * Returns an item with whether anything uses it, as far as that is known. A pattern that is not synced is copied where it is inserted:
 * that no place refers to it says nothing.
 *
 * @param item    The pattern or part.
 * @param findUse Finds out whether anything uses a record.
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
