import type { RefObject } from 'react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';

import { useItemsInSteps } from '@/schedule/use-items-in-steps';
import { ROW_HEIGHT_PX } from './tree-size';

/** Number of rows below which all are rendered. */
const FEW_ROWS = 60;

/** Number of rows in the first slice. */
const FIRST_ROWS: readonly number[] = [ 8 ];

/** The rendered rows of a tree. */
export interface RenderedRows {
	/** Whether only the rows in view are rendered; they are positioned by their offset then. */
	isPartial: boolean;
	/** Their indexes, in their order. */
	indexes: readonly number[];
	/** Height of all rows, in pixels. */
	height: number;
}

/**
 * Returns the rows of a tree to render: all of a short tree, those in view of a long one. They render in slices, because all rows in view take
 * longer than a frame.
 *
 * @param count    Number of rows.
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
