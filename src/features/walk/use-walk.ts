import { useCallback, useLayoutEffect, useMemo, useState } from 'react';

import { getBootPayload } from '@/data/site/boot-payload';
import { getArrival, pathTo, useNavigate, useRoute } from '@/router';
import { BROWSE_OFF } from './browse-toggle';
import { judgeAddress, type Obstacle } from './rules/judge-address';
import { readTypedAddress } from './rules/read-typed-address';
import { toVisitorUrl } from './rules/walk-address';
import { isFrontPage } from './rules/walk-paths';
import { followTrail, replaceCurrentPath } from './rules/walk-trail';
import type { ClickedAddress } from './listen-to-page';
import { walkMemory } from './walk-memory';

/** An address that was not followed. */
export interface Refusal {
	obstacle: Obstacle;
	url: string;
}

/** State of the walk, which is in the address of Design, and the functions that change it. */
export interface WalkState {
	sitePath: string;
	/** Why the current page is not requested; undefined where it is. */
	refusal: Refusal | undefined;
	/** Whether links are followed; otherwise a click edits. */
	isBrowsing: boolean;
	canGoBack: boolean;
	canGoForward: boolean;
	goBack: () => void;
	goForward: () => void;
	/** Goes to an address; returns the reason where it is refused. */
	follow: ( address: ClickedAddress ) => Refusal | undefined;
	/** Goes to a typed address; returns the reason where it is refused. */
	type: ( text: string ) => Refusal | undefined;
	/** Replaces the current path with the target of a redirect. */
	rename: ( sitePath: string ) => void;
}

/**
 * Returns the walk of the address, and the functions that change it.
 *
 * @param sitePath Path of the current page, from the address.
 * @param onReload Called when a person goes to the current page again.
 */
export function useWalk( sitePath: string, onReload: () => void ): WalkState {
	const { homeUrl } = getBootPayload();
	const { path, query } = useRoute();
	const { updateQuery, replaceQuery, backTo } = useNavigate();
	const [ trail, setTrail ] = useState( walkMemory.trail );
	const isBrowsing = query.browse !== BROWSE_OFF;

	useLayoutEffect( () => {
		walkMemory.sitePath = sitePath;
		walkMemory.trail = followTrail(
			walkMemory.trail,
			sitePath,
			getArrival().direction === 'back'
		);
		setTrail( walkMemory.trail );
	}, [ sitePath ] );
	useSelectionEnd();

	// The address of Design may be somebody else's link: nothing is requested before it is judged.
	const refusal = useMemo( () => {
		const judged = judgeAddress( {
			href: toVisitorUrl( sitePath, homeUrl ),
			baseUrl: homeUrl,
			homeUrl,
		} );
		return 'obstacle' in judged ? judged : undefined;
	}, [ sitePath, homeUrl ] );

	const follow = useCallback(
		( address: ClickedAddress ) => {
			const judged = judgeAddress( { ...address, homeUrl } );
			if ( 'obstacle' in judged ) {
				return judged;
			}
			if ( judged.sitePath === sitePath ) {
				onReload();
			} else if ( ! isBrowsing && isFrontPage( judged.sitePath ) ) {
				// Without a walk the screen's preview shows the front page anyway.
				walkMemory.sitePath = undefined;
				updateQuery( { at: undefined, browse: undefined } );
			} else {
				updateQuery( { at: judged.sitePath } );
			}
			return undefined;
		},
		[ homeUrl, sitePath, isBrowsing, onReload, updateQuery ]
	);
	const type = ( text: string ) =>
		follow( {
			href: readTypedAddress( text, homeUrl ),
			baseUrl: homeUrl,
		} );
	const rename = useCallback(
		( to: string ) => {
			walkMemory.trail = replaceCurrentPath( walkMemory.trail, to );
			replaceQuery( { at: to } );
		},
		[ replaceQuery ]
	);
	const [ before, after ] = [
		trail.sitePaths[ trail.index - 1 ],
		trail.sitePaths[ trail.index + 1 ],
	];
	return {
		sitePath,
		refusal,
		isBrowsing,
		canGoBack: before !== undefined,
		canGoForward: after !== undefined,
		goBack: () =>
			backTo(
				pathTo( path, {
					...query,
					page: undefined,
					p: undefined,
					wp_theme_preview: undefined,
					at: before,
				} )
			),
		goForward: () => updateQuery( { at: after } ),
		follow,
		type,
		rename,
	};
}

// In a list, the selected item is shown instead of the walk.
function useSelectionEnd(): void {
	const { query } = useRoute();
	const { replaceQuery } = useNavigate();
	const [ first ] = useState( query.postId );
	useLayoutEffect( () => {
		if ( query.postId !== undefined && query.postId !== first ) {
			walkMemory.sitePath = undefined;
			replaceQuery( { at: undefined, browse: undefined } );
		}
	}, [ query.postId, first, replaceQuery ] );
}
