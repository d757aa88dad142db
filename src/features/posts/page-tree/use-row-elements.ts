import { useEffect, useState } from 'react';

import { onNextFrame } from '@/schedule/next-frame';

/** Elements of a row that a list has rendered. */
export interface RowElements {
	id: number;
	row: HTMLElement;
	/** Its first cell. */
	cell: HTMLElement;
}

const NONE: readonly RowElements[] = [];

/**
 * Returns the rows that DataViews has rendered in a list, whose only slots are inside links.
 *
 * @param list     The list's element.
 * @param postType Name of the listed type.
 */
export function useRowElements(
	list: HTMLElement | null,
	postType: string
): readonly RowElements[] {
	const [ rows, setRows ] = useState( NONE );
	useEffect( () => {
		if ( ! list ) {
			return undefined;
		}
		let endWait = () => {};
		const read = () =>
			setRows( ( before ) => {
				const found = findRows( list, postType );
				return isSame( before, found ) ? before : found;
			} );
		const observer = new MutationObserver( () => {
			endWait();
			endWait = onNextFrame( read );
		} );
		read();
		observer.observe( list, { childList: true, subtree: true } );
		return () => {
			observer.disconnect();
			endWait();
		};
	}, [ list, postType ] );
	return rows;
}

function findRows( list: HTMLElement, postType: string ): RowElements[] {
	const titles = list.querySelectorAll< HTMLElement >(
		`[data-record^="${ postType }/"]`
	);
	return Array.from( titles ).flatMap( ( title ) => {
		const row = title.closest< HTMLElement >( 'tr, [role="row"]' );
		const cell = row?.querySelector< HTMLElement >(
			'td, [role="gridcell"]'
		);
		const id = Number( title.dataset.record?.split( '/' )[ 1 ] );
		return row && cell ? [ { id, row, cell } ] : [];
	} );
}

function isSame(
	one: readonly RowElements[],
	other: readonly RowElements[]
): boolean {
	return (
		one.length === other.length &&
		one.every(
			( { id, cell }, index ) =>
				id === other[ index ]?.id && cell === other[ index ]?.cell
		)
	);
}
