import { getGapStyles } from './get-gap-styles';

const EMPTY_IMAGE =
	'.wp-block-post-featured-image:has(.components-placeholder)';
const SELECTED = ':is(.is-selected, .has-child-selected)';

/**
 * Returns the style sheet that hides featured images which are not there from a canvas that is edited, as one that is looked at does:
 * otherwise the blocks below would move by their height when the editor opens. One that is selected, as in the List View, is shown.
 *
 * @param canvas           What the canvas shows.
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
