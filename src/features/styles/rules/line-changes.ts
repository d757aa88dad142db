import { diffSequences } from '@/utils/diff-sequences';

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
	const runs: { at: number; removed: string[]; added: string[] }[] = [];
	let at = 0;
	let isRunning = false;
	for ( const step of diffSequences( a, b ) ) {
		if ( step.kind === 'same' ) {
			at = step.before + 1;
			isRunning = false;
			continue;
		}
		const run = isRunning
			? runs.at( -1 )
			: runs[ runs.push( { at, removed: [], added: [] } ) - 1 ];
		isRunning = true;
		if ( step.kind === 'removed' ) {
			run?.removed.push( a[ step.before ] ?? '' );
		} else {
			run?.added.push( b[ step.after ] ?? '' );
		}
	}
	return runs.map( ( run ) => ( {
		removed: run.removed,
		added: run.added,
		text: [
			...a.slice( 0, run.at ),
			...run.added,
			...a.slice( run.at + run.removed.length ),
		].join( '\n' ),
	} ) );
}

// A text without any character has no line.
function splitLines( text: string ): readonly string[] {
	return text === '' ? [] : text.split( /\r?\n/ );
}
