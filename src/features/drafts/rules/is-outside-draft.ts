/** First parts of the paths of screens whose records no draft can have. */
const OUTSIDE = new Set( [ 'page', 'post' ] );

/**
 * Tells whether what a screen edits cannot be in a draft of the design: pages and posts are content, and the files of fonts are installed
 * for the whole site.
 *
 * @param path Path of the screen.
 */
export function isOutsideDraft( path: string ): boolean {
	return OUTSIDE.has( path.split( '/' )[ 1 ] ?? '' );
}
