import type { TreeStep } from '../types';

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
	| { type: 'step'; step: TreeStep }
	| {
			type: 'focus';
			target: 'previous' | 'next' | 'first' | 'last' | 'parent';
	  }
	| { type: 'toggle' }
	| { type: 'remove' };

/**
 * Returns the step of an arrow key: up and down among the siblings, to the side in and out.
 *
 * @param key   Key.
 * @param isRtl Whether the text runs from right to left.
 * @return Undefined for keys that make no step.
 */
export function readStepKey(
	key: string,
	isRtl: boolean
): TreeStep | undefined {
	switch ( toLogicalKey( key, isRtl ) ) {
		case 'ArrowUp':
			return 'up';
		case 'ArrowDown':
			return 'down';
		case 'ArrowInward':
			return 'in';
		case 'ArrowOutward':
			return 'out';
		default:
			return undefined;
	}
}

/**
 * Returns the action of a key on a row: arrows move through the tree, collapse and expand rows; with Alt they move the item.
 *
 * @param pressed Key.
 * @param context Row, and direction of writing.
 * @return Undefined for keys without an action.
 */
export function readTreeKey(
	{ key, altKey }: TreeKey,
	{ isRtl, hasItems, isOpen, hasParent }: TreeKeyContext
): TreeKeyAction | undefined {
	if ( altKey ) {
		const step = readStepKey( key, isRtl );
		return step && { type: 'step', step };
	}
	switch ( toLogicalKey( key, isRtl ) ) {
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
		case 'ArrowInward':
			if ( ! hasItems ) {
				return undefined;
			}
			return isOpen
				? { type: 'focus', target: 'next' }
				: { type: 'toggle' };
		case 'ArrowOutward':
			if ( hasItems && isOpen ) {
				return { type: 'toggle' };
			}
			return hasParent ? { type: 'focus', target: 'parent' } : undefined;
		default:
			return undefined;
	}
}

function toLogicalKey( key: string, isRtl: boolean ): string {
	switch ( key ) {
		case 'ArrowRight':
			return isRtl ? 'ArrowOutward' : 'ArrowInward';
		case 'ArrowLeft':
			return isRtl ? 'ArrowInward' : 'ArrowOutward';
		default:
			return key;
	}
}
