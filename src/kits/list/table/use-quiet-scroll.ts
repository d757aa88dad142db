import { useEffect, type RefObject } from 'react';

/**
 * Prevents DataViews from rendering the whole list when a person scrolls vertically.
 *
 * DataViews listens to `scroll` only for the line under a table's head, and renders every row for it: with a hundred
 * rows that is the one long task of scrolling. So the event is stopped, and the style sheet draws the line by
 * `data-is-scrolled`. A horizontal scroll is not stopped, nor is any scroll while a menu is open, which has to follow
 * its row.
 *
 * @param container The element around the list; the part of it that scrolls is found automatically.
 */
export function useQuietScroll( container: RefObject< HTMLElement > ): void {
	useEffect( () => {
		const element = container.current;
		if ( ! element ) {
			return undefined;
		}
		const lefts = new WeakMap< HTMLElement, number >();
		const handleScroll = ( event: Event ) => {
			const target = event.target as HTMLElement;
			const isHorizontal =
				( lefts.get( target ) ?? 0 ) !== target.scrollLeft;
			lefts.set( target, target.scrollLeft );
			element.toggleAttribute( 'data-is-scrolled', target.scrollTop > 0 );
			if (
				! isHorizontal &&
				! element.querySelector( '[aria-expanded="true"]' )
			) {
				event.stopPropagation();
			}
		};
		element.addEventListener( 'scroll', handleScroll, true );
		return () =>
			element.removeEventListener( 'scroll', handleScroll, true );
	}, [ container ] );
}
