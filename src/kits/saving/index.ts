export { SaveButton } from './button/save-button';
export { SaveHubContent } from './button/save-hub-content';
export { SaveSupportContent } from './save-support-content';
export {
	RecordChanges,
	type RecordChangesProps,
} from './review/record-changes';
