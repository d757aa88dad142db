import { ViewNavigation } from '@/features/saved-views';
import { SidebarScreen, UnsupportedNotice } from '@/features/sidebar-screen';
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
