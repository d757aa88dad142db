import { useCallback, useMemo } from 'react';
import { useSelect } from '@wordpress/data';

import {
	getRememberedLists,
	rememberList,
} from '@/data/store/list-preferences';
import { useNavigate, useRoute } from '@/router';
import { LAYOUT_DEFAULTS } from './base-view';
import { changeView } from './change-view';
import { rememberView } from './remembered-view';
import { resolveView } from './resolve-view';
import { switchLayout } from './switch-layout';
import type { LayoutDefaults, ListLayout, ListView } from '../types';
import { formatViewAddress } from './view-address';

/** Base of a list's view. It must be the same object in each rendering. */
export interface ViewBase {
	/** Name under which the list's choices are remembered for the person. */
	name: string;
	base: ListView;
	/** Layout of the list without a remembered one. */
	layout: ListLayout;
	/** View properties that each layout sets, where they differ from the default. */
	layouts?: LayoutDefaults;
	/** Whether addresses of the view always name its layout. */
	namesLayout?: boolean;
}

/** The view of the current address, and functions that change it. */
export interface AddressedView {
	view: ListView;
	/** Whether the view differs from its base. */
	isModified: boolean;
	setView: ( next: ListView ) => void;
	/** Restores the base. */
	reset: () => void;
}

/** Properties whose change replaces the entry in the browser's history: a person types them letter by letter. */
const REPLACED = [ 'search' ] as const;

/**
 * Returns the view of the list at the current address, see {@link resolveView}.
 *
 * @param viewBase The base of the view.
 */
export function useAddressedView( viewBase: ViewBase ): AddressedView {
	const {
		name,
		base,
		layout: ownLayout,
		layouts = LAYOUT_DEFAULTS,
		namesLayout = false,
	} = viewBase;
	const { query } = useRoute();
	const { updateQuery, replaceQuery } = useNavigate();
	const remembered = useSelect(
		( select ) => getRememberedLists( select as never )[ name ],
		[ name ]
	);
	const plain = useMemo(
		() => switchLayout( base, ownLayout, layouts ),
		[ base, ownLayout, layouts ]
	);
	const { layout, search, paged, perPage, sort, filters, levels } = query;
	const view = useMemo(
		() =>
			resolveView( {
				base,
				layout: ownLayout,
				layouts,
				remembered,
				address: {
					layout,
					search,
					paged,
					perPage,
					sort,
					filters,
					levels,
				},
			} ),
		[
			base,
			ownLayout,
			layouts,
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
				// Named, so that a shared link shows the same layout to people with another remembered layout.
				address.layout = changed.type;
			}
			rememberList(
				name,
				rememberView( plain, changed, plain.type, layouts )
			);
			const onlySearch = REPLACED.some(
				( key ) => ( view[ key ] ?? '' ) !== ( changed[ key ] ?? '' )
			);
			( onlySearch ? replaceQuery : updateQuery )( { ...address } );
		},
		[ view, plain, name, layouts, query.layout, replaceQuery, updateQuery ]
	);

	const reset = useCallback( () => {
		rememberList( name, undefined );
		updateQuery( {
			...formatViewAddress( plain, plain ),
			...( namesLayout ? { layout: plain.type } : {} ),
		} );
	}, [ name, plain, namesLayout, updateQuery ] );

	const isModified = useMemo( () => {
		const { paged: _page, ...address } = formatViewAddress( plain, view );
		return (
			rememberView( plain, view, plain.type, layouts ) !== undefined ||
			Object.values( address ).some( ( value ) => value !== undefined )
		);
	}, [ plain, view, layouts ] );

	return { view, isModified, setView, reset };
}
