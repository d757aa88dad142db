import { useEffect, useMemo, useRef, type RefObject } from 'react';

import type { StylesNavigation } from '../config/styles-navigation';

/**
 * Shows the tab of what the panel edits whenever that becomes another one. What a person opens by an example of the book leaves the tab
 * as it is.
 *
 * @param navigation Way to the panel's screens; undefined where there is no panel.
 * @param tabName    Tab of what is edited; undefined where no tab shows that.
 * @return Ref of what is around the tabs, and the way for the examples.
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
