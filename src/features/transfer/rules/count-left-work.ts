import type { BringRow, WorkCounts } from './types';

/**
 * Counts what was not brought of another theme.
 *
 * @param rows Everything of it.
 */
export function countLeftWork( rows: readonly BringRow[] ): WorkCounts {
	// Of what only its files have nobody made anything.
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
