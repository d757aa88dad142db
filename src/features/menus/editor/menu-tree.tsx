import { useMemo, useRef, useState } from 'react';
import { DndContext, DragOverlay } from '@dnd-kit/core';
import { useEvent } from '@wordpress/compose';
import { __, sprintf } from '@wordpress/i18n';

import { useTreeDrag, type TreeDrag } from '@/kits/tree/use-tree-drag';
import { MenuDropLine } from './menu-drop-line';
import { getItemLabel } from '../rules/describe-item';
import type { MenuProblem } from '../rules/find-problems';
import { canStandAt } from '../rules/menu-edits';
import type { MenuItem, MenuTree as Tree } from '../rules/types';
import { MenuTreeRow, type RowHandlers, type RowTool } from './menu-tree-row';
import { RowTools } from './row-tools';
import { INDENT_PX, ROW_HEIGHT_PX } from './tree-size';
import type { MenuChange } from './use-edited-menu';
import { usePauseHeavyWork } from './use-pause-heavy-work';
import { useRenderedRows, type RenderedRows } from './use-rendered-rows';
import { useTreeActions } from './use-tree-actions';
import { useTreeRows, type TreeRows } from './use-tree-rows';

/** Props of {@link MenuTreeEditor}. */
export interface MenuTreeProps {
	tree: Tree;
	/** Name of the menu. */
	title: string;
	problems: ReadonlyMap< number, MenuProblem >;
	onEdit: ( change: MenuChange ) => void;
	/** Opens the form of an item. */
	onOpen: ( item: MenuItem ) => void;
	/** Opens the search for a target to add to an item. */
	onAddInside: ( item: MenuItem ) => void;
}

interface OpenTool {
	tool: RowTool;
	key: number;
	anchor: HTMLElement;
}

/** The items of a menu as a tree that can be changed by pointer and keyboard. */
export function MenuTreeEditor( {
	tree,
	title,
	problems,
	onEdit,
	onOpen,
	onAddInside,
}: MenuTreeProps ) {
	const [ drag, setDrag ] = useState< TreeDrag >();
	const [ current, setCurrent ] = useState< number >();
	const scroller = useRef< HTMLDivElement >( null );
	usePauseHeavyWork( drag !== undefined, scroller );
	const treeRows = useTreeRows( tree, drag?.id );
	const { rows, indexOf, toggle } = treeRows;
	// The focused row and the dragged row stay rendered when they are scrolled out of view.
	const rendered = useRenderedRows( rows.length, scroller, [
		indexOf( current ),
		indexOf( drag?.id ),
	] );
	const { moveTo, step, remove, handleKey } = useTreeActions( {
		tree,
		treeRows,
		scroller,
		onEdit,
		onFocus: setCurrent,
	} );
	const dragProps = useTreeDrag( {
		rows,
		indent: INDENT_PX,
		rowHeight: ROW_HEIGHT_PX,
		canStandAt: ( key, location ) => canStandAt( tree, key, location ),
		onDrag: setDrag,
		onDrop: moveTo,
	} );
	const dragged = rows[ indexOf( drag?.id ) ];

	const { open, setOpen, handlers } = useRowHandlers( {
		onFocus: setCurrent,
		onKeyDown: handleKey,
		onToggle: toggle,
		onOpen,
	} );
	const openRow = rows[ indexOf( open?.key ) ];

	return (
		<DndContext
			{ ...dragProps }
			// Scrolling the sidebar would move the tree away from the pointer.
			autoScroll={ {
				canScroll: ( element ) => element === scroller.current,
			} }
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
				<Rows
					tree={ tree }
					treeRows={ treeRows }
					rendered={ rendered }
					drag={ drag }
					current={ current }
					open={ open }
					problems={ problems }
					handlers={ handlers }
				/>
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
					onStep={ ( direction ) => step( openRow.id, direction ) }
					onRemove={ () => remove( openRow ) }
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

/** Returns stable handlers of the rows, and the open popup. Of the input, only `onFocus` and `onToggle` have to be stable. */
function useRowHandlers( {
	onFocus,
	onToggle,
	...input
}: Omit< RowHandlers, 'onTool' > ) {
	const [ open, setOpen ] = useState< OpenTool >();
	const onKeyDown = useEvent( input.onKeyDown );
	const onOpenItem = useEvent( input.onOpen );
	const handlers = useMemo< RowHandlers >(
		() => ( {
			onFocus,
			onKeyDown,
			onToggle,
			onOpen: onOpenItem,
			onTool: ( tool, key, anchor ) =>
				setOpen( ( before ) =>
					before?.tool === tool && before.key === key
						? undefined
						: { tool, key, anchor }
				),
		} ),
		[ onFocus, onToggle, onKeyDown, onOpenItem ]
	);
	return { open, setOpen, handlers };
}

interface RowsProps extends Pick< MenuTreeProps, 'tree' | 'problems' > {
	treeRows: TreeRows;
	rendered: RenderedRows;
	drag: TreeDrag | undefined;
	/** Key of the item that was focused last. */
	current: number | undefined;
	open: OpenTool | undefined;
	handlers: RowHandlers;
}

function Rows( {
	tree,
	problems,
	treeRows: { rows, indexOf, hidden },
	rendered: { isPartial, indexes, height },
	drag,
	current,
	open,
	handlers,
}: RowsProps ) {
	const tabStop = rows[ Math.max( 0, indexOf( current ) ) ]?.item.key;
	return (
		<div
			role="presentation"
			className={ isPartial ? 'atelier-menu-tree__all' : '' }
			style={ { [ isPartial ? 'blockSize' : 'minBlockSize' ]: height } }
		>
			{ indexes.map( ( index ) => {
				const row = rows[ index ];
				if ( ! row ) {
					return null;
				}
				const { item } = row;
				const isDragged = item.key === drag?.id;
				const level = ( isDragged && drag?.drop?.level ) || row.level;
				return (
					<MenuTreeRow
						key={ item.key }
						item={ item }
						level={ row.level }
						index={ index }
						position={ row.index }
						siblings={ row.siblings }
						offset={ isPartial ? index * ROW_HEIGHT_PX : undefined }
						indent={ ( level - 1 ) * INDENT_PX }
						isCollapsed={ hidden.has( item.key ) }
						isDragged={ isDragged }
						isTabStop={ item.key === tabStop }
						tool={ open?.key === item.key ? open.tool : undefined }
						problem={ problems.get( item.key ) }
						handlers={ handlers }
					/>
				);
			} ) }
			{ drag?.drop && (
				<MenuDropLine
					tree={ tree }
					rows={ rows }
					dragged={ drag.id }
					drop={ drag.drop }
					rowHeight={ ROW_HEIGHT_PX }
					indent={ INDENT_PX }
				/>
			) }
		</div>
	);
}
