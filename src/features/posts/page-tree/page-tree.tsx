import { useRef, type KeyboardEvent } from 'react';
import { closestCenter, DndContext } from '@dnd-kit/core';
import {
	SortableContext,
	useSortable,
	verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button } from '@wordpress/components';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { dragHandle } from '@wordpress/icons';
import clsx from 'clsx';

import { readStepKey } from '@/kits/tree/rules/read-tree-key';
import type { TreeStep } from '@/kits/tree/types';
import { useRowFocus } from '@/kits/tree/use-row-focus';
import { useTreeDrag } from '@/kits/tree/use-tree-drag';
import { useTreeMoves } from '@/kits/tree/use-tree-moves';
import {
	describePageLocation,
	getInstructions,
	LEVEL_PX,
	PAGE_MODEL,
} from './describe-page-location';
import type { PageRow } from './page-order';

/** Props of {@link PageTree}. */
export interface PageTreeProps {
	rows: readonly PageRow[];
	isDisabled: boolean;
	onChange: ( rows: readonly PageRow[] ) => void;
}

/** The pages of a tree, which can be moved by pointer or by the arrow keys on a row's handle. */
export function PageTree( { rows, isDisabled, onChange }: PageTreeProps ) {
	const list = useRef< HTMLUListElement >( null );
	const { moveTo, step } = useTreeMoves( {
		model: PAGE_MODEL,
		tree: rows,
		speech: {
			describeLocation: describePageLocation,
			refusal: __( 'It cannot be moved further.', 'atelier' ),
			politeness: 'assertive',
		},
		onChange: ( change ) => onChange( change( rows ) ),
		focusRow: useRowFocus( list ),
	} );
	const dragProps = useTreeDrag( {
		rows,
		indent: LEVEL_PX,
		instructions: getInstructions(),
		onDrop: moveTo,
	} );
	return (
		<DndContext { ...dragProps } collisionDetection={ closestCenter }>
			<p className="atelier-page-tree__hint">{ getInstructions() }</p>
			<SortableContext
				items={ rows.map( ( { id } ) => id ) }
				strategy={ verticalListSortingStrategy }
			>
				<ul className="atelier-page-tree__rows" ref={ list }>
					{ rows.map( ( row ) => (
						<SortablePage
							key={ row.id }
							row={ row }
							isDisabled={ isDisabled }
							onStep={ step }
						/>
					) ) }
				</ul>
			</SortableContext>
		</DndContext>
	);
}

function SortablePage( {
	row: { id, title, level },
	isDisabled,
	onStep,
}: {
	row: PageRow;
	isDisabled: boolean;
	onStep: ( id: number, step: TreeStep ) => void;
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
		const step = readStepKey( event.key, isRTL() );
		if ( step && ! isDisabled ) {
			event.preventDefault();
			onStep( id, step );
		}
	};
	return (
		<li
			ref={ setNodeRef }
			className={ clsx( 'atelier-page-tree__row', {
				'is-dragging': isDragging,
			} ) }
			style={ {
				transform: CSS.Translate.toString( transform ),
				transition,
				paddingInlineStart: ( level - 1 ) * LEVEL_PX,
			} }
		>
			<Button
				{ ...listeners }
				ref={ setActivatorNodeRef }
				data-row={ id }
				size="small"
				icon={ dragHandle }
				className="atelier-page-tree__handle"
				/* translators: %s: title of a page. */
				label={ sprintf( __( 'Move %s', 'atelier' ), title ) }
				// The title is visible beside the handle, and a tooltip would consume the first Escape.
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
