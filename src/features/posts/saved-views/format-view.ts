import type { ListView } from '@/kits/list';

/**
 * Returns the content of a saved view: JSON without the number of the page, which is temporary.
 *
 * @param view The view.
 */
export function formatView( { page, ...view }: ListView ): string {
	return JSON.stringify( view );
}
