export { getFieldLabel } from './get-field-label';
export { SaveButton } from './save-button';
export { SaveHub } from './save-hub';
export { SavePanel } from './save-panel';
export { SaveSupport } from './save-support';
export { useDescribeRecord } from './use-describe-record';
