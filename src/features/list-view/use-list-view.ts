import { useCallback, useMemo } from 'react';
import { useSelect } from '@wordpress/data';

import { getRememberedLists, rememberList } from '@/data/list-preferences';
import { useNavigate, useRoute } from '@/router';
import { DEFAULT_LAYOUT } from './base-view';
import { changeView } from './change-view';
import { getBaseView, type ActiveBase, type SavedBase } from './get-base-view';
import { getListName } from './list-name';
import { applyRememberedView, rememberView } from './remembered-view';
import { switchLayout } from './switch-layout';
import type { ListView } from './types';
import { formatViewAddress, readViewAddress } from './view-address';

/** The view of a list, and what changes it. */
export interface ListViewState {
	view: ListView;
	active: ActiveBase;
	/** Whether the view differs from the one that its name stands for. */
	isModified: boolean;
	setView: ( next: ListView ) => void;
	/** Goes back to what the view's name stands for. */
	reset: () => void;
}

/** Properties of an address that say nothing of the view's looks: a person typed them or turned a page. */
const REPLACED = [ 'search' ] as const;

/**
 * Returns the view of the list at the current address: its base, what the person's preferences remember, and what the
 * address says, in this order.
 *
 * @param postType   Name of the post type.
 * @param savedViews The saved views of the type.
 */
export function useListView(
	postType: string,
	savedViews: readonly SavedBase[]
): ListViewState {
	const { query } = useRoute();
	const { updateQuery, replaceQuery } = useNavigate();
	const active = useMemo(
		() => getBaseView( query.activeView, savedViews ),
		[ query.activeView, savedViews ]
	);
	const list = getListName( postType, active );
	const remembered = useSelect(
		( select ) => getRememberedLists( select as never )[ list ],
		[ list ]
	);
	const plain = useMemo(
		() => switchLayout( active.base, active.layout ?? DEFAULT_LAYOUT ),
		[ active ]
	);
	const { layout, search, paged, perPage, sort, filters, levels } = query;
	const view = useMemo(
		() =>
			readViewAddress(
				applyRememberedView( active.base, remembered, active.layout ),
				{ layout, search, paged, perPage, sort, filters, levels }
			),
		[
			active,
			remembered,
			layout,
			search,
			paged,
			perPage,
			sort,
			filters,
			levels,
		]
	);

	const setView = useCallback(
		( next: ListView ) => {
			const changed = changeView( view, next );
			const address = formatViewAddress( plain, changed );
			if ( changed.type !== view.type || query.layout ) {
				// Named, so that a shared link shows the same layout to people who remember another.
				address.layout = changed.type;
			}
			rememberList( list, rememberView( plain, changed, plain.type ) );
			const onlySearch = REPLACED.some(
				( name ) => ( view[ name ] ?? '' ) !== ( changed[ name ] ?? '' )
			);
			( onlySearch ? replaceQuery : updateQuery )( { ...address } );
		},
		[ view, plain, list, query.layout, replaceQuery, updateQuery ]
	);

	const reset = useCallback( () => {
		rememberList( list, undefined );
		updateQuery( {
			...formatViewAddress( plain, plain ),
			...( active.isSaved ? { layout: plain.type } : {} ),
		} );
	}, [ list, plain, active.isSaved, updateQuery ] );

	const isModified = useMemo( () => {
		const { paged: _page, ...address } = formatViewAddress( plain, view );
		return (
			rememberView( plain, view, plain.type ) !== undefined ||
			Object.values( address ).some( ( value ) => value !== undefined )
		);
	}, [ plain, view ] );

	return { view, active, isModified, setView, reset };
}
