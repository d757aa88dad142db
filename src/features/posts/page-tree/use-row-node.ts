import { useLayoutEffect } from 'react';

/**
 * Registers the element of a row that is rendered elsewhere for dragging.
 *
 * @param row       The element.
 * @param setSource Registers it as a drag source.
 * @param setTarget Registers it as a drop target.
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
