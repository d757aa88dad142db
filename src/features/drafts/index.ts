export { canUseDrafts } from './can-use-drafts';
export { TryHere, TryDialog, type TryHereProps } from './try/try-here';
export type { DraftChange } from './rules/types';
