import { findChanges } from './diff-sequences';

/** A line that only one of two texts has: the first, or the second. */
export interface DiffLine {
	kind: 'removed' | 'added';
	text: string;
}

/**
 * Returns the lines that differ between two texts.
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
	return findChanges( a, b ).flatMap( ( change ) => [
		...a
			.slice( change.before, change.before + change.removed )
			.map( ( text ) => ( { kind: 'removed', text } ) as const ),
		...b
			.slice( change.after, change.after + change.added )
			.map( ( text ) => ( { kind: 'added', text } ) as const ),
	] );
}

// Files of themes differ in line endings and indentation.
function splitLines( text: string ): readonly string[] {
	return text
		.split( /\r?\n/ )
		.map( ( line ) => line.trim() )
		.filter( Boolean );
}
