export { StylesCover } from './styles-cover';
export { StylesSidebar } from './styles-sidebar';
export { useStylesSidebar } from './use-styles-sidebar';
