import { __ } from '@wordpress/i18n';

import { getBootPayload } from '@/data/site/boot-payload';
import { isSupportedTheme } from './is-supported-theme';
import { MenuItems } from './menu-items';
import { SidebarScreen } from './sidebar-screen';
import { sidebarSlot } from './sidebar-slot';
import { UnsupportedNotice } from './unsupported-notice';

/** Props of {@link RootSidebar}. */
export interface RootSidebarProps {
	/** Path of the item whose screen is beside the root; without one the root is home. */
	currentPath?: string;
}

/** The sidebar's root (specification 2.3): alone at home, or beside a screen that one of its items opened. */
export function RootSidebar( { currentPath }: RootSidebarProps ) {
	const { sidebar, theme } = getBootPayload();
	const { RootActions } = sidebarSlot.get();
	return (
		<SidebarScreen
			title={ __( 'Design', 'atelier' ) }
			description={ sidebar.description }
			backPath={ currentPath === undefined ? undefined : '/' }
			actions={ <RootActions /> }
		>
			{ isSupportedTheme( theme ) ? (
				<MenuItems currentPath={ currentPath } />
			) : (
				<UnsupportedNotice />
			) }
		</SidebarScreen>
	);
}
