import { SHELL_ICONS } from '@/components/shell-icons';
import { getBootPayload } from '@/data/site/boot-payload';
import { SidebarItem, SidebarOutsideItem } from './sidebar-item';

/** Props of {@link MenuItems}. */
export interface MenuItemsProps {
	/** Path of the item whose screen is open. */
	currentPath?: string | undefined;
}

/** The menu of Design: a line for each of its areas (specification 2.3). */
export function MenuItems( { currentPath }: MenuItemsProps ) {
	const { sidebar, pageUrl } = getBootPayload();
	return (
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
	);
}
