/** A step from one list to another: an item of both, of the first only, or of the second only; each by its index. */
export type SequenceStep =
	| { kind: 'same'; before: number; after: number }
	| { kind: 'removed'; before: number }
	| { kind: 'added'; after: number };

/** Above this many pairs the middle is reported as removed and added as a whole: the table would take too long. */
const MAX_PAIRS = 1_000_000;

/** A run of items of the first list that is replaced by a run of the second; one of them may be empty. */
export interface SequenceChange {
	/** Index in the first list, and the number of its items that are removed. */
	before: number;
	removed: number;
	/** Index in the second list, and the number of its items that are added. */
	after: number;
	added: number;
}

/**
 * Returns the steps that lead from one list of keys to another, by their longest common subsequence.
 *
 * @param before The first list.
 * @param after  The second list.
 */
export function diffSequences(
	before: readonly string[],
	after: readonly string[]
): readonly SequenceStep[] {
	const steps: SequenceStep[] = [];
	let [ i, j ] = [ 0, 0 ];
	const addSame = ( end: number ) => {
		while ( i < end ) {
			steps.push( { kind: 'same', before: i++, after: j++ } );
		}
	};
	for ( const change of findChanges( before, after ) ) {
		addSame( change.before );
		for ( const end = i + change.removed; i < end; i++ ) {
			steps.push( { kind: 'removed', before: i } );
		}
		for ( const end = j + change.added; j < end; j++ ) {
			steps.push( { kind: 'added', after: j } );
		}
	}
	addSame( before.length );
	return steps;
}

/**
 * Returns the changes between two lists of keys, one for each run of items that differ. Equal items cost
 * nothing, so that two long lists are compared fast.
 *
 * @param before The first list.
 * @param after  The second list.
 */
export function findChanges(
	before: readonly string[],
	after: readonly string[]
): readonly SequenceChange[] {
	const shorter = Math.min( before.length, after.length );
	let start = 0;
	while ( start < shorter && before[ start ] === after[ start ] ) {
		start++;
	}
	let end = 0;
	while (
		end < shorter - start &&
		before.at( -1 - end ) === after.at( -1 - end )
	) {
		end++;
	}
	return findMiddleChanges(
		before.slice( start, before.length - end ),
		after.slice( start, after.length - end )
	).map( ( change ) => ( {
		...change,
		before: change.before + start,
		after: change.after + start,
	} ) );
}

function findMiddleChanges(
	a: readonly string[],
	b: readonly string[]
): readonly SequenceChange[] {
	if ( a.length + b.length === 0 ) {
		return [];
	}
	if ( a.length * b.length > MAX_PAIRS ) {
		return [ { before: 0, removed: a.length, after: 0, added: b.length } ];
	}
	const lengths = countCommon( a, b );
	const lengthAt = ( i: number, j: number ) => lengths[ i ]?.[ j ] ?? 0;
	const changes: SequenceChange[] = [];
	let change: SequenceChange | undefined;
	let [ i, j ] = [ 0, 0 ];
	while ( i < a.length || j < b.length ) {
		if ( i < a.length && a[ i ] === b[ j ] ) {
			change = undefined;
			i++;
			j++;
			continue;
		}
		if ( ! change ) {
			change = { before: i, removed: 0, after: j, added: 0 };
			changes.push( change );
		}
		if (
			i < a.length &&
			( j === b.length || lengthAt( i + 1, j ) >= lengthAt( i, j + 1 ) )
		) {
			change.removed++;
			i++;
		} else {
			change.added++;
			j++;
		}
	}
	return changes;
}

/** Returns, for each pair of indexes, the length of the longest common subsequence of the rests. */
function countCommon(
	a: readonly string[],
	b: readonly string[]
): readonly ( readonly number[] )[] {
	const rows: number[][] = Array.from( { length: a.length + 1 }, () =>
		Array< number >( b.length + 1 ).fill( 0 )
	);
	for ( let i = a.length - 1; i >= 0; i-- ) {
		const below = rows[ i + 1 ] ?? [];
		const row = rows[ i ] ?? [];
		for ( let j = b.length - 1; j >= 0; j-- ) {
			row[ j ] =
				a[ i ] === b[ j ]
					? ( below[ j + 1 ] ?? 0 ) + 1
					: Math.max( below[ j ] ?? 0, row[ j + 1 ] ?? 0 );
		}
	}
	return rows;
}
