export { EditorExtensions } from './editor-extensions';
