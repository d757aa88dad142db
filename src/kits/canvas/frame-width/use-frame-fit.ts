import { useState, type CSSProperties, type RefCallback } from 'react';
import { useResizeObserver } from '@wordpress/compose';

import { fitFrame, type FrameWidth } from './fit-frame';

/** The fit of frames into their place. */
export interface FittedFrames {
	/** Ref of the place. */
	observe: RefCallback< HTMLElement >;
	/** Style of the frames; undefined where they fill the place. */
	style: CSSProperties | undefined;
}

/**
 * Fits the frames into their place.
 *
 * @param width Width of a device; undefined for the width of the place.
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
			// Scaled from the middle of the upper edge, in either writing direction.
			transform: `translateX(-50%) scale(${ fit.scale })`,
		},
	};
}
