export { exportUnsavedChanges } from './export-unsaved-changes';
export { startJournal } from './journal';
export { warnBeforeLeaving } from './warn-before-leaving';
