/** Rectangle over the preview. */
export interface FrameRect {
	left: number;
	top: number;
	width: number;
	height: number;
}

/**
 * Returns the rectangle of an element of a frame, relative to a layer over the frame.
 *
 * @param frame   The frame; it may be scaled down.
 * @param layer   The layer.
 * @param element The element.
 */
export function getElementRect(
	frame: HTMLIFrameElement,
	layer: Element,
	element: Element
): FrameRect {
	const { left, top } = frame.getBoundingClientRect();
	const origin = layer.getBoundingClientRect();
	const scale = getScale( frame );
	const rect = element.getBoundingClientRect();
	return {
		left: left - origin.left + rect.left * scale,
		top: top - origin.top + rect.top * scale,
		width: rect.width * scale,
		height: rect.height * scale,
	};
}

/**
 * Returns the element of a frame at a point of the window; undefined where there is none.
 *
 * @param frame The frame.
 * @param x     Distance from the window's left edge.
 * @param y     Distance from its top.
 */
export function findElementAt(
	frame: HTMLIFrameElement,
	x: number,
	y: number
): Element | undefined {
	const { left, top } = frame.getBoundingClientRect();
	const scale = getScale( frame );
	return (
		frame.contentDocument?.elementFromPoint(
			( x - left ) / scale,
			( y - top ) / scale
		) ?? undefined
	);
}

function getScale( frame: HTMLIFrameElement ): number {
	return frame.clientWidth > 0
		? frame.getBoundingClientRect().width / frame.clientWidth
		: 1;
}
