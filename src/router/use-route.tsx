import {
	createContext,
	useContext,
	useDeferredValue,
	useMemo,
	type ReactNode,
} from 'react';

import { useLocation } from '@/wordpress/router';
import { RoutesContext } from './routes-context';
import {
	PREVIEWED,
	type AreaName,
	type RouteQuery,
	type RouteSite,
} from './types';

/** The current route. */
export interface Route {
	/** Name of the route. */
	name: string;
	/** Path without its query. */
	path: string;
	params: Readonly< Record< string, string | undefined > >;
	query: RouteQuery;
	areas: Partial< Record< AreaName, ReactNode > >;
	/** Widths in pixels. */
	widths: Partial< Record< AreaName, number > >;
	/** Whether its preview can be opened in the full-screen editor. */
	canEdit: boolean;
	/** Whether the full-screen editor is open. */
	isEditing: boolean;
	/** Whether the preview is shown instead of the content in a narrow window. */
	isPreviewFirst: boolean;
	/** Whether a person can switch to the preview in a narrow window. */
	hasPreviewSwitch: boolean;
	/** Whether its area of small viewports has its own control for the preview. */
	showsPreviewOnMobile: boolean;
}

/** The rendered route; content that is still rendered after its screen was left has the earlier route. */
export const CurrentRouteContext = createContext< Route | undefined >(
	undefined
);

/**
 * Returns the rendered route.
 *
 * @throws Outside the application's router.
 */
export function useRoute(): Route {
	const route = useContext( CurrentRouteContext );
	if ( ! route ) {
		throw new Error( 'There is no router around this.' );
	}
	return route;
}

/**
 * Provides the current route. A step to another screen renders in slices, between which the page responds: a whole screen takes longer
 * than a frame. A change on the same screen, such as a checked box, renders at once.
 */
export function CurrentRoute( {
	site,
	children,
}: {
	site: RouteSite;
	children: ReactNode;
} ) {
	const located = useLocatedRoute( site );
	const deferred = useDeferredValue( located );
	const route = deferred.path === located.path ? located : deferred;
	return (
		<CurrentRouteContext.Provider value={ route }>
			{ children }
		</CurrentRouteContext.Provider>
	);
}

function useLocatedRoute( site: RouteSite ): Route {
	const { name, path, params, query, areas, widths } = useLocation();
	const definition = useContext( RoutesContext ).find(
		( route ) => route.name === name
	);
	// A screen without a canvas has nothing to edit, even if the address has `canvas=edit`.
	const canEdit =
		!! areas.preview &&
		( definition?.isEditable?.( { params, query, site } ) ?? true );
	const hasPreviewSwitch =
		!! definition?.hasPreviewSwitch && areas.preview !== undefined;
	return useMemo(
		() => ( {
			name,
			path: path.split( '?' )[ 0 ] || '/',
			params,
			query,
			areas,
			widths,
			canEdit,
			isEditing: query.canvas === 'edit' && canEdit,
			isPreviewFirst:
				( hasPreviewSwitch && query.preview === PREVIEWED ) ||
				( definition?.isPreviewFirst?.( { params, query, site } ) ??
					false ),
			hasPreviewSwitch,
			showsPreviewOnMobile: definition?.showsPreviewOnMobile ?? false,
		} ),
		[
			name,
			path,
			params,
			query,
			areas,
			widths,
			definition,
			canEdit,
			hasPreviewSwitch,
			site,
		]
	);
}
