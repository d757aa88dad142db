import { getGapStyles } from './get-gap-styles';

const EMPTY_IMAGE =
	'.wp-block-post-featured-image:has(.components-placeholder)';
const SELECTED = ':is(.is-selected, .has-child-selected)';

/**
 * Returns the style sheet that hides placeholders of missing featured images in edit mode, as in view mode:
 * otherwise the blocks below would move by their height when the editor opens. A selected one, as in the List View, is shown.
 *
 * @param canvas           Content of the canvas.
 * @param canvas.hasRecord Whether it shows a record, and not a template by itself.
 * @param canvas.hasGaps   Whether the theme puts gaps between blocks.
 */
export function getHiddenImagesStyles( {
	hasRecord,
	hasGaps,
}: {
	hasRecord: boolean;
	hasGaps: boolean;
} ): string {
	// A template by itself shows where the image of its record will be.
	const hidden = `${
		hasRecord ? '' : '.wp-block-post '
	}${ EMPTY_IMAGE }:not(${ SELECTED })`;
	return [
		`${ hidden } { display: none !important; }`,
		...( hasGaps ? [ getGapStyles( hidden ) ] : [] ),
	].join( '\n' );
}
