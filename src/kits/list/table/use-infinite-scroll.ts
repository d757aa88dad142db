import { useEffect, type RefObject } from 'react';
import { throttle } from '@wordpress/compose';

/** Distance from the bottom at which more is loaded (specification 9). */
const THRESHOLD_PX = 100;

/** How often a scroll position is looked at (specification 9). */
const THROTTLE_MS = 100;

/** Input of {@link useInfiniteScroll}. */
export interface InfiniteScroll {
	/** The element that holds the list; the part of it that scrolls is found by itself. */
	container: RefObject< HTMLElement >;
	isEnabled: boolean;
	onEnd: () => void;
}

/**
 * Calls back when a person has scrolled a list near its bottom (specification 4.7), and as long as it does not fill its container.
 *
 * @param options           Options.
 * @param options.container The element that holds the list.
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
		// Scrolling does not bubble; which element scrolls depends on the layout.
		element.addEventListener( 'scroll', handleScroll, true );
		// A list that does not fill its container cannot be scrolled. Rows come, and windows grow, after this.
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

// The nearest ancestor of an item that scrolls; which one it is depends on the layout.
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
