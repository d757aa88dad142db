export { canUseDrafts } from './can-use-drafts';
export { draftPath, getDraftUrl } from './draft-address';
export { findNameProblem } from './rules/find-name-problem';
export { TryHere, TryDialog, type TryHereProps } from './try/try-here';
export type { DraftChange } from './rules/types';
