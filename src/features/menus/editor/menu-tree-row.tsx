import { memo, type KeyboardEvent } from 'react';
import clsx from 'clsx';
import { useDraggable } from '@dnd-kit/core';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import {
	caution,
	chevronDown,
	chevronLeft,
	chevronRight,
	dragHandle,
	moreVertical,
} from '@wordpress/icons';

import { describeProblem } from './describe-problem';
import { getItemLabel, isEditableItem } from '../rules/describe-item';
import type { MenuProblem } from '../rules/find-problems';
import type { MenuItem } from '../rules/types';
import { RowButton } from './row-button';

/** Popups of a row: the actions for its item, or its problem. */
export type RowTool = 'actions' | 'problem';

/** Handlers of a row. The functions are the same in every render, so that rows stay memoized. */
export interface RowHandlers {
	onFocus: ( key: number ) => void;
	onKeyDown: ( event: KeyboardEvent, key: number ) => void;
	onToggle: ( key: number ) => void;
	/** Opens the form of the item. */
	onOpen: ( item: MenuItem ) => void;
	/** Toggles a popup at its button. */
	onTool: ( tool: RowTool, key: number, anchor: HTMLElement ) => void;
}

/** Props of {@link MenuTreeRow}. They are equal while the row looks the same, so that it stays memoized. */
export interface MenuTreeRowProps {
	item: MenuItem;
	level: number;
	/** Its index among the rows. */
	index: number;
	/** Its index among the items of its parent. */
	position: number;
	/** Number of items of its parent. */
	siblings: number;
	/** Its vertical offset, in pixels; undefined where all rows are rendered. */
	offset: number | undefined;
	/** Its indentation, in pixels. */
	indent: number;
	isCollapsed: boolean;
	isDragged: boolean;
	isTabStop: boolean;
	/** The open popup; undefined for none. */
	tool: RowTool | undefined;
	problem: MenuProblem | undefined;
	handlers: RowHandlers;
}

/** An item of a menu as a row of its tree. */
export const MenuTreeRow = memo( function Row( {
	item,
	level,
	index,
	position,
	siblings,
	offset,
	indent,
	isCollapsed,
	isDragged,
	isTabStop,
	tool,
	problem,
	handlers,
}: MenuTreeRowProps ) {
	const { key } = item;
	const label = getItemLabel( item );
	const hasItems = item.children.length > 0;
	const { setNodeRef, listeners } = useDraggable( { id: key } );
	const tabIndex = isTabStop ? 0 : -1;
	return (
		<div
			ref={ setNodeRef }
			role="row"
			aria-rowindex={ index + 1 }
			aria-level={ level }
			aria-posinset={ position + 1 }
			aria-setsize={ siblings }
			aria-expanded={ hasItems ? ! isCollapsed : undefined }
			className={ clsx( 'atelier-menu-tree__row', {
				'is-placed': offset !== undefined,
				'is-dragged': isDragged,
			} ) }
			style={ { insetBlockStart: offset, paddingInlineStart: indent } }
			onFocus={ () => handlers.onFocus( key ) }
		>
			<div role="gridcell" className="atelier-menu-tree__cell">
				<span
					{ ...listeners }
					className="atelier-menu-tree__handle"
					aria-hidden="true"
				>
					{ dragHandle }
				</span>
				<ToggleButton
					item={ item }
					isCollapsed={ isCollapsed }
					onToggle={ handlers.onToggle }
				/>
				<button
					type="button"
					className="atelier-menu-tree__label"
					data-row={ key }
					tabIndex={ tabIndex }
					aria-disabled={ ! isEditableItem( item ) }
					title={ label }
					onKeyDown={ ( event ) => handlers.onKeyDown( event, key ) }
					onClick={ () =>
						isEditableItem( item ) && handlers.onOpen( item )
					}
				>
					{ label }
				</button>
			</div>
			<ToolButtons
				item={ item }
				problem={ problem }
				tool={ tool }
				tabIndex={ tabIndex }
				onTool={ handlers.onTool }
			/>
		</div>
	);
} );

interface ToggleButtonProps {
	item: MenuItem;
	isCollapsed: boolean;
	onToggle: ( key: number ) => void;
}

function ToggleButton( { item, isCollapsed, onToggle }: ToggleButtonProps ) {
	const label = getItemLabel( item );
	const closedIcon = isRTL() ? chevronLeft : chevronRight;
	return item.children.length > 0 ? (
		<RowButton
			icon={ isCollapsed ? closedIcon : chevronDown }
			tabIndex={ -1 }
			label={
				isCollapsed
					? sprintf(
							/* translators: %s: label of an item. */
							__( 'Expand %s', 'atelier' ),
							label
					  )
					: sprintf(
							/* translators: %s: label of an item. */
							__( 'Collapse %s', 'atelier' ),
							label
					  )
			}
			onClick={ () => onToggle( item.key ) }
		/>
	) : (
		<span className="atelier-menu-tree__space" />
	);
}

interface ToolButtonsProps
	extends Pick< MenuTreeRowProps, 'item' | 'problem' | 'tool' > {
	tabIndex: 0 | -1;
	onTool: RowHandlers[ 'onTool' ];
}

function ToolButtons( {
	item,
	problem,
	tool,
	tabIndex,
	onTool,
}: ToolButtonsProps ) {
	const label = getItemLabel( item );
	return (
		<div role="gridcell" className="atelier-menu-tree__tools">
			{ problem && (
				<RowButton
					className="is-problem"
					icon={ caution }
					tabIndex={ tabIndex }
					label={ sprintf(
						/* translators: 1: label of an item. 2: what is wrong with it. */
						__( '%1$s: %2$s', 'atelier' ),
						label,
						describeProblem( problem.kind )
					) }
					popup={ { kind: 'dialog', isOpen: tool === 'problem' } }
					onClick={ ( { currentTarget } ) =>
						onTool( 'problem', item.key, currentTarget )
					}
				/>
			) }
			<RowButton
				icon={ moreVertical }
				tabIndex={ tabIndex }
				label={ sprintf(
					/* translators: %s: label of an item of a menu. */
					__( 'Options for %s', 'atelier' ),
					label
				) }
				popup={ { kind: 'menu', isOpen: tool === 'actions' } }
				onClick={ ( { currentTarget } ) =>
					onTool( 'actions', item.key, currentTarget )
				}
			/>
		</div>
	);
}
