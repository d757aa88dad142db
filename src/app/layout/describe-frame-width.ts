import { __, sprintf } from '@wordpress/i18n';

/**
 * Returns a sentence with the width of the canvas, for screen readers.
 *
 * @param width Width in pixels.
 */
export function describeFrameWidth( width: number ): string {
	return sprintf(
		/* translators: %d: width in pixels. */
		__( 'Canvas is %d pixels wide.', 'atelier' ),
		Math.round( width )
	);
}
