import type { KeyboardEvent, RefObject } from 'react';
import { speak } from '@wordpress/a11y';
import { __, isRTL, sprintf } from '@wordpress/i18n';

import { readTreeKey } from '@/kits/tree/rules/read-tree-key';
import { useRowFocus } from '@/kits/tree/use-row-focus';
import { useTreeMoves, type TreeMoves } from '@/kits/tree/use-tree-moves';
import { getItemLabel } from '../rules/describe-item';
import { listRows, type MenuRow } from '../rules/list-rows';
import { findLocation, removeItem } from '../rules/menu-edits';
import { describeItemLocation } from '../rules/describe-item-location';
import { MENU_MODEL } from '../rules/menu-model';
import type { MenuTree } from '../rules/types';
import type { MenuChange } from './use-edited-menu';
import type { TreeRows } from './use-tree-rows';

/** Input of the actions of a tree. */
export interface TreeActionsInput {
	tree: MenuTree;
	treeRows: TreeRows;
	/** Element in which the rows scroll. */
	scroller: RefObject< HTMLElement | null >;
	onEdit: ( change: MenuChange ) => void;
	/** Called with the key of the item that gets the focus. */
	onFocus: ( key: number ) => void;
}

/** Actions for the rows of a tree. */
export interface TreeActions extends TreeMoves {
	remove: ( row: MenuRow ) => void;
	/** Handles a key on the row of an item. */
	handleKey: ( event: KeyboardEvent, key: number ) => void;
}

/**
 * Returns the actions for a tree's rows. Keys move, remove, expand and focus rows; each change is announced.
 *
 * @param input The tree and its callbacks.
 */
export function useTreeActions( {
	tree,
	treeRows: { rows, indexOf, collapsed, hidden, toggle },
	scroller,
	onEdit,
	onFocus,
}: TreeActionsInput ): TreeActions {
	const focusRow = useRowFocus( scroller );
	const focusKey = ( key: number | undefined ) => {
		if ( key !== undefined ) {
			onFocus( key );
			focusRow( key );
		}
	};
	const { moveTo, step } = useTreeMoves( {
		model: MENU_MODEL,
		tree,
		speech: {
			describeLocation: describeItemLocation,
			refusal: __( 'It cannot be moved there.', 'atelier' ),
		},
		onChange: onEdit,
		onMoved: ( next, key ) => {
			// Opens the new parent, so that the item stays visible.
			const parent = findLocation( next, key )?.parent;
			if ( parent !== undefined && collapsed.has( parent ) ) {
				toggle( parent );
			}
		},
		focusRow: focusKey,
	} );
	const remove = ( { item }: MenuRow ) => {
		const index = indexOf( item.key );
		const rest = listRows( removeItem( tree, item.key ), hidden );
		onEdit( ( before ) => removeItem( before, item.key ) );
		speak(
			/* translators: %s: label of an item of a menu. */
			sprintf( __( '“%s” removed.', 'atelier' ), getItemLabel( item ) )
		);
		focusKey( rest[ Math.max( 0, index - 1 ) ]?.item.key );
	};
	const handleKey = ( event: KeyboardEvent, key: number ) => {
		const index = indexOf( key );
		const row = rows[ index ];
		const action =
			row &&
			readTreeKey( event, {
				isRtl: isRTL(),
				hasItems: row.item.children.length > 0,
				isOpen: ! collapsed.has( key ),
				hasParent: row.parent !== undefined,
			} );
		if ( ! action ) {
			return;
		}
		event.preventDefault();
		switch ( action.type ) {
			case 'step':
				return step( key, action.step );
			case 'toggle':
				return toggle( key );
			case 'remove':
				return remove( row );
			case 'focus': {
				const target = {
					previous: index - 1,
					next: index + 1,
					first: 0,
					last: rows.length - 1,
					parent: indexOf( row.parent ),
				}[ action.target ];
				return focusKey( rows[ target ]?.item.key );
			}
		}
	};
	return { moveTo, step, remove, handleKey };
}
