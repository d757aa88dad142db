import type { ViewConfig } from '@/data/site/boot-payload';
import { BASE_VIEW } from './base-view';
import {
	DEFAULT_ACTIVE_VIEW,
	findStatusView,
	getDefaultViews,
	type DefaultView,
} from './default-views';
import type { ListView } from '../types';
import { parseViewPart } from './parse-view';

/** A saved view as the base of a list. */
export interface SavedBase {
	id: number;
	view: ListView;
}

/** The base of a list, and the resolved `activeView` of the address. */
export interface ActiveBase {
	/** The slug of a default view, or the id of a saved one. */
	activeView: string;
	base: ListView;
	/** Layout of the list without a remembered one; `undefined` for the default. */
	layout: ListView[ 'type' ] | undefined;
	/** Whether the base is a saved view. */
	isSaved: boolean;
}

/**
 * Returns the base of the list that an address names. For an unknown name, such as that of a deleted view, it is the view of all items.
 *
 * @param activeView `activeView` of the address.
 * @param savedViews The saved views of the listed type.
 * @param person     Id of the person who is logged in.
 * @param config     Additions of plugins to the list.
 */
export function getBaseView(
	activeView: string | undefined,
	savedViews: readonly SavedBase[],
	person: number,
	config: ViewConfig = {}
): ActiveBase {
	const saved = savedViews.find( ( { id } ) => String( id ) === activeView );
	if ( saved ) {
		return {
			activeView: String( saved.id ),
			base: { ...BASE_VIEW, ...saved.view },
			layout: saved.view.type,
			isSaved: true,
		};
	}
	const views = getDefaultViews( person, config );
	const found = ( views.find( ( { slug } ) => slug === activeView ) ??
		findStatusView( activeView ) ??
		views.find(
			( { slug } ) => slug === DEFAULT_ACTIVE_VIEW
		) ) as DefaultView;
	return {
		activeView: found.slug,
		base: {
			...BASE_VIEW,
			...( config.view && parseViewPart( config.view ) ),
			...found.view,
			type: BASE_VIEW.type,
			filters: found.filters,
		},
		layout: found.layout,
		isSaved: false,
	};
}
