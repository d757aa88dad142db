import { getGapStyles } from './get-gap-styles';
import { getPageClass } from './get-page-class';

/**
 * Blocks that may print something for visitors where the editor shows a placeholder. The output of other plugins' blocks is unknown here.
 */
const PRINTED_ANYWAY = [
	'[data-block]:not([data-type^="core/"])',
	...[ 'cover', 'legacy-widget', 'rss', 'shortcode', 'widget-group' ].map(
		( name ) => `[data-type="core/${ name }"]`
	),
].join( ', ' );

/** Largest number of posts per page for which the style sheet can detect whether they fill the page. */
const LARGEST_PAGE = 30;

/** Blocks of WordPress that visitors do not get, as the host shows them. */
const UNPRINTED: readonly string[] = [
	// Blocks for which nothing was chosen: no image, no video, no address.
	`[data-block]:has(> .components-placeholder):not(:has([data-block]), ${ PRINTED_ANYWAY })`,
	// In these two the placeholder can be in a link.
	'.wp-block-site-logo:has(.components-placeholder)',
	'.wp-block-post-featured-image:has(.components-placeholder)',
	'.wp-block-post-terms:not(:has(a))',
	'.wp-social-link__is-incomplete',
	// They divide the content, and print nothing.
	'[data-type="core/more"]',
	'[data-type="core/nextpage"]',
	// A query prints either its posts or its message that there are none.
	'.wp-block-query:has(.wp-block-post) .wp-block-query-no-results',
	'.wp-block-query:not(:has(.wp-block-post)) :is(p.wp-block-post-template, .wp-block-query-pagination)',
	'[data-type="core/comments"]:has(p.wp-block-comment-template) :is(.wp-block-comments-title, .wp-block-comment-template)',
	// By default WordPress shows all comments on one page.
	'.wp-block-comments-pagination',
	// An empty label before the title.
	'.wp-block-post-navigation-link > :has(> br:only-child):has(+ a)',
	// The canvas shows the first page, and there may be no other.
	'.wp-block-query-pagination-previous',
	...Array.from(
		{ length: LARGEST_PAGE },
		( _, index ) =>
			`.${ getPageClass(
				index + 1
			) }:not(:has(.wp-block-post:nth-child(${
				// The host renders the first post twice, once hidden.
				index + 2
			}))) .wp-block-query-pagination`
	),
];

/** Blocks with the subject of an archive template. The page of a record does not print them. */
const UNPRINTED_OF_RECORDS: readonly string[] = [
	'.wp-block-query-title__placeholder',
];

/** Blocks whose output depends on the record. A template by itself shows their placeholders. */
const UNKNOWN_IN_TEMPLATES: readonly string[] = [
	'.wp-block-post-featured-image',
	'.wp-block-post-terms',
];

/**
 * Returns the style sheet with which a view canvas shows the blocks that visitors get. The host shows all blocks, also empty ones,
 * so that a person can edit them.
 *
 * @param canvas           Content of the canvas.
 * @param canvas.hasRecord Whether it shows a record, and not a template by itself.
 * @param canvas.hasGaps   Whether the theme puts gaps between blocks.
 */
export function getVisitorStyles( {
	hasRecord,
	hasGaps,
}: {
	hasRecord: boolean;
	hasGaps: boolean;
} ): string {
	const unprinted = hasRecord
		? [ ...UNPRINTED, ...UNPRINTED_OF_RECORDS ]
		: UNPRINTED;
	const kept = UNKNOWN_IN_TEMPLATES.join( ', ' );
	const hidden = `:is(${ unprinted.join( ', ' ) })${
		hasRecord ? '' : `:not(:is(${ kept }):not(.wp-block-post *))`
	}`;
	return [
		`${ hidden } { display: none !important; }`,
		// Hides placeholders: visitors get the other elements of the block.
		`.components-placeholder:not(:is(${ PRINTED_ANYWAY }, ${ kept }) *) { display: none; }`,
		// The editor gives an empty paragraph the height of a line.
		'[data-type="core/paragraph"][data-empty="true"] > * { display: none; }',
		...( hasGaps ? [ getGapStyles( hidden ) ] : [] ),
	].join( '\n' );
}
