export { formatMenu } from '../rules/menu-markup';
export { MenuEditor, type MenuEditorProps } from './menu-editor';
export { useEditedMenu, type EditedMenu } from './use-edited-menu';
