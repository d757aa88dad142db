/** Addresses of this tab's history, by their index. */
export type HistoryTrail = Readonly< Record< number, string > >;

/** An entry of the tab's history. */
export interface HistoryEntry {
	/** Its index, counted by the router. */
	index: number;
	/** Its address: path with query, without the parameters that every address has. */
	address: string;
}

/** Direction of the navigation that led to the current entry. */
export type Direction = 'forward' | 'back' | 'none';

/**
 * Returns the trail with the current entry in it. A new entry removes the entries after it.
 *
 * @param trail   The trail.
 * @param entry   The current entry.
 * @param isFresh Whether the entry was just added, not reached by going back or forward.
 */
export function recordEntry(
	trail: HistoryTrail,
	{ index, address }: HistoryEntry,
	isFresh: boolean
): HistoryTrail {
	const kept = isFresh
		? Object.fromEntries(
				Object.entries( trail ).filter(
					( [ place ] ) => Number( place ) < index
				)
		  )
		: trail;
	return { ...kept, [ index ]: address };
}

/**
 * Returns whether the previous entry has an address, so that going there is a step back without a new entry.
 *
 * @param trail   The trail.
 * @param index   Index of the current entry.
 * @param address The address.
 */
export function isPreviousEntry(
	trail: HistoryTrail,
	index: number,
	address: string
): boolean {
	return trail[ index - 1 ] === address;
}

/**
 * Returns whether the previous entry has an address, possibly with more parameters, in view mode: a list as the person left it, with its view,
 * search and page.
 *
 * @param trail   The trail.
 * @param index   Index of the current entry.
 * @param address The address.
 */
export function isWithinPreviousEntry(
	trail: HistoryTrail,
	index: number,
	address: string
): boolean {
	const [ path, search ] = address.split( '?', 2 );
	const [ previousPath, previousSearch ] = ( trail[ index - 1 ] ?? '' ).split(
		'?',
		2
	);
	const previous = new URLSearchParams( previousSearch );
	return (
		path === previousPath &&
		! previous.has( 'canvas' ) &&
		[ ...new URLSearchParams( search ) ].every(
			( [ name, value ] ) => previous.get( name ) === value
		)
	);
}

/**
 * Returns whether the previous entry is in the full-screen editor.
 *
 * @param trail The trail.
 * @param index Index of the current entry.
 */
export function isPreviousEntryEdited(
	trail: HistoryTrail,
	index: number
): boolean {
	const [ , search ] = ( trail[ index - 1 ] ?? '' ).split( '?', 2 );
	return new URLSearchParams( search ).get( 'canvas' ) === 'edit';
}

/**
 * Returns the direction from one entry of the history to another.
 *
 * @param from Index of the entry that is left.
 * @param to   Index of the entry that is reached.
 */
export function directionBetween( from: number, to: number ): Direction {
	if ( from === to ) {
		return 'none';
	}
	return to > from ? 'forward' : 'back';
}
