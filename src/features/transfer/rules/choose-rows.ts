import { completeNeeds } from './complete-needs';
import type { ImportChoice, JudgedRecord } from './types';

/** Choices of a person by key; a record without one stays as it is. */
export type Choices = ReadonlyMap< string, ImportChoice >;

/**
 * Returns the choices with which a file is shown first: all that is new and lacks nothing.
 *
 * @param rows Records of the file.
 */
export function getFirstChoices( rows: readonly JudgedRecord[] ): Choices {
	return new Map(
		rows
			.filter( ( { isTicked } ) => isTicked )
			.map( ( { key } ) => [ key, 'replace' ] )
	);
}

/**
 * Finds the records that are imported along with the chosen ones: new records that these need.
 *
 * @param choices Choices.
 * @param rows    Records of the file.
 * @return By key, the records that need it.
 */
export function findCompanions(
	choices: Choices,
	rows: readonly JudgedRecord[]
): ReadonlyMap< string, readonly JudgedRecord[] > {
	const relevant = rows.filter(
		( { key, state } ) => state === 'new' || choices.has( key )
	);
	return completeNeeds( new Set( choices.keys() ), relevant );
}

/**
 * Returns the choices after one was changed.
 *
 * @param choices Choices.
 * @param key     Key of the record.
 * @param choice  The choice; undefined to leave it as it is.
 */
export function changeChoice(
	choices: Choices,
	key: string,
	choice: ImportChoice | undefined
): Choices {
	const changed = new Map( choices );
	if ( choice ) {
		changed.set( key, choice );
	} else {
		changed.delete( key );
	}
	return changed;
}
