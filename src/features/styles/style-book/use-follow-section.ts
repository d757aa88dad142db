import { useEffect, useMemo, useRef, type RefObject } from 'react';

import type { StylesNavigation } from '../config/styles-navigation';

/**
 * Opens the tab of the panel's screen whenever that changes. A screen that a person opens by an example of the book does not change the
 * tab.
 *
 * @param navigation Navigation to the panel's screens; undefined where there is no panel.
 * @param tabName    Tab of the panel's screen; undefined where it has none.
 * @return Ref of the element around the tabs, and the navigation for the examples.
 */
export function useFollowSection(
	navigation: StylesNavigation | undefined,
	tabName: string | undefined
): {
	ref: RefObject< HTMLDivElement >;
	leadingNavigation: StylesNavigation | undefined;
} {
	const ref = useRef< HTMLDivElement >( null );
	const isLeading = useRef( false );
	const shownName = useRef( tabName );
	const leadingNavigation = useMemo(
		() =>
			navigation && {
				...navigation,
				goTo: (
					section: Parameters< typeof navigation.goTo >[ 0 ]
				) => {
					isLeading.current = true;
					navigation.goTo( section );
				},
			},
		[ navigation ]
	);
	useEffect( () => {
		const isOwn = isLeading.current;
		isLeading.current = false;
		if ( tabName === shownName.current ) {
			return;
		}
		shownName.current = tabName;
		if ( tabName !== undefined && ! isOwn ) {
			// The host's tabs have no API to select one, so the tab is clicked.
			ref.current
				?.querySelector< HTMLElement >(
					`[role="tab"][id$="-${ CSS.escape( tabName ) }"]`
				)
				?.click();
		}
	}, [ navigation, tabName ] );
	return { ref, leadingNavigation };
}
