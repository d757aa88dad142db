import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import {
	DndContext,
	DragOverlay,
	PointerSensor,
	useSensor,
	useSensors,
	type DragEndEvent,
	type DragMoveEvent,
} from '@dnd-kit/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { speak } from '@wordpress/a11y';
import { __, isRTL, sprintf } from '@wordpress/i18n';

import { getItemLabel } from './engine/describe-item';
import type { MenuProblem } from './engine/find-problems';
import { listRows, type MenuRow } from './engine/list-rows';
import { moveItem, removeItem } from './engine/menu-edits';
import { projectDrop, type MenuDrop } from './engine/project-drop';
import { getStepPlace, stepItem, type MenuStep } from './engine/step-item';
import type { MenuItem, MenuTree as Tree } from './engine/types';
import { MenuTreeRow } from './menu-tree-row';
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
	const [ drag, setDrag ] = useState< { key: number; drop?: MenuDrop } >();
	const [ current, setCurrent ] = useState< number >();
	const scroller = useRef< HTMLDivElement >( null );
	const hidden = useMemo(
		() => ( drag ? new Set( [ ...collapsed, drag.key ] ) : collapsed ),
		[ collapsed, drag ]
	);
	const rows = useMemo( () => listRows( tree, hidden ), [ tree, hidden ] );
	const virtualizer = useVirtualizer( {
		count: rows.length,
		getScrollElement: () => scroller.current,
		estimateSize: () => ROW_HEIGHT_PX,
		overscan: 8,
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
	const tabStop = rows.some( ( { item } ) => item.key === current )
		? current
		: rows[ 0 ]?.item.key;
	const dragged = drag && rows.find( ( { item } ) => item.key === drag.key );

	const focusRow = ( index: number ) => {
		const row = rows[ index ];
		if ( ! row ) {
			return;
		}
		setCurrent( row.item.key );
		virtualizer.scrollToIndex( index );
		// A row that was out of sight is rendered first.
		window.requestAnimationFrame(
			() =>
				scroller.current
					?.querySelector< HTMLElement >(
						`[data-row="${ row.item.key }"]`
					)
					?.focus()
		);
	};
	const handleStep = ( { item }: MenuRow, step: MenuStep ) => {
		if ( ! getStepPlace( tree, item.key, step ) ) {
			speak( __( 'It cannot be moved there.', 'atelier' ) );
			return;
		}
		const next = stepItem( tree, item.key, step );
		onEdit( ( before ) => stepItem( before, item.key, step ) );
		announcePlace( next, item );
		setCollapsed( ( before ) => expandAround( next, item.key, before ) );
	};
	const handleRemove = ( { item }: MenuRow ) => {
		const index = rows.findIndex( ( row ) => row.item.key === item.key );
		onEdit( ( before ) => removeItem( before, item.key ) );
		speak(
			/* translators: %s: label of an item of a menu. */
			sprintf( __( '“%s” removed.', 'atelier' ), getItemLabel( item ) )
		);
		focusRow( index > 0 ? index - 1 : index + 1 );
	};
	const handleToggle = ( key: number ) =>
		setCollapsed( ( before ) => {
			const next = new Set( before );
			if ( ! next.delete( key ) ) {
				next.add( key );
			}
			return next;
		} );
	const handleKey = ( event: KeyboardEvent, row: MenuRow ) => {
		const { key } = event;
		const inward = isRTL() ? 'ArrowLeft' : 'ArrowRight';
		const outward = isRTL() ? 'ArrowRight' : 'ArrowLeft';
		const steps: Readonly< Record< string, MenuStep > > = {
			ArrowUp: 'up',
			ArrowDown: 'down',
			[ inward ]: 'in',
			[ outward ]: 'out',
		};
		const step = steps[ key ];
		if ( event.altKey ) {
			if ( step ) {
				event.preventDefault();
				handleStep( row, step );
			}
			return;
		}
		const index = rows.indexOf( row );
		const isOpen = ! collapsed.has( row.item.key );
		if ( key === 'ArrowDown' || key === 'ArrowUp' ) {
			focusRow( index + ( key === 'ArrowDown' ? 1 : -1 ) );
		} else if ( key === 'Home' || key === 'End' ) {
			focusRow( key === 'Home' ? 0 : rows.length - 1 );
		} else if ( key === inward && row.item.children.length && ! isOpen ) {
			handleToggle( row.item.key );
		} else if ( key === outward && row.item.children.length && isOpen ) {
			handleToggle( row.item.key );
		} else if ( key === outward && row.parent !== undefined ) {
			focusRow(
				rows.findIndex( ( { item } ) => item.key === row.parent )
			);
		} else if ( key === 'Delete' ) {
			handleRemove( row );
		} else {
			return;
		}
		event.preventDefault();
	};
	const handleDragMove = ( { active, delta }: DragMoveEvent ) => {
		const key = Number( active.id );
		const from = rows.findIndex( ( { item } ) => item.key === key );
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
		setDrag( { key, ...( drop && { drop } ) } );
	};
	const handleDragEnd = ( { active }: DragEndEvent ) => {
		const key = Number( active.id );
		const place = drag?.drop?.place;
		setDrag( undefined );
		if ( place ) {
			onEdit( ( before ) => moveItem( before, key, place ) );
			const item = rows.find( ( row ) => row.item.key === key )?.item;
			if ( item ) {
				announcePlace( moveItem( tree, key, place ), item );
			}
		}
	};

	return (
		<DndContext
			sensors={ sensors }
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
						return (
							row && (
								<MenuTreeRow
									key={ row.item.key }
									row={ row }
									index={ index }
									tree={ tree }
									offset={
										isPartial
											? index * ROW_HEIGHT_PX
											: undefined
									}
									indent={
										( ( drag?.key === row.item.key &&
										drag.drop
											? drag.drop.level
											: row.level ) -
											1 ) *
										INDENT_PX
									}
									isCollapsed={ hidden.has( row.item.key ) }
									isDragged={ drag?.key === row.item.key }
									isTabStop={ row.item.key === tabStop }
									problem={ problems.get( row.item.key ) }
									onFocus={ () => setCurrent( row.item.key ) }
									onKeyDown={ ( event ) =>
										handleKey( event, row )
									}
									onToggle={ () =>
										handleToggle( row.item.key )
									}
									onOpen={ () => onOpen( row.item ) }
									onStep={ ( step ) =>
										handleStep( row, step )
									}
									onRemove={ () => handleRemove( row ) }
									onAddInside={ () =>
										onAddInside( row.item )
									}
									onEdit={ onEdit }
								/>
							)
						);
					} ) }
					{ drag?.drop && (
						<DropLine tree={ tree } rows={ rows } drag={ drag } />
					) }
				</div>
			</div>
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

interface DropLineProps {
	tree: Tree;
	rows: readonly MenuRow[];
	drag: { key: number; drop?: MenuDrop };
}

/** Shows between which rows the dragged item would be put. */
function DropLine( { tree, rows, drag }: DropLineProps ) {
	if ( ! drag.drop ) {
		return null;
	}
	const after = listRows( moveItem( tree, drag.key, drag.drop.place ), NONE );
	const shown = after.filter( ( { item } ) =>
		rows.some( ( row ) => row.item.key === item.key )
	);
	const at = shown.findIndex( ( { item } ) => item.key === drag.key );
	const from = rows.findIndex( ( { item } ) => item.key === drag.key );
	return (
		<div
			className="atelier-menu-tree__drop"
			role="presentation"
			style={ {
				insetBlockStart: ( at > from ? at + 1 : at ) * ROW_HEIGHT_PX,
				insetInlineStart: ( drag.drop.level - 1 ) * INDENT_PX,
			} }
		/>
	);
}

const NONE: ReadonlySet< number > = new Set();

function announcePlace( tree: Tree, item: MenuItem ): void {
	const rows = listRows( tree, NONE );
	const row = rows.find( ( candidate ) => candidate.item.key === item.key );
	const holder = rows.find(
		( candidate ) => candidate.item.key === row?.parent
	)?.item;
	if ( ! row ) {
		return;
	}
	speak(
		holder
			? sprintf(
					/* translators: 1: label of an item. 2: its position. 3: number of items. 4: label of the item that holds it. */
					__(
						'“%1$s” is now item %2$d of %3$d in “%4$s”.',
						'atelier'
					),
					getItemLabel( item ),
					row.index + 1,
					row.siblings,
					getItemLabel( holder )
			  )
			: sprintf(
					/* translators: 1: label of an item. 2: its position. 3: number of items. */
					__( '“%1$s” is now item %2$d of %3$d.', 'atelier' ),
					getItemLabel( item ),
					row.index + 1,
					row.siblings
			  )
	);
}

// What holds a moved item is opened, so that the item stays in sight.
function expandAround(
	tree: Tree,
	key: number,
	collapsed: ReadonlySet< number >
): ReadonlySet< number > {
	const parent = listRows( tree, NONE ).find(
		( { item } ) => item.key === key
	)?.parent;
	return parent !== undefined && collapsed.has( parent )
		? new Set( [ ...collapsed ].filter( ( other ) => other !== parent ) )
		: collapsed;
}
