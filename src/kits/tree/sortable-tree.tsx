import { useEffect, useRef, type KeyboardEvent } from 'react';
import {
	closestCenter,
	DndContext,
	PointerSensor,
	useSensor,
	useSensors,
	type DragEndEvent,
} from '@dnd-kit/core';
import {
	SortableContext,
	useSortable,
	verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { dragHandle } from '@wordpress/icons';
import clsx from 'clsx';

import { moveFocus } from '@/focus';
import {
	countRows,
	moveRow,
	insertRow,
	type TreeMove,
	type TreeRow,
} from './tree';

/** Distance of two levels, as in the style sheet. */
const LEVEL_PX = 24;

/** A pointer that moves less presses the handle instead of dragging it. */
const DRAG_THRESHOLD_PX = 4;

/** Props of {@link SortableTree}. */
export interface SortableTreeProps {
	rows: readonly TreeRow[];
	isDisabled: boolean;
	onChange: ( rows: readonly TreeRow[] ) => void;
}

/** The rows of a tree, moved by pointer or by the arrow keys on a row's handle. */
export function SortableTree( {
	rows,
	isDisabled,
	onChange,
}: SortableTreeProps ) {
	const sensors = useSensors(
		useSensor( PointerSensor, {
			activationConstraint: { distance: DRAG_THRESHOLD_PX },
		} )
	);
	const list = useRef< HTMLUListElement >( null );
	// A row that is moved in the document loses the focus.
	const focusedId = useRef< number >();
	useEffect( () => {
		moveFocus(
			list.current?.querySelector< HTMLElement >(
				`[data-row="${ focusedId.current }"] button`
			)
		);
		focusedId.current = undefined;
	}, [ rows ] );

	const change = ( next: readonly TreeRow[], id: number ) => {
		onChange( next );
		speak( describePlace( next, id ), 'assertive' );
	};
	const handleMove = ( id: number, move: TreeMove ) => {
		const next = moveRow( rows, id, move );
		if ( next === rows ) {
			speak(
				__( 'It cannot be moved further.', 'atelier' ),
				'assertive'
			);
			return;
		}
		focusedId.current = id;
		change( next, id );
	};
	const handleDragEnd = ( { active, over, delta }: DragEndEvent ) => {
		const id = Number( active.id );
		const from = rows.findIndex( ( row ) => row.id === id );
		const to = rows.findIndex( ( row ) => row.id === Number( over?.id ) );
		if ( from < 0 || to < 0 ) {
			return;
		}
		const levels = Math.round(
			( delta.x * ( isRTL() ? -1 : 1 ) ) / LEVEL_PX
		);
		const size = countRows( rows, from );
		// Rows that move along are no place to move to.
		const isInside = to >= from && to < from + size;
		const index = to > from ? to - size + 1 : to;
		change(
			insertRow(
				rows,
				id,
				isInside ? from : index,
				( rows[ from ]?.level ?? 0 ) + levels
			),
			id
		);
	};

	return (
		<DndContext
			sensors={ sensors }
			collisionDetection={ closestCenter }
			onDragEnd={ handleDragEnd }
			accessibility={ {
				// Each move is spoken with its place; the library's own sentences are English alone.
				announcements: {
					onDragStart: () => undefined,
					onDragOver: () => undefined,
					onDragEnd: () => undefined,
					onDragCancel: () => undefined,
				},
				screenReaderInstructions: { draggable: getInstructions() },
			} }
		>
			<p className="atelier-page-tree__hint">{ getInstructions() }</p>
			<SortableContext
				items={ rows.map( ( { id } ) => id ) }
				strategy={ verticalListSortingStrategy }
			>
				<ul className="atelier-page-tree__rows" ref={ list }>
					{ rows.map( ( row ) => (
						<SortableRow
							key={ row.id }
							row={ row }
							isDisabled={ isDisabled }
							onMove={ handleMove }
						/>
					) ) }
				</ul>
			</SortableContext>
		</DndContext>
	);
}

const MOVES: Readonly< Record< string, TreeMove > > = {
	ArrowUp: 'up',
	ArrowDown: 'down',
	ArrowRight: 'in',
	ArrowLeft: 'out',
};
const MOVES_RTL: typeof MOVES = {
	...MOVES,
	ArrowRight: 'out',
	ArrowLeft: 'in',
};

function SortableRow( {
	row: { id, title, level },
	isDisabled,
	onMove,
}: {
	row: TreeRow;
	isDisabled: boolean;
	onMove: ( id: number, move: TreeMove ) => void;
} ) {
	const {
		attributes,
		listeners,
		setNodeRef,
		setActivatorNodeRef,
		transform,
		transition,
		isDragging,
	} = useSortable( { id, disabled: isDisabled } );
	const handleKeyDown = ( event: KeyboardEvent ) => {
		const move = ( isRTL() ? MOVES_RTL : MOVES )[ event.key ];
		if ( move && ! isDisabled ) {
			event.preventDefault();
			onMove( id, move );
		}
	};
	return (
		<li
			ref={ setNodeRef }
			data-row={ id }
			className={ clsx( 'atelier-page-tree__row', {
				'is-dragging': isDragging,
			} ) }
			style={ {
				transform: CSS.Translate.toString( transform ),
				transition,
				paddingInlineStart: level * LEVEL_PX,
			} }
		>
			<Button
				{ ...listeners }
				ref={ setActivatorNodeRef }
				size="small"
				icon={ dragHandle }
				className="atelier-page-tree__handle"
				/* translators: %s: title of a page. */
				label={ sprintf( __( 'Move %s', 'atelier' ), title ) }
				// The title stands beside it, and a tooltip would take the first Escape.
				showTooltip={ false }
				aria-describedby={ attributes[ 'aria-describedby' ] }
				disabled={ isDisabled }
				accessibleWhenDisabled
				onKeyDown={ handleKeyDown }
			/>
			<span>{ title }</span>
		</li>
	);
}

function getInstructions(): string {
	return isRTL()
		? __(
				'Drag a handle, or focus it and press the arrow keys: up and down move, left nests under the item above, right moves out.',
				'atelier'
		  )
		: __(
				'Drag a handle, or focus it and press the arrow keys: up and down move, right nests under the item above, left moves out.',
				'atelier'
		  );
}

function describePlace( rows: readonly TreeRow[], id: number ): string {
	const index = rows.findIndex( ( row ) => row.id === id );
	const row = rows[ index ];
	return sprintf(
		/* translators: 1: title of a page. 2: place in the list. 3: number of rows. 4: level in the tree, 1 for the top. */
		__( '%1$s: row %2$d of %3$d, level %4$d.', 'atelier' ),
		row?.title ?? '',
		index + 1,
		rows.length,
		( row?.level ?? 0 ) + 1
	);
}
