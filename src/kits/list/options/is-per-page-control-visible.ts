import type { ListView } from '../types';

const MIN_SIZES = 2;
const MAX_SIZES = 6;

/**
 * Returns whether the items-per-page control is shown (specification 5): for two to six sizes, without infinite scroll.
 *
 * @param sizes The sizes on offer.
 * @param view  The view that is shown.
 */
export function isPerPageControlVisible(
	sizes: readonly number[],
	view: Pick< ListView, 'infiniteScrollEnabled' >
): boolean {
	return (
		sizes.length >= MIN_SIZES &&
		sizes.length <= MAX_SIZES &&
		! view.infiniteScrollEnabled
	);
}
