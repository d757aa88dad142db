/*
 * Checks for elements of both sides; see `time-action.mjs`.
 */

/** A block in the canvas. */
export const FIRST_BLOCK = { selector: '[data-block]', inCanvas: true };

/** The newest post of the bench's site, by its title in the preview. */
export const SITE = {
	selector: '.wp-block-post-title',
	text: 'Hello world!',
	inPreview: true,
};

/** The same post in the visible canvas. */
export const CANVAS = {
	...SITE,
	selector: '.is-root-container .wp-block-post-title',
};

/** The panel of Styles. */
export const STYLES_PANEL = { selector: 'a, button', text: 'Typography' };

/** The form of Identity. */
export const IDENTITY_FORM = { selector: 'label', text: 'Site title' };

/** Rows of a list of pages in two layouts. */
export const TABLE_ROWS = '.dataviews-view-table tbody tr';
export const LIST_ROWS = '.dataviews-view-list [role="row"]';

/** Cards of a grid. */
export const CARDS = '.dataviews-view-grid [class*="title-field"]';
