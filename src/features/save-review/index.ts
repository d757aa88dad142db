export { SaveButton } from './save-button';
export { SaveHubContent } from './save-hub-content';
export { SavePanel } from './save-panel';
export { SaveSupportContent } from './save-support-content';
export { useDescribeRecord } from './use-describe-record';
