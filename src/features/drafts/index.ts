export { canUseDrafts } from './can-use-drafts';
export { draftPath, getDraftUrl } from './draft-address';
export { TryHere, TryDialog, type TryHereProps } from './try/try-here';
export type { DraftChange } from './rules/types';
