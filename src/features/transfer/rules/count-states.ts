import type { JudgedRecord } from './types';

/** Numbers of records of a file by state. A record that needs something that is missing is counted twice. */
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
