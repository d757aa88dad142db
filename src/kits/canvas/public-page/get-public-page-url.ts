import { addQueryArgs } from '@wordpress/url';

/** Where the site is, and which theme it is shown in. */
export interface PublicPageSite {
	homeUrl: string;
	/** Stylesheet of the theme that is being previewed; undefined without one. */
	previewedTheme: string | undefined;
	/** The draft of the design that is worked on; undefined for the live design. */
	draftId?: number | undefined;
	/** State of the site for which the browser may keep the page; undefined for a page that is asked for again. */
	version?: string | undefined;
}

/**
 * Returns the address of a public page; for an unpublished record, of its preview. WordPress itself decides who may see it.
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
