export { InspectPreview } from './inspect-preview';
export { InspectToggle } from './inspect-toggle';
export { setIsInspecting } from './inspection-switch';
export { inspectSlot } from './inspect-slot';
export type { InspectorProps } from './types';
export { watchShownPage } from './watch-shown-page';
