export { formatMenu } from '../rules/menu-markup';
export { MenuEditor, type MenuEditorProps } from './menu-editor';
export {
	useEditedMenu,
	type MenuEditing as EditedMenu,
} from './use-edited-menu';
