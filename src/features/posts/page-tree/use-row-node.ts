import { useLayoutEffect } from 'react';

/**
 * Tells functions the element of a row that React has rendered elsewhere.
 *
 * @param row       The element.
 * @param setSource Takes it as what is dragged.
 * @param setTarget Takes it as where others are dropped.
 */
export function useRowNode(
	row: HTMLElement,
	setSource: ( element: HTMLElement | null ) => void,
	setTarget: ( element: HTMLElement | null ) => void
): void {
	useLayoutEffect( () => {
		setSource( row );
		setTarget( row );
		return () => {
			setSource( null );
			setTarget( null );
		};
	}, [ row, setSource, setTarget ] );
}
