import { __ } from '@wordpress/i18n';

import { SHELL_ICONS } from '@/components/shell-icons';
import { getBootPayload } from '@/data/site/boot-payload';
import { isSupportedTheme } from './is-supported-theme';
import { SidebarItem, SidebarOutsideItem } from './sidebar-item';
import { SidebarScreen } from './sidebar-screen';
import { sidebarSlot } from './sidebar-slot';
import { UnsupportedNotice } from './unsupported-notice';

/** Props of {@link RootSidebar}. */
export interface RootSidebarProps {
	/** Path of the item whose screen stands beside the root; without one the root is home. */
	currentPath?: string;
}

/** The sidebar's root (specification 2.3): alone at home, or beside a screen that one of its items opened. */
export function RootSidebar( { currentPath }: RootSidebarProps ) {
	const { sidebar, theme, pageUrl } = getBootPayload();
	const { RootActions } = sidebarSlot.get();
	return (
		<SidebarScreen
			title={ __( 'Design', 'atelier' ) }
			description={ sidebar.description }
			backPath={ currentPath === undefined ? undefined : '/' }
			actions={ <RootActions /> }
		>
			{ isSupportedTheme( theme ) ? (
				<ul className="atelier-sidebar-items">
					{ sidebar.items.map( ( { id, path, href, label, icon } ) =>
						href.startsWith( pageUrl ) ? (
							<SidebarItem
								key={ id }
								to={ path }
								icon={ SHELL_ICONS[ icon ] }
								isCurrent={ path === currentPath }
							>
								{ label }
							</SidebarItem>
						) : (
							<SidebarOutsideItem
								key={ id }
								href={ href }
								icon={ SHELL_ICONS[ icon ] }
							>
								{ label }
							</SidebarOutsideItem>
						)
					) }
				</ul>
			) : (
				<UnsupportedNotice />
			) }
		</SidebarScreen>
	);
}
