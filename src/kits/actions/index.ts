export { ActionButton, type ActionButtonProps } from './action-button';
export { ActionMenu, type ActionMenuProps } from './action-menu';
export type {
	ActionKey,
	DialogAction,
	DirectAction,
	ItemAction,
	ListAction,
} from './item-action';
export { guardCommand } from './guard-command';
export { LiveOnlyButton, type LiveOnlyButtonProps } from './live-only-button';
export { addActions } from './add-actions';
export { toListActions } from './to-list-actions';
export { useSelectionActions } from './use-selection-actions';
