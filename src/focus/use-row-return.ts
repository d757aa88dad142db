import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

import { focusWhenLost } from './focus-when-lost';

const ROWS = '[data-row]';

/**
 * Returns the focus to the row whose detail replaced the list, or, if the row was removed, to the row at its position.
 *
 * @param area Element that contains the detail or the list, whose rows have `data-row`.
 * @param open `data-row` of the row whose detail is open; undefined while the list is shown.
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
