import { canHoldItems } from './menu-markup';
import { canStandAt, findItem, findLocation, moveItem } from './menu-edits';
import type { MenuItem, MenuLocation, MenuTree } from './types';

/** A step of an item in its menu: among its siblings, into the one above it, or out of what holds it. */
export type MenuStep = 'up' | 'down' | 'in' | 'out';

/**
 * Returns where a step leads, or undefined when it cannot be made.
 *
 * @param tree Menu.
 * @param key  Key of the item.
 * @param step Step.
 */
export function getStepTarget(
	tree: MenuTree,
	key: number,
	step: MenuStep
): MenuLocation | undefined {
	const item = findItem( tree, key );
	const place = findLocation( tree, key );
	if ( ! item || ! place ) {
		return undefined;
	}
	const target = getTarget( tree, place, step );
	return target && canStandAt( tree, item, target ) ? target : undefined;
}

/**
 * Makes a step with an item, where it can be made.
 *
 * @param tree Menu.
 * @param key  Key of the item.
 * @param step Step.
 */
export function stepItem(
	tree: MenuTree,
	key: number,
	step: MenuStep
): MenuTree {
	const place = getStepTarget( tree, key, step );
	return place ? moveItem( tree, key, place ) : tree;
}

function getTarget(
	tree: MenuTree,
	{ parent, index }: MenuLocation,
	step: MenuStep
): MenuLocation | undefined {
	const siblings = getChildren( tree, parent );
	const above = siblings[ index - 1 ];
	switch ( step ) {
		case 'up':
			return index > 0 ? { parent, index: index - 1 } : undefined;
		case 'down':
			return index < siblings.length - 1
				? { parent, index: index + 1 }
				: undefined;
		case 'in':
			return above && canHoldItems( above )
				? { parent: above.key, index: above.children.length }
				: undefined;
		case 'out': {
			const holder =
				parent === undefined ? undefined : findLocation( tree, parent );
			return holder && { parent: holder.parent, index: holder.index + 1 };
		}
	}
}

function getChildren(
	tree: MenuTree,
	parent: number | undefined
): readonly MenuItem[] {
	return parent === undefined
		? tree.children
		: findItem( tree, parent )?.children ?? [];
}
