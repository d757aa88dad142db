import { __, sprintf } from '@wordpress/i18n';

/** Browsers and phones draw the icon square, at up to this size. */
const ICON_SIZE_PX = 512;

/**
 * Returns advice about an image for the site's icon; undefined if it is suitable or its size is unknown.
 *
 * @param size Its size in pixels; undefined when it is unknown.
 */
export function getIconAdvice(
	size: { width: number; height: number } | undefined
): string | undefined {
	if ( ! size ) {
		return undefined;
	}
	const { width, height } = size;
	if ( width !== height ) {
		return sprintf(
			/* translators: 1: width in pixels, 2: height in pixels. */
			__(
				'This image is %1$d by %2$d pixels. It is not square, so browsers will squeeze or cut it.',
				'atelier'
			),
			width,
			height
		);
	}
	if ( width < ICON_SIZE_PX ) {
		return sprintf(
			/* translators: 1: width in pixels, 2: height in pixels. */
			__(
				'This image is %1$d by %2$d pixels. It will look blurred on large screens.',
				'atelier'
			),
			width,
			height
		);
	}
	return undefined;
}
