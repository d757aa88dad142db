import type { ItemAction } from '@/kits/actions';
import { shorten } from '@/utils/shorten';
import type { SavedLook } from '../../reads/looks';

/** An action on a look. */
export type LookAction = ItemAction< SavedLook >;

/**
 * Returns the title of a look, shortened.
 *
 * @param look The look.
 */
export function getLookTitle( { title }: Pick< SavedLook, 'title' > ): string {
	return shorten( title );
}
