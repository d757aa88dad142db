/** A step from one list to another: what both have, what only the first has, or what only the second has; each by its index. */
export type SequenceStep =
	| { kind: 'same'; before: number; after: number }
	| { kind: 'removed'; before: number }
	| { kind: 'added'; after: number };

/** Above this many pairs the middle is told as removed and added as a whole: the table would take too long. */
const MAX_PAIRS = 1_000_000;

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
	const toSame = ( index: number, shift: number ): SequenceStep => ( {
		kind: 'same',
		before: index,
		after: index + shift,
	} );
	return [
		...listIndexes( 0, start ).map( ( index ) => toSame( index, 0 ) ),
		...diffMiddle(
			before.slice( start, before.length - end ),
			after.slice( start, after.length - end )
		).map( ( step ) => moveStep( step, start ) ),
		...listIndexes( before.length - end, before.length ).map( ( index ) =>
			toSame( index, after.length - before.length )
		),
	];
}

function diffMiddle(
	a: readonly string[],
	b: readonly string[]
): readonly SequenceStep[] {
	if ( a.length * b.length > MAX_PAIRS ) {
		return [
			...a.map(
				( _, before ) => ( { kind: 'removed', before } ) as const
			),
			...b.map( ( _, after ) => ( { kind: 'added', after } ) as const ),
		];
	}
	const lengths = countCommon( a, b );
	const lengthAt = ( i: number, j: number ) => lengths[ i ]?.[ j ] ?? 0;
	const steps: SequenceStep[] = [];
	let i = 0;
	let j = 0;
	while ( i < a.length || j < b.length ) {
		if ( i < a.length && a[ i ] === b[ j ] ) {
			steps.push( { kind: 'same', before: i++, after: j++ } );
		} else if (
			i < a.length &&
			( j === b.length || lengthAt( i + 1, j ) >= lengthAt( i, j + 1 ) )
		) {
			steps.push( { kind: 'removed', before: i++ } );
		} else {
			steps.push( { kind: 'added', after: j++ } );
		}
	}
	return steps;
}

/** For each pair of places: how many items at most the rests have in common, in their order. */
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

function moveStep( step: SequenceStep, by: number ): SequenceStep {
	switch ( step.kind ) {
		case 'same':
			return {
				...step,
				before: step.before + by,
				after: step.after + by,
			};
		case 'removed':
			return { ...step, before: step.before + by };
		case 'added':
			return { ...step, after: step.after + by };
	}
}

function listIndexes( from: number, to: number ): number[] {
	return Array.from( { length: to - from }, ( _, index ) => from + index );
}
