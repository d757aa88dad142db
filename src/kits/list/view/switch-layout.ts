import { LAYOUT_DEFAULTS } from './base-view';
import type { LayoutDefaults, ListLayout, ListView } from '../types';

/**
 * Returns a view in another layout, with that layout's defaults merged in (specification 4.7).
 *
 * @param view     The view that is shown.
 * @param layout   The layout to switch to.
 * @param defaults Defaults of each layout.
 */
export function switchLayout(
	view: ListView,
	layout: ListLayout,
	defaults: LayoutDefaults = LAYOUT_DEFAULTS
): ListView {
	return view.type === layout
		? view
		: { ...view, ...defaults[ layout ], type: layout };
}
