import { useMemo } from 'react';

import { getBootPayload } from '@/data/site/boot-payload';
import { useRoute } from '@/router';
import { DEFAULT_LAYOUT } from './base-view';
import { getBaseView, type ActiveBase, type SavedBase } from './get-base-view';
import { getListName } from './list-name';
import { useAddressedView, type AddressedView } from './use-addressed-view';

/** The view of a list of posts, and functions that change it. */
export interface ListViewState extends AddressedView {
	active: ActiveBase;
}

/**
 * Returns the view of the list of posts at the current address, see {@link useAddressedView}.
 *
 * @param postType   Name of the post type.
 * @param savedViews The saved views of the type.
 */
export function useListView(
	postType: string,
	savedViews: readonly SavedBase[]
): ListViewState {
	const { query } = useRoute();
	const active = useMemo(
		() =>
			getBaseView(
				query.activeView,
				savedViews,
				getBootPayload().userId,
				getBootPayload().viewConfigs?.[ postType ]
			),
		[ postType, query.activeView, savedViews ]
	);
	const addressed = useAddressedView( {
		name: getListName( postType, active ),
		base: active.base,
		layout: active.layout ?? DEFAULT_LAYOUT,
		namesLayout: active.isSaved,
	} );
	return { ...addressed, active };
}
