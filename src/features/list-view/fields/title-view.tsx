import { __ } from '@wordpress/i18n';

import { getTitle, type Post } from '../post';
import type { SitePages } from '@/data/resources/site-pages';

/** Props of {@link TitleView}. */
export interface TitleViewProps {
	item: Post;
	sitePages: SitePages;
}

/** A title, with what the site uses the page for. */
export function TitleView( { item, sitePages }: TitleViewProps ) {
	const badge = getBadge( item.id, sitePages );
	return (
		<span className="atelier-list-title">
			<span className="atelier-list-title__text">
				{ getTitle( item ) }
			</span>
			{ badge && <span className="atelier-list-badge">{ badge }</span> }
		</span>
	);
}

function getBadge( id: number, { homepage, postsPage }: SitePages ) {
	if ( id === homepage ) {
		return __( 'Homepage', 'atelier' );
	}
	return id === postsPage ? __( 'Posts Page', 'atelier' ) : undefined;
}
