import { LAYOUT_DEFAULTS } from './base-view';
import type { ListLayout, ListView } from './types';

/**
 * Returns a view in another layout, with that layout's defaults merged in (specification 4.7).
 *
 * @param view   The view that is shown.
 * @param layout The layout to switch to.
 */
export function switchLayout( view: ListView, layout: ListLayout ): ListView {
	return view.type === layout
		? view
		: { ...view, ...LAYOUT_DEFAULTS[ layout ], type: layout };
}
