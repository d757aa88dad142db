import type { ComponentProps, Dispatch, SetStateAction } from 'react';
import {
	PointerSensor,
	useSensor,
	useSensors,
	type DndContext,
	type DragEndEvent,
	type DragMoveEvent,
} from '@dnd-kit/core';
import { isRTL } from '@wordpress/i18n';

import { projectDrop, type MenuDrop } from '../rules/project-drop';
import type { MenuItem, MenuLocation, MenuTree } from '../rules/types';
import { INDENT_PX, ROW_HEIGHT_PX } from './tree-size';
import type { TreeRows } from './use-tree-rows';

const DRAG_DISTANCE_PX = 4;

/** An item that is being dragged, and where it would be dropped. */
export interface TreeDrag {
	key: number;
	drop?: MenuDrop;
}

/** Props of a `DndContext` in which the rows of a tree are dragged. */
export type TreeDragProps = Pick<
	ComponentProps< typeof DndContext >,
	| 'sensors'
	| 'accessibility'
	| 'onDragStart'
	| 'onDragMove'
	| 'onDragEnd'
	| 'onDragCancel'
>;

/** Input of dragging. */
export interface TreeDragInput {
	tree: MenuTree;
	treeRows: TreeRows;
	drag: TreeDrag | undefined;
	onChange: Dispatch< SetStateAction< TreeDrag | undefined > >;
	/** Called when an item was dropped at a place where it can stand. */
	onDrop: ( item: MenuItem, place: MenuLocation ) => void;
}

/**
 * Returns what lets the rows of a tree be dragged by the pointer.
 *
 * @param input What it works on.
 */
export function useTreeDrag( {
	tree,
	treeRows: { rows, indexOf },
	drag,
	onChange,
	onDrop,
}: TreeDragInput ): TreeDragProps {
	const sensors = useSensors(
		useSensor( PointerSensor, {
			activationConstraint: { distance: DRAG_DISTANCE_PX },
		} )
	);
	const handleDragMove = ( { active, delta }: DragMoveEvent ) => {
		const key = Number( active.id );
		const from = indexOf( key );
		const over = Math.max(
			0,
			Math.min(
				rows.length - 1,
				from + Math.round( delta.y / ROW_HEIGHT_PX )
			)
		);
		const side = isRTL() ? -delta.x : delta.x;
		const levels = Math.round( side / INDENT_PX );
		const drop = projectDrop( tree, rows, from, over, levels );
		// Most moves of the pointer change nothing.
		onChange( ( before ) =>
			isSameDrop( before?.drop, drop )
				? before
				: { key, ...( drop && { drop } ) }
		);
	};
	const handleDragEnd = ( { active }: DragEndEvent ) => {
		const item = rows[ indexOf( Number( active.id ) ) ]?.item;
		const place = drag?.drop?.place;
		onChange( undefined );
		if ( item && place ) {
			onDrop( item, place );
		}
	};
	return {
		sensors,
		accessibility: {
			// The keyboard has ways of its own, which announce what they do.
			announcements: SILENT,
			screenReaderInstructions: { draggable: '' },
		},
		onDragStart: ( { active } ) => onChange( { key: Number( active.id ) } ),
		onDragMove: handleDragMove,
		onDragEnd: handleDragEnd,
		onDragCancel: () => onChange( undefined ),
	};
}

const SILENT = {
	onDragStart: () => undefined,
	onDragOver: () => undefined,
	onDragMove: () => undefined,
	onDragEnd: () => undefined,
	onDragCancel: () => undefined,
};

function isSameDrop( one?: MenuDrop, other?: MenuDrop ): boolean {
	return (
		one?.level === other?.level &&
		one?.place.parent === other?.place.parent &&
		one?.place.index === other?.place.index
	);
}
