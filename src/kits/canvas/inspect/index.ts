export { findShownFrame } from './find-shown-frame';
export { InspectPreview } from './inspect-preview';
export { requestInspection } from './inspect-request';
export { inspectSlot } from './inspect-slot';
export type { InspectorProps } from './types';
