export { EditorCanvas, type EditorCanvasProps } from './editor-canvas';
export type { EditorParts } from './editor-parts';
export { initializeEditor } from './initialize-editor';
