import { __ } from '@wordpress/i18n';

import type { SitePages } from '@/data/resources/site-pages';
import { getTitle, type Post } from '../post';
import { RowTitle } from './row-title';

/** Props of {@link TitleView}. */
export interface TitleViewProps {
	item: Post;
	sitePages: SitePages;
}

/** A title, with what the site uses the page for. */
export function TitleView( { item, sitePages }: TitleViewProps ) {
	return (
		<RowTitle
			postType={ item.type }
			id={ item.id }
			title={ getTitle( item ) }
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
