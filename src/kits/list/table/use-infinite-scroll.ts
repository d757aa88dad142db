import { useEffect, type RefObject } from 'react';
import { throttle } from '@wordpress/compose';

/** Distance from the bottom at which more is loaded (specification 9). */
const THRESHOLD_PX = 100;

/** Interval between two checks of the scroll position (specification 9). */
const THROTTLE_MS = 100;

/** Input of {@link useInfiniteScroll}. */
export interface InfiniteScroll {
	/** The element around the list; the part of it that scrolls is found automatically. */
	container: RefObject< HTMLElement >;
	isEnabled: boolean;
	onEnd: () => void;
}

/**
 * Calls `onEnd` when a person has scrolled a list near its bottom (specification 4.7), and as long as the list does not fill its container.
 *
 * @param options           Options.
 * @param options.container The element around the list.
 * @param options.isEnabled Whether there is more to load.
 * @param options.onEnd     Called near the bottom.
 */
export function useInfiniteScroll( {
	container,
	isEnabled,
	onEnd,
}: InfiniteScroll ): void {
	useEffect( () => {
		const element = container.current;
		if ( ! element || ! isEnabled ) {
			return;
		}
		const handleScroll = throttle( ( event: unknown ) => {
			if ( isNearEnd( ( event as Event ).target as HTMLElement ) ) {
				onEnd();
			}
		}, THROTTLE_MS );
		// `scroll` does not bubble: a capturing listener gets it. The layout decides which element scrolls.
		element.addEventListener( 'scroll', handleScroll, true );
		// A list that does not fill its container cannot be scrolled. Rows may be added, and the window may be resized, after this.
		const fill = throttle( () => {
			const place = findScrollPlace( element );
			if ( place && place.clientHeight > 0 && isNearEnd( place ) ) {
				onEnd();
			}
		}, THROTTLE_MS );
		fill();
		const observer = new MutationObserver( fill );
		observer.observe( element, { childList: true, subtree: true } );
		window.addEventListener( 'resize', fill );
		return () => {
			element.removeEventListener( 'scroll', handleScroll, true );
			handleScroll.cancel();
			observer.disconnect();
			window.removeEventListener( 'resize', fill );
			fill.cancel();
		};
	}, [ container, isEnabled, onEnd ] );
}

// Finds the nearest ancestor of an item that scrolls, which depends on the layout.
function findScrollPlace( container: HTMLElement ): HTMLElement | undefined {
	let element = container.querySelector< HTMLElement >(
		'.atelier-list__layout [role="row"], .atelier-list__layout tbody tr'
	)?.parentElement;
	while ( element && container.contains( element ) ) {
		if (
			[ 'auto', 'scroll' ].includes(
				getComputedStyle( element ).overflowY
			)
		) {
			return element;
		}
		element = element.parentElement;
	}
	return undefined;
}

function isNearEnd( element: HTMLElement ): boolean {
	return (
		element.scrollHeight - element.scrollTop - element.clientHeight <=
		THRESHOLD_PX
	);
}
