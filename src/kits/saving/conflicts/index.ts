export { Conflicts } from './conflicts';
export { ConflictVersions } from './conflict-versions';
export { getFieldLabel } from './get-field-label';
