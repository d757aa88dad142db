import { useCallback } from 'react';

import { useHistory, type NavigationOptions } from '@/wordpress/router';
import { pathTo } from './paths';
import type { RouteQuery } from './types';
import { useRoute } from './use-route';

/** Functions that change the address. */
export interface Navigate {
	/** Goes to a path of `router/paths`. Going to where one is adds no history entry. */
	navigate: ( path: string, options?: NavigationOptions ) => void;
	/** Changes query parameters of the current path; `undefined` removes one. */
	updateQuery: ( changes: RouteQuery, options?: NavigationOptions ) => void;
	/** Changes query parameters in the current history entry, for what a person would not step back through. */
	replaceQuery: ( changes: RouteQuery ) => void;
	/** Goes back in the browser's history. */
	back: () => void;
}

/** Returns functions that change the address. */
export function useNavigate(): Navigate {
	const history = useHistory();
	const { path, query } = useRoute();
	const current = pathTo( path, withoutPage( query ) );

	const navigate = useCallback(
		( to: string, options?: NavigationOptions ) => {
			if ( to !== current ) {
				void history.navigate( to, options );
			}
		},
		[ history, current ]
	);
	const updateQuery = useCallback(
		( changes: RouteQuery, options?: NavigationOptions ) =>
			navigate(
				pathTo( path, { ...withoutPage( query ), ...changes } ),
				options
			),
		[ navigate, path, query ]
	);
	const replaceQuery = useCallback( replaceAddressQuery, [] );
	return { navigate, updateQuery, replaceQuery, back: history.back };
}

// The host's router only pushes. It reads the address again whenever the browser says that it changed.
function replaceAddressQuery( changes: RouteQuery ): void {
	const url = new URL( window.location.href );
	for ( const [ name, value ] of Object.entries( changes ) ) {
		if ( value === undefined || value === '' ) {
			url.searchParams.delete( name );
		} else {
			url.searchParams.set( name, value );
		}
	}
	if ( url.href === window.location.href ) {
		return;
	}
	const { state } = window.history;
	window.history.replaceState( state, '', url );
	window.dispatchEvent( new PopStateEvent( 'popstate', { state } ) );
}

// The router itself brings these back, see keepAddress.
function withoutPage( query: RouteQuery ): RouteQuery {
	return { ...query, page: undefined, wp_theme_preview: undefined };
}
