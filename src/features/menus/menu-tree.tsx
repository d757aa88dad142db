import {
	useCallback,
	useMemo,
	useRef,
	useState,
	type KeyboardEvent,
} from 'react';
import {
	DndContext,
	DragOverlay,
	PointerSensor,
	useSensor,
	useSensors,
	type DragEndEvent,
	type DragMoveEvent,
} from '@dnd-kit/core';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { speak } from '@wordpress/a11y';
import { useEvent } from '@wordpress/compose';
import { __, isRTL, sprintf } from '@wordpress/i18n';

import { moveFocus } from '@/focus';
import { announcePlace } from './announce-place';
import { DropLine } from './drop-line';
import { getItemLabel } from './engine/describe-item';
import type { MenuProblem } from './engine/find-problems';
import { listRows, type MenuRow } from './engine/list-rows';
import { findPlace, moveItem, removeItem } from './engine/menu-edits';
import { projectDrop, type MenuDrop } from './engine/project-drop';
import { readTreeKey } from './engine/read-tree-key';
import { getStepPlace, stepItem, type MenuStep } from './engine/step-item';
import type { MenuItem, MenuTree as Tree } from './engine/types';
import { MenuTreeRow, type RowHandlers, type RowTool } from './menu-tree-row';
import { RowTools } from './row-tools';
import type { MenuChange } from './use-edited-menu';

/** Props of {@link MenuTree}. */
export interface MenuTreeProps {
	tree: Tree;
	/** Name of the menu. */
	title: string;
	problems: ReadonlyMap< number, MenuProblem >;
	onEdit: ( change: MenuChange ) => void;
	/** Opens the form of an item. */
	onOpen: ( item: MenuItem ) => void;
	/** Opens the search for what is to be added to an item. */
	onAddInside: ( item: MenuItem ) => void;
}

/** All rows have this height, so that only those in view need to be there. */
const ROW_HEIGHT_PX = 36;
const INDENT_PX = 20;

/** A menu with fewer rows is rendered as a whole. */
const FEW_ROWS = 60;

const DRAG_DISTANCE_PX = 4;

interface Drag {
	key: number;
	drop?: MenuDrop;
}

interface OpenTool {
	tool: RowTool;
	key: number;
	anchor: HTMLElement;
}

/** The items of a menu as a tree, which is changed by pointer and by keyboard. */
export function MenuTree( {
	tree,
	title,
	problems,
	onEdit,
	onOpen,
	onAddInside,
}: MenuTreeProps ) {
	const [ collapsed, setCollapsed ] = useState< ReadonlySet< number > >(
		new Set()
	);
	const [ drag, setDrag ] = useState< Drag >();
	const [ current, setCurrent ] = useState< number >();
	const [ open, setOpen ] = useState< OpenTool >();
	const scroller = useRef< HTMLDivElement >( null );
	const draggedKey = drag?.key;
	const hidden = useMemo(
		() =>
			draggedKey === undefined
				? collapsed
				: new Set( [ ...collapsed, draggedKey ] ),
		[ collapsed, draggedKey ]
	);
	const rows = useMemo( () => listRows( tree, hidden ), [ tree, hidden ] );
	const indexOf = ( key: number | undefined ) =>
		rows.findIndex( ( { item } ) => item.key === key );
	// What has the focus, is dragged or has a tool open stays rendered when it is scrolled out of view.
	const kept = [ indexOf( current ), indexOf( draggedKey ) ];
	const virtualizer = useVirtualizer( {
		count: rows.length,
		getScrollElement: () => scroller.current,
		estimateSize: () => ROW_HEIGHT_PX,
		overscan: 8,
		rangeExtractor: ( range ) =>
			[
				...new Set( [
					...defaultRangeExtractor( range ),
					...kept.filter( ( index ) => index >= 0 ),
				] ),
			].sort( ( a, b ) => a - b ),
	} );
	const sensors = useSensors(
		useSensor( PointerSensor, {
			activationConstraint: { distance: DRAG_DISTANCE_PX },
		} )
	);
	const isPartial = rows.length > FEW_ROWS;
	const shown = isPartial
		? virtualizer.getVirtualItems().map( ( { index } ) => index )
		: rows.map( ( _, index ) => index );
	const tabStop = rows[ Math.max( 0, indexOf( current ) ) ]?.item.key;
	const dragged = rows[ indexOf( draggedKey ) ];
	const openRow = rows[ indexOf( open?.key ) ];

	const handleToggle = useCallback(
		( key: number ) =>
			setCollapsed( ( before ) => {
				const next = new Set( before );
				if ( ! next.delete( key ) ) {
					next.add( key );
				}
				return next;
			} ),
		[]
	);
	const focusKey = ( key: number ) => {
		setCurrent( key );
		// The row is rendered first: it may have been out of sight, or stands elsewhere now.
		window.requestAnimationFrame( () => {
			const row = scroller.current?.querySelector< HTMLElement >(
				`[data-row="${ key }"]`
			);
			moveFocus( row, { preventScroll: true } );
			row?.scrollIntoView( { block: 'nearest' } );
		} );
	};
	const focusIndex = ( index: number ) => {
		const row = rows[ index ];
		if ( row ) {
			focusKey( row.item.key );
		}
	};
	const move = ( item: MenuItem, change: MenuChange ) => {
		const next = change( tree );
		onEdit( change );
		announcePlace( next, item );
		// What holds the item now is opened, so that the item stays in sight.
		const parent = findPlace( next, item.key )?.parent;
		if ( parent !== undefined && collapsed.has( parent ) ) {
			handleToggle( parent );
		}
	};
	const handleStep = ( { item }: MenuRow, step: MenuStep ) => {
		if ( ! getStepPlace( tree, item.key, step ) ) {
			speak( __( 'It cannot be moved there.', 'atelier' ) );
			return;
		}
		move( item, ( before ) => stepItem( before, item.key, step ) );
		focusKey( item.key );
	};
	const handleRemove = ( { item }: MenuRow ) => {
		const index = indexOf( item.key );
		const rest = listRows( removeItem( tree, item.key ), hidden );
		onEdit( ( before ) => removeItem( before, item.key ) );
		speak(
			/* translators: %s: label of an item of a menu. */
			sprintf( __( '“%s” removed.', 'atelier' ), getItemLabel( item ) )
		);
		const next = rest[ Math.max( 0, index - 1 ) ];
		if ( next ) {
			focusKey( next.item.key );
		}
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
				return handleStep( row, action.step );
			case 'toggle':
				return handleToggle( key );
			case 'remove':
				return handleRemove( row );
			case 'focus':
				return focusIndex(
					{
						previous: index - 1,
						next: index + 1,
						first: 0,
						last: rows.length - 1,
						parent: indexOf( row.parent ),
					}[ action.target ]
				);
		}
	};
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
		setDrag( ( before ) =>
			isSameDrop( before?.drop, drop )
				? before
				: { key, ...( drop && { drop } ) }
		);
	};
	const handleDragEnd = ( { active }: DragEndEvent ) => {
		const item = rows[ indexOf( Number( active.id ) ) ]?.item;
		const place = drag?.drop?.place;
		setDrag( undefined );
		if ( item && place ) {
			move( item, ( before ) => moveItem( before, item.key, place ) );
		}
	};

	const onKeyDown = useEvent( handleKey );
	const onOpenItem = useEvent( onOpen );
	const handlers = useMemo< RowHandlers >(
		() => ( {
			onFocus: setCurrent,
			onKeyDown,
			onToggle: handleToggle,
			onOpen: onOpenItem,
			onTool: ( tool, key, anchor ) =>
				setOpen( ( before ) =>
					before?.tool === tool && before.key === key
						? undefined
						: { tool, key, anchor }
				),
		} ),
		[ onKeyDown, onOpenItem, handleToggle ]
	);

	return (
		<DndContext
			sensors={ sensors }
			// The sidebar around the tree would move it away from the pointer.
			autoScroll={ {
				canScroll: ( element ) => element === scroller.current,
			} }
			accessibility={ {
				// The keyboard has ways of its own, which announce what they do.
				announcements: SILENT,
				screenReaderInstructions: { draggable: '' },
			} }
			onDragStart={ ( { active } ) =>
				setDrag( { key: Number( active.id ) } )
			}
			onDragMove={ handleDragMove }
			onDragEnd={ handleDragEnd }
			onDragCancel={ () => setDrag( undefined ) }
		>
			<div
				ref={ scroller }
				className="atelier-menu-tree"
				role="treegrid"
				aria-label={ sprintf(
					/* translators: %s: name of a menu. */
					__( 'Items of %s', 'atelier' ),
					title
				) }
				aria-rowcount={ rows.length }
			>
				<div
					role="presentation"
					className={ isPartial ? 'atelier-menu-tree__all' : '' }
					style={
						isPartial
							? { blockSize: virtualizer.getTotalSize() }
							: undefined
					}
				>
					{ shown.map( ( index ) => {
						const row = rows[ index ];
						if ( ! row ) {
							return null;
						}
						const { item } = row;
						const isDragged = item.key === draggedKey;
						const level =
							( isDragged && drag?.drop?.level ) || row.level;
						return (
							<MenuTreeRow
								key={ item.key }
								item={ item }
								level={ row.level }
								index={ index }
								position={ row.index }
								siblings={ row.siblings }
								offset={
									isPartial
										? index * ROW_HEIGHT_PX
										: undefined
								}
								indent={ ( level - 1 ) * INDENT_PX }
								isCollapsed={ hidden.has( item.key ) }
								isDragged={ isDragged }
								isTabStop={ item.key === tabStop }
								tool={
									open?.key === item.key
										? open.tool
										: undefined
								}
								problem={ problems.get( item.key ) }
								handlers={ handlers }
							/>
						);
					} ) }
					{ drag?.drop && (
						<DropLine
							tree={ tree }
							rows={ rows }
							dragged={ drag.key }
							drop={ drag.drop }
							rowHeight={ ROW_HEIGHT_PX }
							indent={ INDENT_PX }
						/>
					) }
				</div>
			</div>
			{ open && openRow && (
				<RowTools
					key={ `${ open.tool } ${ open.key }` }
					tool={ open.tool }
					anchor={ open.anchor }
					row={ openRow }
					tree={ tree }
					problem={ problems.get( open.key ) }
					onEdit={ onEdit }
					onOpen={ () => onOpen( openRow.item ) }
					onStep={ ( step ) => handleStep( openRow, step ) }
					onRemove={ () => handleRemove( openRow ) }
					onAddInside={ () => onAddInside( openRow.item ) }
					onClose={ () => setOpen( undefined ) }
				/>
			) }
			<DragOverlay dropAnimation={ null }>
				{ dragged && (
					<div className="atelier-menu-tree__dragged">
						{ getItemLabel( dragged.item ) }
					</div>
				) }
			</DragOverlay>
		</DndContext>
	);
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
