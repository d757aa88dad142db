import type { KeyboardEvent, RefObject } from 'react';
import { speak } from '@wordpress/a11y';
import { __, isRTL, sprintf } from '@wordpress/i18n';

import { moveFocus } from '@/focus';
import { onNextFrame } from '@/schedule/next-frame';
import { announceLocation } from './announce-location';
import { getItemLabel } from '../rules/describe-item';
import { listRows, type MenuRow } from '../rules/list-rows';
import { findLocation, removeItem } from '../rules/menu-edits';
import { readTreeKey } from '../rules/read-tree-key';
import { getStepTarget, stepItem, type MenuStep } from '../rules/step-item';
import type { MenuItem, MenuTree } from '../rules/types';
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
export interface TreeActions {
	/** Applies a change that moves an item, and says where it stands now. */
	move: ( item: MenuItem, change: MenuChange ) => void;
	step: ( row: MenuRow, step: MenuStep ) => void;
	remove: ( row: MenuRow ) => void;
	/** Does what a key means on the row of an item. */
	handleKey: ( event: KeyboardEvent, key: number ) => void;
}

/**
 * Returns what can be done with the rows of a tree: they move, go, open and hand on the focus, and what was done is announced.
 *
 * @param input What it works on.
 */
export function useTreeActions( {
	tree,
	treeRows: { rows, indexOf, collapsed, hidden, toggle },
	scroller,
	onEdit,
	onFocus,
}: TreeActionsInput ): TreeActions {
	const focusKey = ( key: number | undefined ) => {
		if ( key === undefined ) {
			return;
		}
		onFocus( key );
		// The row is rendered first: it may have been out of sight, or stands elsewhere now.
		onNextFrame( () => {
			const row = scroller.current?.querySelector< HTMLElement >(
				`[data-row="${ key }"]`
			);
			moveFocus( row, { preventScroll: true } );
			row?.scrollIntoView( { block: 'nearest' } );
		} );
	};
	const move = ( item: MenuItem, change: MenuChange ) => {
		const next = change( tree );
		onEdit( change );
		announceLocation( next, item );
		// Opens the new parent, so that the item stays visible.
		const parent = findLocation( next, item.key )?.parent;
		if ( parent !== undefined && collapsed.has( parent ) ) {
			toggle( parent );
		}
	};
	const step = ( { item }: MenuRow, direction: MenuStep ) => {
		if ( ! getStepTarget( tree, item.key, direction ) ) {
			speak( __( 'It cannot be moved there.', 'atelier' ) );
			return;
		}
		move( item, ( before ) => stepItem( before, item.key, direction ) );
		focusKey( item.key );
	};
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
				return step( row, action.step );
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
	return { move, step, remove, handleKey };
}
