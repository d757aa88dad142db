import { SidebarScreen, UnsupportedNotice } from '@/kits/sidebar';
import { ViewNavigation } from '../saved-views/view-navigation';
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
				<UnsupportedNotice />
			) }
		</SidebarScreen>
	);
}
