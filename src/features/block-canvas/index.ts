export { RecordCanvas, type RecordCanvasProps } from './record-canvas';
export { loadBlocks } from './load-blocks';
