import { useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import {
	closestCenter,
	DndContext,
	useDraggable,
	useDroppable,
} from '@dnd-kit/core';
import { Button } from '@wordpress/components';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { dragHandle } from '@wordpress/icons';
import clsx from 'clsx';

import { explainLiveOnly } from '@/data/site/live-only';
import { readStepKey } from '@/kits/tree/rules/read-tree-key';
import type { TreeStep } from '@/kits/tree/types';
import { useRowFocus } from '@/kits/tree/use-row-focus';
import { useTreeDrag, type TreeDrag } from '@/kits/tree/use-tree-drag';
import { getPostTitle, isAllowed, type Post } from '../list/post';
import type { PostType } from '../reads/post-type';
import { getInstructions, LEVEL_PX } from './describe-page-location';
import { PageDropLine } from './page-drop-line';
import { loadTree } from './load-tree';
import type { PageRow } from './page-order';
import { toListedRows } from './plan-move';
import { useActiveRow } from './use-active-row';
import { useListMoves, type ListMovesInput } from './use-list-moves';
import { useRowNode } from './use-row-node';
import { useRowElements, type RowElements } from './use-row-elements';
import './style.scss';

/** Props of {@link ListTree}. */
export interface ListTreeProps extends ListMovesInput {
	postType: PostType;
	/** The pages that the list shows. */
	posts: readonly Post[];
	/** Number of all pages. */
	total: number;
	/** Id of a page that was moved or added before the list changed: its row gets the focus. */
	movedId: number | undefined;
	onFocused: () => void;
}

function isRendered(
	posts: readonly Post[],
	elements: readonly RowElements[]
): boolean {
	return elements.every(
		( { id, row }, index ) => row.isConnected && posts[ index ]?.id === id
	);
}

/**
 * Handles by which a person moves pages in a list that shows their tree. It is inside the list, and renders a handle in each row of DataViews.
 */
export function ListTree( {
	posts,
	total,
	movedId,
	onFocused,
	...input
}: ListTreeProps ) {
	const { postType, order } = input;
	const [ list, setList ] = useState< HTMLElement | null >( null );
	const elements = useRowElements( list, postType.slug );
	const activeId = useActiveRow( list, elements );
	const [ drag, setDrag ] = useState< TreeDrag >();
	const { rows, prepare } = useTreeRows( { posts, total, postType, order } );
	const { moveTo, step, isSaving } = useListMoves( input );
	const focusRow = useRowFocus(
		useMemo( () => ( { current: list } ), [ list ] )
	);
	useEffect( () => {
		if ( movedId !== undefined && elements.length > 0 ) {
			const shown = elements.find( ( { id } ) => id === movedId );
			if ( ! isRendered( posts, elements ) ) {
				// The rows are still those of the previous list.
				return;
			}
			focusRow( ( shown ?? elements[ 0 ] )?.id ?? movedId );
			onFocused();
		}
	}, [ movedId, elements, posts, focusRow, onFocused ] );
	const dragProps = useTreeDrag( {
		rows,
		indent: LEVEL_PX,
		instructions: getInstructions(),
		onDrag: setDrag,
		onDrop: moveTo,
	} );
	const byId = new Map( posts.map( ( post ) => [ post.id, post ] ) );
	const handleStep = ( id: number, toStep: TreeStep ) => {
		step( id, toStep );
		focusRow( id );
	};
	return (
		<div
			ref={ ( element ) =>
				setList(
					element?.closest< HTMLElement >( '.atelier-list' ) ?? null
				)
			}
		>
			<DndContext { ...dragProps } collisionDetection={ closestCenter }>
				{ elements.map( ( element ) => {
					const post = byId.get( element.id );
					return (
						post &&
						isAllowed( post, 'PUT' ) && (
							<RowHandle
								key={ element.id }
								element={ element }
								title={ getPostTitle( post ) }
								isDisabled={ isSaving }
								isTabStop={ element.id === activeId }
								onPrepare={ prepare }
								onStep={ handleStep }
							/>
						)
					);
				} ) }
			</DndContext>
			{ drag && <PageDropLine { ...{ drag, rows, elements } } /> }
		</div>
	);
}

/** Returns the rows of the whole tree as the list shows them. Rows of other pages are loaded when a person points at or focuses a handle. */
function useTreeRows( {
	posts,
	total,
	postType,
	order,
}: Pick< ListTreeProps, 'posts' | 'total' | 'postType' | 'order' > ) {
	const [ tree, setTree ] = useState< {
		posts: readonly Post[];
		rows: readonly PageRow[];
	} >();
	const rows = useMemo( (): readonly PageRow[] => {
		if ( posts.length >= total ) {
			return posts.map( ( post ) => ( {
				id: post.id,
				title: getPostTitle( post ),
				level: ( post.level ?? 0 ) + 1,
			} ) );
		}
		return tree?.posts === posts ? tree.rows : [];
	}, [ posts, total, tree ] );
	const prepare = () => {
		if ( rows.length === 0 ) {
			loadTree( postType ).then(
				( pages ) =>
					setTree( { posts, rows: toListedRows( pages, order ) } ),
				// A move loads the tree again, and reports a failure.
				() => {}
			);
		}
	};
	return { rows, prepare };
}

interface RowHandleProps {
	element: RowElements;
	title: string;
	isDisabled: boolean;
	/** Whether the Tab key reaches it. */
	isTabStop: boolean;
	/** Called before the row is moved. */
	onPrepare: () => void;
	onStep: ( id: number, step: TreeStep ) => void;
}

function RowHandle( {
	element: { id, row, cell },
	title,
	isDisabled,
	isTabStop,
	onPrepare,
	onStep,
}: RowHandleProps ) {
	const {
		attributes,
		listeners,
		setNodeRef,
		setActivatorNodeRef,
		isDragging,
	} = useDraggable( { id, disabled: isDisabled } );
	const { setNodeRef: setTarget } = useDroppable( { id } );
	useRowNode( row, setNodeRef, setTarget );
	const handleKeyDown = ( event: KeyboardEvent ) => {
		const step = readStepKey( event.key, isRTL() );
		if ( step && explainLiveOnly( 'content' ) === undefined ) {
			event.preventDefault();
			onStep( id, step );
		}
	};
	const reason = explainLiveOnly( 'content' );
	return createPortal(
		<Button
			{ ...( reason === undefined && listeners ) }
			ref={ setActivatorNodeRef }
			data-row={ id }
			tabIndex={ isTabStop ? 0 : -1 }
			size="small"
			icon={ dragHandle }
			className={ clsx( 'atelier-list-handle', {
				'is-dragging': isDragging,
			} ) }
			/* translators: %s: title of a page. */
			label={ sprintf( __( 'Move %s', 'atelier' ), title ) }
			// The title is visible beside the handle.
			showTooltip={ false }
			{ ...( reason === undefined
				? { 'aria-describedby': attributes[ 'aria-describedby' ] }
				: {
						description: reason,
						disabled: true,
						accessibleWhenDisabled: true,
				  } ) }
			onPointerEnter={ onPrepare }
			onFocus={ onPrepare }
			onKeyDown={ handleKeyDown }
		/>,
		cell
	);
}
