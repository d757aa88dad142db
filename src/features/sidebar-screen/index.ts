export { SidebarItem, SidebarOutsideItem } from './sidebar-item';
export { SidebarScreen, type SidebarScreenProps } from './sidebar-screen';
