import { useEffect, useState } from 'react';

import type { Route } from '@/router';
import { isContentPending } from '@/schedule/content-first';
import { whenIdle } from '@/schedule/when-idle';
import { whenPainted } from '@/schedule/when-painted';

/** Longest time for which left content stays mounted, in milliseconds. */
const LONGEST_STAY_MS = 500;

/** Selector of the overlays that are unmounted with the content. */
const OPEN =
	'[role="dialog"], [role="menu"], [role="tooltip"], .components-popover';

/** The left content, and how often other content was mounted before it was unmounted. */
interface LeftContent {
	current: Route;
	left: Route | undefined;
	visits: number;
}

/**
 * Returns the route whose content stays mounted, hidden, after a step to a screen without content, until that screen was
 * painted: unmounting a list takes longer than showing home (design, section 5).
 *
 * @param route The current route.
 * @return The route, and a key that changes when other content must not reuse the left one.
 */
export function useLeftContent( route: Route ): {
	left: Route | undefined;
	visits: number;
} {
	const [ state, setState ] = useState< LeftContent >( {
		current: route,
		left: undefined,
		visits: 0,
	} );
	const next = state.current === route ? state : stepToRoute( state, route );
	if ( next !== state ) {
		setState( next );
	}
	const { left, visits } = next;
	useEffect( () => {
		if ( ! left ) {
			return undefined;
		}
		let isCurrent = true;
		void whenPainted()
			.then( () => whenIdle( LONGEST_STAY_MS ) )
			.then( () => {
				if ( isCurrent ) {
					setState( ( last ) => ( { ...last, left: undefined } ) );
				}
			} );
		return () => {
			isCurrent = false;
		};
	}, [ left ] );
	return { left, visits };
}

function stepToRoute(
	{ current, left, visits }: LeftContent,
	route: Route
): LeftContent {
	if ( route.areas.content ) {
		return {
			current: route,
			left: undefined,
			visits: left ? visits + 1 : visits,
		};
	}
	const stays = !! current.areas.content && isAtRest();
	return { current: route, left: stays ? current : left, visits };
}

// An open dialog of the content would stay visible, and content that is still loading would delay the preview.
function isAtRest(): boolean {
	return ! isContentPending() && ! document.querySelector( OPEN );
}
