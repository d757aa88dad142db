/** Part of a screen that cannot be in a draft of the design: pages and posts are content, files of fonts are installed for the whole site. */
export type DraftLimit = 'content' | 'font-files';

/** By the first part of the screen's path. */
const LIMITS: Readonly< Record< string, DraftLimit > > = {
	page: 'content',
	post: 'content',
	fonts: 'font-files',
};

/**
 * Returns the part of a screen that cannot be in a draft; undefined where there is none.
 *
 * @param path Path of the screen.
 */
export function findDraftLimit( path: string ): DraftLimit | undefined {
	return LIMITS[ path.split( '/' )[ 1 ] ?? '' ];
}
