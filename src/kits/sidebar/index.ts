export { isSupportedTheme } from './is-supported-theme';
export { RootSidebar, type RootSidebarProps } from './root-sidebar';
export { SidebarItem, SidebarOutsideItem } from './sidebar-item';
export { SidebarScreen, type SidebarScreenProps } from './sidebar-screen';
export { sidebarSlot, type SidebarParts } from './sidebar-slot';
export { UnsupportedNotice } from './unsupported-notice';
