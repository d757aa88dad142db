export { QuickEditPanel } from './quick-edit-panel';
