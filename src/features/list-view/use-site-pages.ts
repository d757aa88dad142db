import { useRest } from '@/data/api/use-rest';

/** What the site uses pages for; 0 for none. */
export interface SitePages {
	homepage: number;
	postsPage: number;
	/** Whether the front page shows a page instead of the latest posts. */
	showsPage: boolean;
}

const NONE: SitePages = { homepage: 0, postsPage: 0, showsPage: false };

/** REST path of what {@link useSitePages} reads. */
export const SITE_PAGES_PATH =
	'/?_fields=page_on_front,page_for_posts,show_on_front';

/** Returns which pages are the site's homepage and posts page. */
export function useSitePages(): SitePages {
	const { data } = useRest< {
		page_on_front?: number;
		page_for_posts?: number;
		show_on_front?: string;
	} >( SITE_PAGES_PATH );
	if ( data?.show_on_front !== 'page' ) {
		return NONE;
	}
	return {
		homepage: data.page_on_front ?? 0,
		postsPage: data.page_for_posts ?? 0,
		showsPage: true,
	};
}
