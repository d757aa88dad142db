import { defineResource } from '@/data/reads/define-resource';
import { isWriteTo } from '@/data/reads/is-write-to';
import { LIST_QUERY } from '@/data/reads/list-query';
import { isRecord } from '@/utils/is-record';
import { toNumber } from '@/utils/to-number';

/** Ids of the site's homepage and posts page, 0 for none, with the settings that contain them. */
export interface SitePages {
	homepage: number;
	postsPage: number;
	/** Whether the front page shows a page instead of the latest posts. */
	showsPage: boolean;
	/** The settings with their REST names and tokens, see `data/writes`. */
	settings: Readonly< Record< string, unknown > >;
}

/** Value of {@link sitePagesResource} for a site without such pages, and until the server has answered. */
export const NO_SITE_PAGES: SitePages = {
	homepage: 0,
	postsPage: 0,
	showsPage: false,
	settings: {},
};

/** The site's homepage and posts page. */
export const sitePagesResource = defineResource( {
	name: 'site-pages',
	path: () => `/?_fields=${ LIST_QUERY.sitePageFields }`,
	parse: readSitePages,
	// A page that is trashed or deleted loses its role.
	isStaleAfter: ( write ) =>
		isWriteTo( write, '/wp/v2/settings', '/wp/v2/pages' ),
} );

function readSitePages( body: unknown ): SitePages {
	if ( ! isRecord( body ) ) {
		throw new TypeError( 'The answer is no record.' );
	}
	return body.show_on_front === 'page'
		? {
				homepage: toNumber( body.page_on_front ),
				postsPage: toNumber( body.page_for_posts ),
				showsPage: true,
				settings: body,
		  }
		: { ...NO_SITE_PAGES, settings: body };
}
