import { __ } from '@wordpress/i18n';

import { RowTitle } from '@/kits/list/fields/row-title';
import type { SitePages } from '../reads/site-pages';
import { getPostTitle, type Post } from '../list/post';

/** Props of {@link TitleView}. */
export interface TitleViewProps {
	item: Post;
	sitePages: SitePages;
}

/** The title of a post, with the page's role on the site. */
export function TitleView( { item, sitePages }: TitleViewProps ) {
	return (
		<RowTitle
			postType={ item.type }
			id={ item.id }
			title={ getPostTitle( item ) }
			level={ item.level }
			badges={ [ getBadge( item.id, sitePages ) ] }
		/>
	);
}

function getBadge( id: number, { homepage, postsPage }: SitePages ) {
	if ( id === homepage ) {
		return __( 'Homepage', 'atelier' );
	}
	return id === postsPage ? __( 'Posts Page', 'atelier' ) : undefined;
}
