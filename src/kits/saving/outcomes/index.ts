export { createProgress } from './create-progress';
export { describeFailure, describeFailures } from './describe-failures';
export { describeRestored } from './describe-restored';
export { openSaveReview } from './open-save-review';
export type { FailedItem } from './run-each';
export {
	runInForm,
	runOnItems,
	type Work,
	type WorkItem,
	type WorkOptions,
	type WorkOutcome,
} from './run-on-items';
export {
	showNotice,
	showUndoNotice,
	type NoticeAction,
	type OutcomeNotice,
	type ShowNotice,
} from './show-notice';
export { stepHistory, type HistoryStep } from './step-history';
