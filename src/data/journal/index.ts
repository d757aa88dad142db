export { exportUnsavedChanges } from './export-unsaved-changes';
export { flushJournal, startJournal } from './journal';
export { reloadWithoutWarning, warnBeforeLeaving } from './warn-before-leaving';
