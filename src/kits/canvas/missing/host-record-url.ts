/** Types that only the host's Site Editor edits. */
const SITE_TYPES: ReadonlySet< string > = new Set( [
	'wp_template',
	'wp_registered_template',
	'wp_template_part',
	'wp_navigation',
] );

/**
 * Returns the address of a record in the host's own editor.
 *
 * @param hostUrl  Address of the host's Site Editor, which does not lead back to Design.
 * @param postType Type of the record.
 * @param postId   Its id.
 */
export function getHostRecordUrl(
	hostUrl: string,
	postType: string,
	postId: string | number
): string {
	const url = new URL( hostUrl, window.location.href );
	if ( SITE_TYPES.has( postType ) ) {
		url.searchParams.set( 'p', `/${ postType }/${ postId }` );
		url.searchParams.set( 'canvas', 'edit' );
		return url.href;
	}
	const screen = new URL( 'post.php', url );
	screen.searchParams.set( 'post', String( postId ) );
	screen.searchParams.set( 'action', 'edit' );
	return screen.href;
}
