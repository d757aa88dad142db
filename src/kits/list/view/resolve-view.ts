import { DEFAULT_LAYOUT } from './base-view';
import { applyRememberedView } from './remembered-view';
import type { LayoutDefaults, ListLayout, ListView } from '../types';
import { readViewAddress, type ViewAddress } from './view-address';

/** The layers of a view. A later one wins over an earlier one. */
export interface ViewLayers {
	/** 1. A default view or a saved view, see `get-base-view`. */
	base: ListView;
	/** 2. Layout of the list without a remembered one: that of a saved view, or the default. */
	layout?: ListLayout | undefined;
	/** 3. The person's preference for the list; read tolerantly. */
	remembered?: unknown;
	/** 4. The address's parameters; malformed ones count as absent. */
	address?: ViewAddress;
	/** View properties that each layout sets, merged in wherever a layer changes the layout (specification 4.7). */
	layouts?: LayoutDefaults;
}

/**
 * Returns the view of a list from its layers. Pages, searches, filters and sorting come from the address or the base; columns, sizes
 * and the layout may be remembered as well.
 *
 * @param layers The layers.
 */
export function resolveView( {
	base,
	layout = DEFAULT_LAYOUT,
	remembered,
	address = {},
	layouts,
}: ViewLayers ): ListView {
	return readViewAddress(
		applyRememberedView( base, remembered, layout, layouts ),
		address,
		layouts
	);
}
