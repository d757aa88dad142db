import type { KeyboardEvent } from 'react';
import clsx from 'clsx';
import { useDraggable } from '@dnd-kit/core';
import { Button } from '@wordpress/components';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import {
	chevronDown,
	chevronLeft,
	chevronRight,
	dragHandle,
} from '@wordpress/icons';

import { getItemLabel, isEditable } from './engine/describe-item';
import type { MenuProblem } from './engine/find-problems';
import type { MenuRow } from './engine/list-rows';
import type { MenuStep } from './engine/step-item';
import type { MenuTree } from './engine/types';
import { ItemActions } from './item-actions';
import { ProblemButton } from './problem-button';
import type { MenuChange } from './use-edited-menu';

/** Props of {@link MenuTreeRow}. */
export interface MenuTreeRowProps {
	row: MenuRow;
	/** Its index among the rows. */
	index: number;
	tree: MenuTree;
	/** How far down it stands, where not all rows are rendered. */
	offset: number | undefined;
	/** How far in it stands. */
	indent: number;
	isCollapsed: boolean;
	isDragged: boolean;
	isTabStop: boolean;
	problem: MenuProblem | undefined;
	onFocus: () => void;
	onKeyDown: ( event: KeyboardEvent ) => void;
	onToggle: () => void;
	onOpen: () => void;
	onStep: ( step: MenuStep ) => void;
	onRemove: () => void;
	onAddInside: () => void;
	onEdit: ( change: MenuChange ) => void;
}

/** An item of a menu as a row of its tree. */
export function MenuTreeRow( {
	row,
	index,
	tree,
	offset,
	indent,
	isCollapsed,
	isDragged,
	isTabStop,
	problem,
	onFocus,
	onKeyDown,
	onToggle,
	onOpen,
	onStep,
	onRemove,
	onAddInside,
	onEdit,
}: MenuTreeRowProps ) {
	const { item, level, siblings } = row;
	const label = getItemLabel( item );
	const hasItems = item.children.length > 0;
	const { setNodeRef, listeners } = useDraggable( { id: item.key } );
	const closedIcon = isRTL() ? chevronLeft : chevronRight;
	return (
		<div
			ref={ setNodeRef }
			role="row"
			aria-rowindex={ index + 1 }
			aria-level={ level }
			aria-posinset={ row.index + 1 }
			aria-setsize={ siblings }
			aria-expanded={ hasItems ? ! isCollapsed : undefined }
			className={ clsx( 'atelier-menu-tree__row', {
				'is-placed': offset !== undefined,
				'is-dragged': isDragged,
			} ) }
			style={ { insetBlockStart: offset, paddingInlineStart: indent } }
		>
			<div role="gridcell" className="atelier-menu-tree__cell">
				<span
					{ ...listeners }
					className="atelier-menu-tree__handle"
					aria-hidden="true"
				>
					{ dragHandle }
				</span>
				{ hasItems ? (
					<Button
						className="atelier-menu-tree__toggle"
						icon={ isCollapsed ? closedIcon : chevronDown }
						size="small"
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
						onClick={ onToggle }
					/>
				) : (
					<span className="atelier-menu-tree__space" />
				) }
				<button
					type="button"
					className="atelier-menu-tree__label"
					data-row={ item.key }
					tabIndex={ isTabStop ? 0 : -1 }
					aria-disabled={ ! isEditable( item ) }
					title={ label }
					onFocus={ onFocus }
					onKeyDown={ onKeyDown }
					onClick={ () => isEditable( item ) && onOpen() }
				>
					{ label }
				</button>
			</div>
			<div role="gridcell" className="atelier-menu-tree__tools">
				{ problem && (
					<ProblemButton
						item={ item }
						problem={ problem }
						onEdit={ onEdit }
						onOpen={ onOpen }
					/>
				) }
				<ItemActions
					row={ row }
					tree={ tree }
					onOpen={ onOpen }
					onStep={ onStep }
					onRemove={ onRemove }
					onAddInside={ onAddInside }
				/>
			</div>
		</div>
	);
}
