import { findChanges } from '@/utils/diff-sequences';

/** Lines of a text that stand in the place of others: what can be taken over alone. */
export interface LineChange {
	removed: readonly string[];
	added: readonly string[];
	/** The first text with this change alone. */
	text: string;
}

/**
 * Lists what leads from one text to another, each run of lines that differ on its own. Taking all of them one after the other gives the
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

// A text without any character has no line.
function splitLines( text: string ): readonly string[] {
	return text === '' ? [] : text.split( /\r?\n/ );
}
