import type { BringRow, WorkCounts } from './types';

/**
 * Counts the work in another theme that was not brought.
 *
 * @param rows All rows of the other theme.
 */
export function countLeftWork( rows: readonly BringRow[] ): WorkCounts {
	// Rows that only the theme's files have are nobody's work.
	const left = rows.filter(
		( { state, isOwn } ) => state !== 'same' && isOwn
	);
	const count = ( kind: BringRow[ 'kind' ], area?: BringRow[ 'area' ] ) =>
		left.filter( ( row ) => row.kind === kind && row.area === area ).length;
	return {
		templates: count( 'template' ),
		headers: count( 'part', 'header' ),
		footers: count( 'part', 'footer' ),
		parts: count( 'part' ),
		hasStyles: left.some( ( { kind } ) => kind === 'style' ),
	};
}
