import type { ItemAction } from '@/kits/actions';
import { shorten } from '@/utils/shorten';
import type { SavedLook } from '../../reads/looks';

/** Something that can be done to a look. */
export type LookAction = ItemAction< SavedLook >;

/**
 * Returns the title of a look for a person to read.
 *
 * @param look The look.
 */
export function getLookTitle( { title }: Pick< SavedLook, 'title' > ): string {
	return shorten( title );
}
