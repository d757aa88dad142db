import type { ListView } from '@/kits/list';

/**
 * Returns the content of a saved view: JSON without what belongs to a moment, the number of the page.
 *
 * @param view The view.
 */
export function formatView( { page, ...view }: ListView ): string {
	return JSON.stringify( view );
}
