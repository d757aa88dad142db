export { EditorCanvas } from './editor-canvas';
export { initializeEditor } from './initialize-editor';
