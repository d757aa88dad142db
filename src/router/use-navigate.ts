import { useCallback } from 'react';

import { useHistory, type NavigationOptions } from '@/wordpress/router';
import {
	isPreviousPath,
	isWithinPreviousPath,
	noteNavigated,
	noteNavigation,
} from './history-memory';
import type { Direction } from './history-trail';
import { pathTo } from './paths';
import type { RouteQuery } from './types';

/** Functions that change the address. */
export interface Navigate {
	/** Opens a path of `router/paths`. The current path adds no history entry. */
	navigate: ( path: string, options?: NavigationOptions ) => void;
	/** Changes query parameters of the current path; `undefined` removes one. */
	updateQuery: ( changes: RouteQuery, options?: NavigationOptions ) => void;
	/** Changes query parameters in the current history entry, without a new one. */
	replaceQuery: ( changes: RouteQuery ) => void;
	/**
	 * Returns to a path of `router/paths`: by a step back in the browser's history if the person came from there, so that no entry is added.
	 */
	backTo: ( path: string ) => void;
	/** As `backTo`, but to a list with the view, search and page with which the person left it. */
	backToList: ( path: string ) => void;
	/** Goes back in the browser's history. */
	back: () => void;
}

/** Returns functions that change the address; they are the same on all routes. */
export function useNavigate(): Navigate {
	const history = useHistory();

	const go = useCallback(
		( to: string, direction: Direction, options?: NavigationOptions ) => {
			const { path, query } = readAddress();
			if ( to !== pathTo( path, query ) ) {
				noteNavigation( direction, isEditPath( to ) );
				void history.navigate( to, options ).then( noteNavigated );
			}
		},
		[ history ]
	);
	const navigate = useCallback(
		( to: string, options?: NavigationOptions ) =>
			go( to, 'forward', options ),
		[ go ]
	);
	const stepBackOr = useCallback(
		( isStepBack: boolean, to: string ) => {
			if ( isStepBack ) {
				history.back();
			} else {
				go( to, 'back' );
			}
		},
		[ history, go ]
	);
	const backTo = useCallback(
		( to: string ) => stepBackOr( isPreviousPath( to ), to ),
		[ stepBackOr ]
	);
	const backToList = useCallback(
		( to: string ) => stepBackOr( isWithinPreviousPath( to ), to ),
		[ stepBackOr ]
	);
	const updateQuery = useCallback(
		( changes: RouteQuery, options?: NavigationOptions ) => {
			const { path, query } = readAddress();
			navigate( pathTo( path, { ...query, ...changes } ), options );
		},
		[ navigate ]
	);
	const replaceQuery = useCallback( replaceAddressQuery, [] );
	return {
		navigate,
		updateQuery,
		replaceQuery,
		backTo,
		backToList,
		back: history.back,
	};
}

// The host's router can only push. On `popstate` it reads the address again.
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

// Reads the address itself, because the rendered route may still be that of the last screen.
function readAddress(): { path: string; query: RouteQuery } {
	const { p, ...query } = Object.fromEntries(
		new URLSearchParams( window.location.search )
	);
	return { path: p || '/', query: withoutPage( query ) };
}

function isEditPath( path: string ): boolean {
	return (
		new URLSearchParams( path.split( '?' )[ 1 ] ).get( 'canvas' ) === 'edit'
	);
}

// The router adds these again, see `preserveParameters`.
function withoutPage( query: RouteQuery ): RouteQuery {
	return {
		...query,
		page: undefined,
		wp_theme_preview: undefined,
		atelier_draft: undefined,
	};
}
