/** Specification 9: an example is at most 900 px wide, and all of them together 1200 px. */
const OWN_CSS = `
.atelier-book {
	display: flex;
	flex-direction: column;
	gap: 48px;
	max-inline-size: 1200px;
	margin: 0 auto;
	padding: 32px;
	padding-block-end: 72px;
}
.atelier-book__example {
	inline-size: 100%;
	max-inline-size: 900px;
	margin: 0 auto;
}
.atelier-book__example.is-leading {
	cursor: pointer;
}
.atelier-book__title {
	all: unset;
	box-sizing: border-box;
	display: block;
	inline-size: 100%;
	scroll-margin-block-start: 32px;
	padding-block: 8px;
	font: 500 13px/20px -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Ubuntu, sans-serif;
	text-align: start;
	border-block-end: 1px solid;
	border-radius: 0;
}
.atelier-book__example.is-leading:hover .atelier-book__title {
	text-decoration: underline;
}
.atelier-book__title:focus-visible {
	outline: 2px solid;
	outline-offset: 2px;
}
.atelier-book__example.is-current .atelier-book__title {
	font-weight: 700;
	border-block-end-width: 3px;
}
.atelier-book__words {
	all: unset;
	display: block;
	min-block-size: 20px;
	margin-block: 4px 16px;
	font: 400 12px/20px -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Ubuntu, sans-serif;
	letter-spacing: normal;
	text-transform: none;
	overflow-wrap: anywhere;
}
.atelier-book__blocks {
	overflow: hidden;
}
.atelier-book__swatches {
	all: unset;
	display: grid;
	grid-template-columns: repeat( auto-fill, minmax( 120px, 1fr ) );
	gap: 16px;
}
.atelier-book__swatch {
	all: unset;
	display: block;
	font: 400 12px/16px -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Ubuntu, sans-serif;
}
.atelier-book__swatch::before {
	display: block;
	block-size: 64px;
	margin-block-end: 8px;
	background: var( --fill );
	border: 1px solid color-mix( in srgb, currentcolor 24%, transparent );
	border-radius: 4px;
	content: "";
}
.atelier-book__example.is-wide {
	max-inline-size: none;
}
.atelier-book__states {
	display: grid;
	grid-template-columns: repeat( auto-fill, minmax( min( 100%, 320px ), 1fr ) );
	gap: 32px;
	inline-size: 100%;
	max-inline-size: 900px;
	margin: 0 auto;
}
.atelier-book__states .atelier-book__blocks {
	overflow: visible;
}
.atelier-book__page {
	padding: 32px;
	border: 1px solid color-mix( in srgb, currentcolor 24%, transparent );
}
.atelier-book__shadows,
.atelier-book__sizes {
	all: unset;
	display: grid;
	grid-template-columns: repeat( auto-fill, minmax( 160px, 1fr ) );
	gap: 32px;
}
.atelier-book__sizes.is-spacing {
	grid-template-columns: 1fr;
	gap: 8px;
}
.atelier-book__shadow {
	box-sizing: border-box;
	display: flex;
	align-items: center;
	justify-content: center;
	min-block-size: 96px;
	margin: 0;
	padding: 16px;
	font: 400 12px/16px -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Ubuntu, sans-serif;
	color: #1e1e1e;
	background: #fff;
	list-style: none;
}
.atelier-book__size {
	all: unset;
	display: flex;
	gap: 16px;
	align-items: center;
	font: 400 12px/16px -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Ubuntu, sans-serif;
}
.atelier-book__bar {
	flex: none;
	box-sizing: border-box;
	max-inline-size: 100%;
	block-size: 16px;
	background: currentcolor;
	opacity: 0.6;
}
.is-radius .atelier-book__bar {
	inline-size: 64px;
	block-size: 64px;
	background: none;
	border: solid currentcolor;
	border-width: 2px 0 0 2px;
}
.atelier-book__layout p {
	padding-block: 12px;
	text-align: center;
	background: color-mix( in srgb, currentcolor 12%, transparent );
}
.atelier-book__css {
	box-sizing: border-box;
	margin: 0;
	padding: 16px;
	font: 400 12px/20px Menlo, Consolas, monaco, monospace;
	color: #1e1e1e;
	white-space: pre-wrap;
	overflow-wrap: anywhere;
	background: #f0f0f0;
	border: 0;
	border-radius: 2px;
}
.atelier-book__problem {
	font: 400 13px/20px -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Ubuntu, sans-serif;
}
`;

/** Resets the box of the frame's body against a theme's styles for pages. */
const BODY_CSS = `
html:root > body.block-editor-iframe__body.editor-styles-wrapper {
	position: static;
	display: block;
	float: none;
	inline-size: auto;
	min-inline-size: 0;
	max-inline-size: none;
	block-size: auto;
	max-block-size: none;
	margin: 0;
	padding: 0;
	overflow: visible;
	visibility: visible;
	transform: none;
	opacity: 1;
}
`;

/** Id of the element around the book. */
export const BOOK_ID = 'atelier-book';

/**
 * Style sheet of Design's own elements in the Style Book's frame; all else looks as on the site. Selectors with the book's id override the
 * theme's style sheets for pages.
 */
export const FRAME_CSS =
	BODY_CSS + OWN_CSS.replace( /^(?=\.)/gm, `#${ BOOK_ID } ` );
