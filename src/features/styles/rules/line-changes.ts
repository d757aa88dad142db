import { findChanges, type SequenceChange } from '@/utils/diff-sequences';
import { isSameValue } from './same-value';

/** A run of lines that replaces another one; each change can be applied alone. */
export interface LineChange {
	removed: readonly string[];
	added: readonly string[];
	/** The first text with this change alone. */
	text: string;
}

/**
 * Lists the changes from one text to another, one for each run of lines that differ, or for each of its lines. Applying all of them in order gives the
 * second text; lines end as WordPress stores them, with `\n`.
 *
 * @param before The first text.
 * @param after  The second text.
 */
export function listLineChanges(
	before: string,
	after: string
): readonly LineChange[] {
	const a = splitLines( before );
	const b = splitLines( after );
	return findChanges( a, b )
		.flatMap( ( change ) => splitChange( a, b, change ) )
		.map( ( change ) => {
			const removed = a.slice(
				change.before,
				change.before + change.removed
			);
			const added = b.slice( change.after, change.after + change.added );
			return {
				removed,
				added,
				text: [
					...a.slice( 0, change.before ),
					...added,
					...a.slice( change.before + change.removed ),
				].join( '\n' ),
			};
		} );
}

// A run in which each line has another value of the same property or selector is one change for each line.
function splitChange(
	a: readonly string[],
	b: readonly string[],
	change: SequenceChange
): readonly SequenceChange[] {
	const lines = Array.from(
		{ length: change.removed },
		( _line, index ) => ( {
			before: change.before + index,
			removed: 1,
			after: change.after + index,
			added: 1,
		} )
	);
	return change.removed === change.added &&
		lines.every( ( { before, after } ) =>
			isSameKind( a[ before ] ?? '', b[ after ] ?? '' )
		)
		? lines
		: [ change ];
}

// Lines with other braces belong together with their neighbours.
function isSameKind( before: string, after: string ): boolean {
	const [ one, other ] = [ before, after ].map( ( line ) => [
		/^[^{:]*/.exec( line.trim() )?.[ 0 ],
		line.replace( /[^{}]/g, '' ),
	] );
	return isSameValue( one, other );
}

// An empty text has no line.
function splitLines( text: string ): readonly string[] {
	return text === '' ? [] : text.split( /\r?\n/ );
}
