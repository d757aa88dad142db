import { useCallback, useEffect, useState, type RefObject } from 'react';

import { moveFocus } from '@/focus';
import { onNextFrame } from '@/schedule/next-frame';

/**
 * Returns a function that gives the focus to a row, also to one that is moved or rendered by the same change.
 *
 * @param container Element with the rows; the focusable element of a row has its id as `data-row`.
 */
export function useRowFocus(
	container: RefObject< HTMLElement | null >
): ( id: number ) => void {
	// An object, so that the same row can be requested again.
	const [ request, setRequest ] = useState< { id: number } >();
	useEffect( () => {
		if ( ! request ) {
			return undefined;
		}
		const focusRow = () => {
			const row = container.current?.querySelector< HTMLElement >(
				`[data-row="${ request.id }"]`
			);
			moveFocus( row, { preventScroll: true } );
			row?.scrollIntoView( { block: 'nearest' } );
		};
		// At once, so that no key is lost; and again in the next frame, because the row may be rendered or moved by then only.
		focusRow();
		return onNextFrame( focusRow );
	}, [ container, request ] );
	return useCallback( ( id ) => setRequest( { id } ), [] );
}
