export { nameMomentState } from './name-moment-state';
export { historyStateResource, type HistoryState } from './reads/state';
export { nameMomentBeforeSave } from './writes/name-before-save';
