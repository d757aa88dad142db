import { describeJournalProblem } from '@/data/journal/describe-journal-problem';
import type { DirtyRecord } from '@/data/writes/dirty-record';

const aRecord = ( title: string ): DirtyRecord => ( {
	kind: 'postType',
	name: 'page',
	key: title,
	title,
} );
const FULL = new DOMException( 'Full.', 'QuotaExceededError' );

describe( 'describeJournalProblem', () => {
	it.each( [
		[
			'a full storage',
			FULL,
			[ 'About' ],
			'Your browser keeps no copy of the unsaved changes of “About”: its storage is full or not allowed. Save often.',
		],
		[
			'a value that cannot be copied',
			new DOMException( 'No copy.', 'DataCloneError' ),
			[ 'About', '' ],
			'Your browser cannot keep a copy of the unsaved changes of “About”, “(no title)”. Save them soon.',
		],
		[
			'a block that cannot be saved, of many records',
			new Error( 'No.' ),
			[ 'A', 'B', 'C', 'D', 'E' ],
			'Your browser cannot keep a copy of the unsaved changes of “A”, “B”, “C”, 2 more. Save them soon.',
		],
		[
			'what was saved and is not removed',
			FULL,
			[],
			'Your browser keeps no copy of unsaved changes: its storage is full or not allowed. Save often.',
		],
	] )( 'names the records of %s', ( _name, error, titles, text ) => {
		expect(
			describeJournalProblem( { error, records: titles.map( aRecord ) } )
		).toBe( text );
	} );
} );
