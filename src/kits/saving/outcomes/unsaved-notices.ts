import type { SaveOutcome } from '@/data/writes/save-outcome';
import { removeNotice } from './show-notice';

const recordNames = new Map< string, string >();

/**
 * Notes whether a notice is about unsaved edits, so that it is removed when these are saved.
 *
 * @param id         Id of the notice.
 * @param recordName Name of the edited records, for example `globalStyles`; undefined where nothing is unsaved.
 */
export function noteUnsaved(
	id: string,
	recordName: string | undefined
): void {
	if ( recordName === undefined ) {
		recordNames.delete( id );
	} else {
		recordNames.set( id, recordName );
	}
}

/**
 * Removes the notices about edits that are saved: the notice of the save has an Undo of its own. A notice about records that were edited
 * during the save stays.
 *
 * @param results Outcomes of the save.
 * @param unsaved Records that have unsaved edits after it.
 */
export function removeSavedNotices(
	results: readonly SaveOutcome[],
	unsaved: ReadonlyArray< { name: string } >
): void {
	const savedNames = new Set(
		results
			.filter( ( { status } ) => status === 'saved' )
			.map( ( { record } ) => record.name )
	);
	unsaved.forEach( ( { name } ) => savedNames.delete( name ) );
	for ( const [ id, name ] of recordNames ) {
		if ( savedNames.has( name ) ) {
			recordNames.delete( id );
			removeNotice( id );
		}
	}
}
