export { formatMenu } from './engine/menu-markup';
export { MenuEditor, type MenuEditorProps } from './menu-editor';
export { useEditedMenu, type EditedMenu } from './use-edited-menu';
