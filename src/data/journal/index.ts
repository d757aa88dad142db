export { exportUnsavedChanges } from './export-unsaved-changes';
export { describeJournalProblem } from './describe-journal-problem';
export { startJournal } from './journal';
export { warnBeforeLeaving } from './warn-before-leaving';
