import { findChanges } from '@/utils/diff-sequences';

/** A run of lines that replaces another one; each change can be applied alone. */
export interface LineChange {
	removed: readonly string[];
	added: readonly string[];
	/** The first text with this change alone. */
	text: string;
}

/**
 * Lists the changes from one text to another, one for each run of lines that differ. Applying all of them in order gives the
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
	return findChanges( a, b ).map( ( change ) => {
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

// An empty text has no line.
function splitLines( text: string ): readonly string[] {
	return text === '' ? [] : text.split( /\r?\n/ );
}
