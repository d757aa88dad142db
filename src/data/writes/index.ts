/*
 * Reads and writes records: reads edits, saves, creates, changes, deletes, discards and names records. Every write of
 * Design goes through here and has one kind of result, `SaveOutcome`.
 *
 * - Pending edits of core-data: `useDirtyRecords`, `readRecordEdits`, `saveRecords`, `discardChanges`.
 * - One write at once: `createRecord`, `updateRecord`, `deleteRecord`; none of them throws. `requireSaved` turns an outcome
 *   into the saved record or throws the reason. They are light: core-data is loaded when they need it.
 *
 * Pure or light modules (`dirty-record`, `record-title`, `compare-fields`, `save-outcome`) may be imported from their own files,
 * so that a list and its tests do without core-data.
 */
export { rawValue, type Fields } from './compare-fields';
export type { CurrentPostSaver } from './current-post-saver';
export {
	dirtyRecordId,
	type DirtyRecord,
	type RecordRef,
} from './dirty-record';
export { applyServerRecord, discardChanges } from './discard-changes';
export { duplicatePostRecord } from './duplicate-post';
export { readRecordEdits, type RecordEdits } from './read-record-edits';
export {
	DELETIONS,
	LOOKS,
	postKind,
	SAVED_VIEWS,
	SAVED_VIEW_TYPES,
	SITE,
	type RecordKind,
} from './record-kinds';
export { formatRecordTitle } from './record-title';
export { showOverwrittenNotice } from './show-overwritten-notice';
export { watchBases } from './watch-bases';
export { watchLostHeaders } from './watch-lost-headers';
export type {
	ConflictOutcome,
	FailedOutcome,
	SavedOutcome,
	SaveOutcome,
} from './save-outcome';
export { saveRecords, type SaveOptions } from './save-records';
export { readSavedChanges, undoSave, type SavedChange } from './saved-changes';
export type { Undo } from './undo';
export { readDirtyRecords, useDirtyRecords } from './use-dirty-records';
export { usePendingEdits } from './use-pending-edits';
export {
	createRecord,
	deleteRecord,
	requireDeleted,
	requireSaved,
	restoreDeletion,
	updateRecord,
	type DeleteOptions,
	type DeleteOutcome,
	type UpdateOptions,
	type WriteTarget,
} from './write-records';
