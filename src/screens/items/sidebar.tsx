import { __ } from '@wordpress/i18n';

import { lazyPart } from '@/components/lazy-part';
import { SidebarScreen } from '@/features/sidebar-screen';

/** Props of {@link ItemSidebar}. */
export interface ItemSidebarProps {
	postType: string;
	postId: string;
}

const ItemDetails = lazyPart< ItemSidebarProps >(
	() => import( './item-details' ).then( ( module ) => module.ItemDetails ),
	<SidebarScreen title={ __( 'Loading…', 'atelier' ) } backPath="/" />
);

/** The sidebar of one record; its details come with core-data. */
export function ItemSidebar( props: ItemSidebarProps ) {
	return <ItemDetails { ...props } />;
}
