import { diffSequences } from './diff-sequences';

/** A line of two texts: in both, only in the first, or only in the second. */
export interface DiffLine {
	kind: 'same' | 'removed' | 'added';
	text: string;
}

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
	return diffSequences( a, b ).map( ( step ) => ( {
		kind: step.kind,
		text:
			( step.kind === 'added' ? b[ step.after ] : a[ step.before ] ) ??
			'',
	} ) );
}

// Files of themes end their lines in two ways, and indent as they please.
function splitLines( text: string ): readonly string[] {
	return text
		.split( /\r?\n/ )
		.map( ( line ) => line.trim() )
		.filter( Boolean );
}
