import type { ItemAction } from '@/kits/actions';
import type { SavedLook } from '../../reads/looks';

/** Something that can be done to a look. */
export type LookAction = ItemAction< SavedLook >;

/**
 * Returns the title of a look, which its failures name.
 *
 * @param look The look.
 */
export function getTitle( { title }: SavedLook ): string {
	return title;
}
