import type { ItemAction } from '@/kits/actions';
import type { FailedItem } from '@/kits/saving/outcomes';
import { getErrorMessage } from '@/utils/get-error-message';
import type { Menu } from '../reads/menus';
import type { MenuTree } from '../rules/types';

/** A menu with its unsaved changes. */
export interface ShownMenu {
	id: number;
	title: string;
	/** Undefined until it is loaded. */
	tree: MenuTree | undefined;
	status: string;
	/** The stored menu; undefined until it is loaded. */
	record: Menu | undefined;
}

/** Facts of the screen on which the actions of a menu depend. */
export interface MenuContext {
	navigate: ( path: string ) => void;
}

/** An action for a menu (specification 2.7). */
export type MenuAction = ItemAction< ShownMenu, MenuContext >;

/**
 * Returns the message of the error alone: the writes of menus throw errors in the words of the specification (8.1).
 *
 * @param failed The menu, with its error.
 */
export function describeReason( [
	failed,
]: readonly FailedItem< unknown >[] ): string {
	return getErrorMessage( failed?.error, '' );
}
