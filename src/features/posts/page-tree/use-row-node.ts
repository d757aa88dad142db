import { useLayoutEffect } from 'react';

/**
 * Registers a row's element, which another component renders, for dragging.
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
