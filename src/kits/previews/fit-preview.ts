/** Sizes in pixels of a preview: the frame at its own width, and how it is scaled into its place. */
export interface PreviewFit {
	scale: number;
	/** Height of the frame before it is scaled. */
	height: number;
	/** Room above the scaled frame. */
	offset: number;
}

/** Sizes in pixels that decide how a preview fits. */
export interface PreviewSizes {
	/** Width of the place. */
	width: number;
	/** Height of the place. */
	height: number;
	/** Width at which the record is rendered. */
	viewportWidth: number;
	/** Height of the record at that width; `undefined` until it is known. */
	contentHeight: number | undefined;
}

/**
 * Fits a preview into its place: as wide as the place, cut off at its end, and in its middle where it is lower.
 *
 * @param sizes The sizes.
 */
export function fitPreview( {
	width,
	height,
	viewportWidth,
	contentHeight,
}: PreviewSizes ): PreviewFit {
	const scale = width / viewportWidth;
	const room = scale > 0 ? Math.ceil( height / scale ) : 0;
	const shown =
		contentHeight === undefined ? room : Math.min( contentHeight, room );
	return {
		scale,
		height: shown,
		offset: Math.max( 0, Math.round( ( height - shown * scale ) / 2 ) ),
	};
}
