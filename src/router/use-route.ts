import { createContext, useContext, useMemo, type ReactNode } from 'react';

import { useLocation } from '@/wordpress/router';
import type { AreaName, RouteQuery } from './types';

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
	/** Whether the full-screen editor is open. */
	isEditing: boolean;
}

/** The route of what stays rendered for a moment after its screen was left; `undefined` for all that belongs to the current one. */
export const KeptRouteContext = createContext< Route | undefined >( undefined );

/** Returns the current route; in what is kept of an earlier screen, that screen's. */
export function useRoute(): Route {
	const kept = useContext( KeptRouteContext );
	const { name, path, params, query, areas, widths } = useLocation();
	const current = useMemo(
		() => ( {
			name,
			path: path.split( '?' )[ 0 ] || '/',
			params,
			query,
			areas,
			widths,
			// A screen without a canvas has nothing to edit, whatever the address says.
			isEditing: query.canvas === 'edit' && !! areas.preview,
		} ),
		[ name, path, params, query, areas, widths ]
	);
	return kept ?? current;
}
