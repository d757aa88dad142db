import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

import { focusWhenLost } from './focus-when-lost';

const ROWS = '[data-row]';

/**
 * Gives the focus back to the row of a list whose detail took the list's place; where the row is gone, to the one in its place, and
 * to the heading of an empty list.
 *
 * @param area Element that holds the list, whose rows have `data-row`, or the detail.
 * @param open `data-row` of the row whose detail is open; the list is shown without one.
 */
export function useRowReturn(
	area: RefObject< HTMLElement >,
	open: string | undefined
): void {
	const last = useRef( open );
	const index = useRef( 0 );

	useEffect( () => {
		const { current } = area;
		const handleFocus = ( { target }: FocusEvent ) => {
			const row = ( target as HTMLElement ).closest( ROWS );
			if ( row && current ) {
				index.current = [ ...current.querySelectorAll( ROWS ) ].indexOf(
					row
				);
			}
		};
		current?.addEventListener( 'focusin', handleFocus );
		return () => current?.removeEventListener( 'focusin', handleFocus );
	}, [ area ] );

	useLayoutEffect( () => {
		const { current: before } = last;
		const { current: root } = area;
		last.current = open;
		if ( before === undefined || open !== undefined || ! root ) {
			return undefined;
		}
		const find = () => {
			const rows = [ ...root.querySelectorAll< HTMLElement >( ROWS ) ];
			const inPlace = rows[ Math.min( index.current, rows.length - 1 ) ];
			return inPlace?.dataset.row === before
				? inPlace
				: rows.find( ( { dataset } ) => dataset.row === before ) ??
						inPlace;
		};
		return focusWhenLost(
			root,
			find,
			( { dataset } ) => dataset.row === before
		);
	}, [ area, open ] );
}
