import type { MenuStep } from './step-item';

/** A key that was pressed on a row of the tree. */
export interface TreeKey {
	key: string;
	altKey: boolean;
}

/** State of the row, and direction of writing: they decide the action of a key. */
export interface TreeKeyContext {
	isRtl: boolean;
	hasItems: boolean;
	isOpen: boolean;
	hasParent: boolean;
}

/** Actions of keys. */
export type TreeKeyAction =
	| { type: 'step'; step: MenuStep }
	| {
			type: 'focus';
			target: 'previous' | 'next' | 'first' | 'last' | 'parent';
	  }
	| { type: 'toggle' }
	| { type: 'remove' };

/**
 * Returns what a key does on a row: arrows lead through the tree, open and close submenus; with Alt they move the item.
 *
 * @param pressed Key.
 * @param context Row, and direction of writing.
 * @return Undefined for keys that are none of the tree's.
 */
export function readTreeKey(
	{ key, altKey }: TreeKey,
	{ isRtl, hasItems, isOpen, hasParent }: TreeKeyContext
): TreeKeyAction | undefined {
	const inward = isRtl ? 'ArrowLeft' : 'ArrowRight';
	const outward = isRtl ? 'ArrowRight' : 'ArrowLeft';
	if ( altKey ) {
		const steps: Readonly< Record< string, MenuStep > > = {
			ArrowUp: 'up',
			ArrowDown: 'down',
			[ inward ]: 'in',
			[ outward ]: 'out',
		};
		const step = steps[ key ];
		return step && { type: 'step', step };
	}
	switch ( key ) {
		case 'ArrowUp':
			return { type: 'focus', target: 'previous' };
		case 'ArrowDown':
			return { type: 'focus', target: 'next' };
		case 'Home':
			return { type: 'focus', target: 'first' };
		case 'End':
			return { type: 'focus', target: 'last' };
		case 'Delete':
			return { type: 'remove' };
		case inward:
			if ( ! hasItems ) {
				return undefined;
			}
			return isOpen
				? { type: 'focus', target: 'next' }
				: { type: 'toggle' };
		case outward:
			if ( hasItems && isOpen ) {
				return { type: 'toggle' };
			}
			return hasParent ? { type: 'focus', target: 'parent' } : undefined;
		default:
			return undefined;
	}
}
