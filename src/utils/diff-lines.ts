/** A line of two texts: in both, only in the first, or only in the second. */
export interface DiffLine {
	kind: 'same' | 'removed' | 'added';
	text: string;
}

/** Above this many pairs of lines the middle is told as removed and added as a whole: the table would take too long. */
const MAX_PAIRS = 1_000_000;

/**
 * Compares two texts line by line.
 *
 * @param before The first text.
 * @param after  The second text.
 */
export function diffLines(
	before: string,
	after: string
): readonly DiffLine[] {
	const a = splitLines( before );
	const b = splitLines( after );
	let start = 0;
	while (
		start < a.length &&
		start < b.length &&
		a[ start ] === b[ start ]
	) {
		start++;
	}
	let end = 0;
	while (
		end < Math.min( a.length, b.length ) - start &&
		a[ a.length - 1 - end ] === b[ b.length - 1 - end ]
	) {
		end++;
	}
	return [
		...toLines( 'same', a.slice( 0, start ) ),
		...diffMiddle(
			a.slice( start, a.length - end ),
			b.slice( start, b.length - end )
		),
		...toLines( 'same', a.slice( a.length - end ) ),
	];
}

function diffMiddle(
	a: readonly string[],
	b: readonly string[]
): readonly DiffLine[] {
	if ( a.length * b.length > MAX_PAIRS ) {
		return [ ...toLines( 'removed', a ), ...toLines( 'added', b ) ];
	}
	const lengths = countCommon( a, b );
	const lengthAt = ( i: number, j: number ) => lengths[ i ]?.[ j ] ?? 0;
	const lines: DiffLine[] = [];
	let i = 0;
	let j = 0;
	while ( i < a.length || j < b.length ) {
		const first = a[ i ];
		const second = b[ j ];
		if ( first !== undefined && first === second ) {
			lines.push( { kind: 'same', text: first } );
			i++;
			j++;
		} else if (
			first !== undefined &&
			( second === undefined ||
				lengthAt( i + 1, j ) >= lengthAt( i, j + 1 ) )
		) {
			lines.push( { kind: 'removed', text: first } );
			i++;
		} else {
			lines.push( { kind: 'added', text: second ?? '' } );
			j++;
		}
	}
	return lines;
}

/** For each pair of places: how many lines at most the rests have in common, in their order. */
function countCommon(
	a: readonly string[],
	b: readonly string[]
): readonly ( readonly number[] )[] {
	const rows: number[][] = [ Array< number >( b.length + 1 ).fill( 0 ) ];
	for ( let i = a.length - 1; i >= 0; i-- ) {
		const below = rows[ 0 ] ?? [];
		const row = Array< number >( b.length + 1 ).fill( 0 );
		for ( let j = b.length - 1; j >= 0; j-- ) {
			row[ j ] =
				a[ i ] === b[ j ]
					? ( below[ j + 1 ] ?? 0 ) + 1
					: Math.max( below[ j ] ?? 0, row[ j + 1 ] ?? 0 );
		}
		rows.unshift( row );
	}
	return rows;
}

// Files of themes end their lines in two ways, and indent as they please.
function splitLines( text: string ): readonly string[] {
	return text
		.split( /\r?\n/ )
		.map( ( line ) => line.trim() )
		.filter( Boolean );
}

function toLines(
	kind: DiffLine[ 'kind' ],
	texts: readonly string[]
): readonly DiffLine[] {
	return texts.map( ( text ) => ( { kind, text } ) );
}
