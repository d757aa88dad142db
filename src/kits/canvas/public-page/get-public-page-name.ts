/** Name of the front page, whichever record it shows. */
export const FRONT_PAGE = 'front';

/** Types of the design's records: they are parts of pages and have no public page. */
const PAGELESS_TYPES: readonly string[] = [
	'wp_template',
	'wp_template_part',
	'wp_registered_template',
	'wp_block',
	'wp_navigation',
];

/** A record, and the site's setting for the front page. */
export interface PublicPageRecord {
	postType: string;
	postId: number | string;
	/** The record that the front page's canvas shows; null for a classic theme. */
	front: { postType: string; postId: number | string } | null;
}

/**
 * Returns the name of a record's public page: `front`, or its type and id (`page/12`). Undefined for records that have none.
 *
 * @param record The record, and the site's setting for the front page.
 */
export function getPublicPageName( {
	postType,
	postId,
	front,
}: PublicPageRecord ): string | undefined {
	if (
		front?.postType === postType &&
		String( front.postId ) === String( postId )
	) {
		return FRONT_PAGE;
	}
	return PAGELESS_TYPES.includes( postType ) ||
		! /^\d+$/.test( String( postId ) )
		? undefined
		: `${ postType }/${ postId }`;
}
