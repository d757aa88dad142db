export { hasEditableStyles, isSupportedTheme } from './is-supported-theme';
export { MenuItems, type MenuItemsProps } from './menu-items';
export { MobileItem, type MobileItemProps } from './mobile-item';
export { MobileViews, type MobileViewsProps } from './mobile-views';
export { RootSidebar, type RootSidebarProps } from './root-sidebar';
export { SidebarItem, SidebarOutsideItem } from './sidebar-item';
export { SidebarScreen, type SidebarScreenProps } from './sidebar-screen';
export { sidebarSlot, type SidebarParts } from './sidebar-slot';
export { UnsupportedNotice } from './unsupported-notice';
