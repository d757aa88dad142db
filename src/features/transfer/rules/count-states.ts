import type { JudgedRecord } from './types';

/** How many records of a file are what. One that needs something is counted there, too. */
export interface StateCounts {
	new: number;
	same: number;
	different: number;
	needs: number;
}

/**
 * Counts the records of a file.
 *
 * @param rows The records.
 */
export function countStates( rows: readonly JudgedRecord[] ): StateCounts {
	const count = ( state: JudgedRecord[ 'state' ] ) =>
		rows.filter( ( row ) => row.state === state ).length;
	return {
		new: count( 'new' ),
		same: count( 'same' ),
		different: count( 'different' ),
		needs: rows.filter( ( { missing } ) => missing.length > 0 ).length,
	};
}
