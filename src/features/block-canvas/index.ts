export { RecordCanvas, type RecordCanvasProps } from './record-canvas';
