export { BrowseToggle } from './browse-toggle';
