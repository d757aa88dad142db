import type { RefCallback } from 'react';
import { useResizeObserver } from '@wordpress/compose';

/**
 * Returns the ref of an element whose height the document knows as a custom property, so that others can leave room for it.
 *
 * @param property Name of the custom property.
 */
export function usePublishedHeight(
	property: string
): RefCallback< HTMLElement > {
	return useResizeObserver< HTMLElement >( ( [ entry ] ) => {
		const { offsetHeight = 0 } = ( entry?.target ?? {} ) as HTMLElement;
		document.documentElement.style.setProperty(
			property,
			`${ offsetHeight }px`
		);
	} );
}
