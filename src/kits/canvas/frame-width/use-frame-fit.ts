import { useState, type CSSProperties, type RefCallback } from 'react';
import { useResizeObserver } from '@wordpress/compose';

import { fitFrame, type FrameWidth } from './fit-frame';

/** Fit of the frames into their place. */
export interface FittedFrames {
	/** Ref of the place. */
	observe: RefCallback< HTMLElement >;
	/** Style of the frames; undefined where they fill it. */
	style: CSSProperties | undefined;
}

/**
 * Fits the frames into their place.
 *
 * @param width Width of a device; undefined for that of the place.
 */
export function useFrameFit( width: FrameWidth | undefined ): FittedFrames {
	const [ place, setPlace ] = useState( { width: 0, height: 0 } );
	const observe = useResizeObserver< HTMLElement >( ( [ entry ] ) => {
		if ( entry ) {
			const { width: inline, height } = entry.contentRect;
			setPlace( ( last ) =>
				last.width === inline && last.height === height
					? last
					: { width: inline, height }
			);
		}
	} );
	const fit = fitFrame( width, place );
	return {
		observe,
		style: fit && {
			inlineSize: fit.width,
			blockSize: fit.height,
			// Measured from the middle of its upper edge, in either direction of reading.
			transform: `translateX(-50%) scale(${ fit.scale })`,
		},
	};
}
