import type { UsageLocation } from '@/features/usage';
import type { PatternItem } from './types';

/**
 * Returns whether a pattern or part is among its own places. WordPress shows nothing there, to prevent endless recursion.
 *
 * @param item   The pattern or part.
 * @param places The places that use it.
 */
export function containsItself(
	{ type, id, wpId }: Pick< PatternItem, 'type' | 'id' | 'wpId' >,
	places: readonly Pick< UsageLocation, 'type' | 'id' | 'postId' >[]
): boolean {
	return places.some(
		( place ) =>
			place.type === type &&
			( place.id === String( id ) ||
				( wpId > 0 && place.postId === wpId ) )
	);
}
