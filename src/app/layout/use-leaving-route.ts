import { useEffect, useState } from 'react';

import { waitForContent } from '@/schedule/content-first';
import type { Route } from '@/router';

/**
 * Returns the route whose preview stays rendered, hidden, after a step to a screen without one, until the content of that screen was
 * painted: unmounting an editor takes as long as showing the first rows of a list (design, section 5).
 *
 * @param route The current route.
 */
export function useLeavingRoute( route: Route ): Route | undefined {
	const [ { current, leaving }, setState ] = useState< {
		current: Route;
		leaving: Route | undefined;
	} >( { current: route, leaving: undefined } );
	const next = getLeavingRoute( route, current, leaving );
	if ( current !== route ) {
		setState( { current: route, leaving: next } );
	}
	useEffect( () => {
		if ( ! next ) {
			return undefined;
		}
		let isCurrent = true;
		void waitForContent().then( () => {
			if ( isCurrent ) {
				setState( ( state ) => ( { ...state, leaving: undefined } ) );
			}
		} );
		return () => {
			isCurrent = false;
		};
	}, [ next ] );
	return next;
}

function getLeavingRoute(
	route: Route,
	current: Route,
	leaving: Route | undefined
): Route | undefined {
	if ( route.areas.preview ) {
		return undefined;
	}
	// The full-screen editor goes at once: it has the focus.
	return current.areas.preview && ! current.isEditing ? current : leaving;
}
