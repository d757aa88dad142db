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

import { projectDrop, type TreeDrop } from './rules/project-drop';
import type { TreeLocation, TreeRow } from './types';

/** A pointer that moves less presses a row instead of dragging it. */
const DRAG_THRESHOLD_PX = 4;

/** A row that is being dragged, and where it would be dropped. */
export interface TreeDrag {
	id: number;
	drop?: TreeDrop;
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
	/** The rows that are shown. */
	rows: readonly TreeRow[];
	/** How far each level is indented, in pixels. */
	indent: number;
	/** Height of each row, in pixels, where rows are no drop targets of the library. */
	rowHeight?: number;
	/** Instructions for screen readers on a row that can be dragged. */
	instructions?: string;
	/** Returns whether a row can be in a location; all can where this is left out. */
	canStandAt?: ( id: number, location: TreeLocation ) => boolean;
	/** Sets the dragged row, where the tree shows it. */
	onDrag?: Dispatch< SetStateAction< TreeDrag | undefined > >;
	/** Called when a row was dropped in a location where it can be. */
	onDrop: ( id: number, location: TreeLocation ) => void;
}

/**
 * Returns the props that make the rows of a tree draggable by pointer.
 *
 * @param input The tree and its callbacks.
 */
export function useTreeDrag( {
	rows,
	indent,
	rowHeight = 0,
	instructions = '',
	canStandAt = () => true,
	onDrag,
	onDrop,
}: TreeDragInput ): TreeDragProps {
	const sensors = useSensors(
		useSensor( PointerSensor, {
			activationConstraint: { distance: DRAG_THRESHOLD_PX },
		} )
	);
	const indexOf = ( id: unknown ) =>
		rows.findIndex( ( row ) => row.id === Number( id ) );
	const findDrop = ( { active, over, delta }: DragMoveEvent ) => {
		const from = indexOf( active.id );
		const side = isRTL() ? -delta.x : delta.x;
		const dragged = {
			from,
			over: over
				? indexOf( over.id )
				: getRowOver( rows.length, from, delta.y, rowHeight ),
			levels: Math.round( side / indent ),
		};
		return projectDrop( rows, dragged, ( location ) =>
			canStandAt( Number( active.id ), location )
		);
	};
	return {
		sensors,
		accessibility: {
			// Each move is announced with its location; the library's own sentences exist in English only.
			announcements: SILENT,
			screenReaderInstructions: { draggable: instructions },
		},
		onDragStart: ( { active } ) => onDrag?.( { id: Number( active.id ) } ),
		onDragMove: ( event: DragMoveEvent ) => {
			const drop = findDrop( event );
			// Most moves of the pointer change nothing.
			onDrag?.( ( before ) =>
				isSameDrop( before?.drop, drop )
					? before
					: {
							id: Number( event.active.id ),
							...( drop && { drop } ),
					  }
			);
		},
		onDragEnd: ( event: DragEndEvent ) => {
			const drop = findDrop( event );
			onDrag?.( undefined );
			if ( drop ) {
				onDrop( Number( event.active.id ), drop.location );
			}
		},
		onDragCancel: () => onDrag?.( undefined ),
	};
}

const SILENT = {
	onDragStart: () => undefined,
	onDragOver: () => undefined,
	onDragMove: () => undefined,
	onDragEnd: () => undefined,
	onDragCancel: () => undefined,
};

function getRowOver(
	count: number,
	from: number,
	distance: number,
	rowHeight: number
): number {
	const over = from + Math.round( distance / rowHeight );
	return Math.max( 0, Math.min( count - 1, over ) );
}

function isSameDrop( one?: TreeDrop, other?: TreeDrop ): boolean {
	return (
		one?.level === other?.level &&
		one?.location.parent === other?.location.parent &&
		one?.location.index === other?.location.index
	);
}
