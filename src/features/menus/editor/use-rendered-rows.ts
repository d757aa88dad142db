import type { RefObject } from 'react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';

import { useItemsInSteps } from '@/schedule/use-items-in-steps';
import { ROW_HEIGHT_PX } from './tree-size';

/** A menu with fewer rows is rendered as a whole. */
const FEW_ROWS = 60;

/** How many rows the first frame shows. */
const FIRST_ROWS: readonly number[] = [ 8 ];

/** Which rows of a tree are rendered. */
export interface RenderedRows {
	/** Whether it is only those in view; then they are placed by their offset. */
	isPartial: boolean;
	/** Their indexes, in their order. */
	indexes: readonly number[];
	/** Height of all rows, in pixels. */
	height: number;
}

/**
 * Returns which rows of a tree are rendered: all of a short one, of a long one those in view. A window of rows takes more than a frame, so
 * the first ones come before the others.
 *
 * @param count    How many rows there are.
 * @param scroller Scroll container of the rows.
 * @param kept     Indexes of rows that stay rendered when they are scrolled out of view; -1 for none.
 */
export function useRenderedRows(
	count: number,
	scroller: RefObject< HTMLElement | null >,
	kept: readonly number[]
): RenderedRows {
	const virtualizer = useVirtualizer( {
		count,
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
	const isPartial = count > FEW_ROWS;
	const all = isPartial
		? virtualizer.getVirtualItems().map( ( { index } ) => index )
		: Array.from( { length: count }, ( _, index ) => index );
	return {
		isPartial,
		indexes: useItemsInSteps( 'rows', all, FIRST_ROWS ),
		height: virtualizer.getTotalSize(),
	};
}
