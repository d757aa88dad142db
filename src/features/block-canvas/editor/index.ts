export { EditorCanvas, type EditorCanvasProps } from './editor-canvas';
export { initializeEditor } from './initialize-editor';
