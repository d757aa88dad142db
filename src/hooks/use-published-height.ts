import type { RefCallback } from 'react';
import { useResizeObserver } from '@wordpress/compose';

/**
 * Returns the ref of an element whose height is set as a custom property of the document, so that others can leave space for it.
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
