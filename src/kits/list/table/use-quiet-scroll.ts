import { useEffect, type RefObject } from 'react';

/**
 * Keeps a vertical scroll from rendering the whole list.
 *
 * DataViews listens to it for one thing, the line under a table's head, for which it renders every row: with a hundred of them
 * that is the one long task of scrolling. So the event is stopped on its way, and the style sheet draws the line by
 * `data-is-scrolled`. A horizontal scroll passes, and so does every scroll while a menu is open, which has to follow its row.
 *
 * @param container The element that holds the list; the part of it that scrolls is found by itself.
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
