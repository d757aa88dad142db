import { __, sprintf } from '@wordpress/i18n';

import { formatRecordTitle } from '../writes/record-title';
import type { JournalProblem } from './journal-writer';

/** More titles would not fit into a notice. */
const MAX_TITLES = 3;

/**
 * Returns the message that names the unsaved changes that the journal could not store, and the reason.
 *
 * @param problem The changes that could not be stored.
 */
export function describeJournalProblem( {
	error,
	records,
}: JournalProblem ): string {
	if ( records.length === 0 ) {
		return __(
			'Your browser keeps no copy of unsaved changes: its storage is full or not allowed. Save often.',
			'atelier'
		);
	}
	const titles = listTitles( records );
	return isStorageError( error )
		? sprintf(
				/* translators: %s: titles of items. */
				__(
					'Your browser keeps no copy of the unsaved changes of %s: its storage is full or not allowed. Save often.',
					'atelier'
				),
				titles
		  )
		: sprintf(
				/* translators: %s: titles of items. */
				__(
					'Your browser cannot keep a copy of the unsaved changes of %s. Save them soon.',
					'atelier'
				),
				titles
		  );
}

function listTitles( records: JournalProblem[ 'records' ] ): string {
	const titles = records.slice( 0, MAX_TITLES ).map( ( { title } ) =>
		sprintf(
			/* translators: %s: title of an item. */
			__( '“%s”', 'atelier' ),
			formatRecordTitle( title )
		)
	);
	const others = records.length - titles.length;
	return [
		...titles,
		...( others > 0
			? [
					sprintf(
						/* translators: %d: number of further items, after the titles of some. */
						__( '%d more', 'atelier' ),
						others
					),
			  ]
			: [] ),
	].join( ', ' );
}

// A value that cannot be copied is the record's problem, not the storage's.
function isStorageError( error: unknown ): boolean {
	return error instanceof DOMException && error.name !== 'DataCloneError';
}
