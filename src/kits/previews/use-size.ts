import { useLayoutEffect, useState, type RefObject } from 'react';

/** Width and height of an element in pixels. */
export interface Size {
	width: number;
	height: number;
}

/**
 * Returns the size of an element; `undefined` until it has one.
 *
 * @param ref The element.
 */
export function useSize(
	ref: RefObject< HTMLElement | null >
): Size | undefined {
	const [ size, setSize ] = useState< Size >();
	useLayoutEffect( () => {
		const element = ref.current;
		if ( ! element ) {
			return undefined;
		}
		const observer = new ResizeObserver( ( [ entry ] ) => {
			const { width = 0, height = 0 } = entry?.contentRect ?? {};
			setSize( width > 0 && height > 0 ? { width, height } : undefined );
		} );
		observer.observe( element );
		return () => observer.disconnect();
	}, [ ref ] );
	return size;
}
