import { addQueryArgs } from '@wordpress/url';

/** The site's address, and the state in which it is shown. */
export interface PublicPageSite {
	homeUrl: string;
	/** Stylesheet of the theme that is being previewed; undefined without one. */
	previewedTheme: string | undefined;
	/** Id of the current draft of the design; undefined for the live design. */
	draftId?: number | undefined;
	/** State of the site for which the browser may cache the page; undefined to request the page in any case. */
	version?: string | undefined;
}

/**
 * Returns the address of a public page. All but the front page are requested as a preview, which works for unpublished
 * records, too. WordPress itself checks the rights.
 *
 * @param name Name of the page, see `get-public-page-name`.
 * @param site The site.
 */
export function getPublicPageUrl(
	name: string,
	{ homeUrl, previewedTheme, draftId, version }: PublicPageSite
): string {
	const [ postType, id ] = name.split( '/' );
	return addQueryArgs( homeUrl, {
		wp_site_preview: 1,
		atelier_public_page: 1,
		...( version && { atelier_site_version: version } ),
		...( id !== undefined && {
			[ postType === 'page' ? 'page_id' : 'p' ]: id,
			preview: 'true',
			...( postType !== 'page' &&
				postType !== 'post' && { post_type: postType } ),
		} ),
		...( previewedTheme && { wp_theme_preview: previewedTheme } ),
		...( draftId !== undefined && { atelier_draft: draftId } ),
	} );
}
