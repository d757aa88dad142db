import { postKind, type RecordKind } from '@/data/writes';
import type { PatternItem } from '../rules/types';

export const PATTERNS = postKind( 'wp_block' );
export const PARTS = postKind( 'wp_template_part' );
export const CATEGORIES: RecordKind = {
	kind: 'taxonomy',
	name: 'wp_pattern_category',
};

/**
 * Returns the kind of the record of an item.
 *
 * @param item The item.
 */
export function getKind( { type }: PatternItem ): RecordKind {
	return type === 'wp_block' ? PATTERNS : PARTS;
}
