import type { TreeModel } from '@/kits/tree/types';
import { listRows } from './list-rows';
import { canStandAt, moveItem } from './menu-edits';
import type { MenuTree } from './types';

const NONE: ReadonlySet< number > = new Set();

/** Model of menus for the tree kit. */
export const MENU_MODEL: TreeModel< MenuTree > = {
	toRows: ( tree ) => listRows( tree, NONE ),
	canStandAt,
	move: moveItem,
};
