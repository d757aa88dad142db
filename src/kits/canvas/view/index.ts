export { ViewCanvas, type ViewCanvasProps } from './view-canvas';
