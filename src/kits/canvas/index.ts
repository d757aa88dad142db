export { canvasSlot, type CanvasContent } from './canvas-slot';
export { RecordCanvas } from './record-canvas';
export type { CanvasRecord } from './types';
export { loadBlocks, prefetchEditor } from './load-blocks';
