import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { ViewNavigation } from '@/features/saved-views';
import { SidebarScreen } from '@/features/sidebar-screen';
import type { ListedPostType } from './types';

/** Props of {@link ListSidebar}. */
export interface ListSidebarProps {
	listed: ListedPostType;
	isSupported: boolean;
}

/** The sidebar of a list: its views. */
export function ListSidebar( { listed, isSupported }: ListSidebarProps ) {
	return (
		<SidebarScreen title={ listed.title() } backPath="/">
			{ isSupported ? (
				<ViewNavigation postType={ listed.postType } />
			) : (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'The theme you are currently using does not support this screen.',
						'atelier'
					) }
				</Notice>
			) }
		</SidebarScreen>
	);
}
