/** Widths of devices that the preview can have. */
export type FrameWidth = 'tablet' | 'phone';

const WIDTHS_PX: Readonly< Record< FrameWidth, number > > = {
	tablet: 780,
	phone: 390,
};

/** Size of a frame before it is scaled, in pixels, and its scale. */
export interface FrameFit {
	width: number;
	height: number;
	scale: number;
}

/**
 * Returns the size of a frame with the width of a device, scaled down if its place is narrower; undefined where the frame fills its place.
 *
 * @param width Width of a device; undefined for the width of the place.
 * @param place Size of the place in pixels.
 */
export function fitFrame(
	width: FrameWidth | undefined,
	place: { width: number; height: number }
): FrameFit | undefined {
	if ( ! width || place.width <= 0 ) {
		return undefined;
	}
	const scale = Math.min( 1, place.width / WIDTHS_PX[ width ] );
	return {
		width: WIDTHS_PX[ width ],
		height: place.height / scale,
		scale,
	};
}

/**
 * Returns the width that the address names, if it is a valid one.
 *
 * @param text Value of the address's parameter.
 */
export function readFrameWidth( text: string | undefined ) {
	return text === 'tablet' || text === 'phone' ? text : undefined;
}
