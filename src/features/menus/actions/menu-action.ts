import type { ItemAction } from '@/kits/actions';
import type { FailedItem } from '@/kits/saving/outcomes';
import { getErrorMessage } from '@/utils/get-error-message';
import type { Menu } from '../reads/menus';
import type { MenuTree } from '../rules/types';

/** A menu with its unsaved changes. */
export interface ShownMenu {
	id: number;
	title: string;
	/** Undefined until it is there. */
	tree: MenuTree | undefined;
	status: string;
	/** The menu as it is stored; undefined until it has been read. */
	record: Menu | undefined;
}

/** Facts of the screen on which the actions of a menu depend. */
export interface MenuContext {
	navigate: ( path: string ) => void;
}

/** Something that can be done to a menu (specification 2.7). */
export type MenuAction = ItemAction< ShownMenu, MenuContext >;

/**
 * Returns the reason alone: the writes of menus give it in the words of the specification (8.1).
 *
 * @param failed The menu, and why.
 */
export function describeReason( [
	failed,
]: readonly FailedItem< unknown >[] ): string {
	return getErrorMessage( failed?.error, '' );
}
