import { useMemo, type ReactNode } from 'react';

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

/** Returns the current route. */
export function useRoute(): Route {
	const { name, path, params, query, areas, widths } = useLocation();
	return useMemo(
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
}
