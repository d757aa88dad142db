import { __, sprintf } from '@wordpress/i18n';

/**
 * Returns the width of the canvas in words, to be read out.
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
