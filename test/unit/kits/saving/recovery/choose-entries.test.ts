import type { JournalEntry } from '@/data/journal/journal-entry';
import {
	chooseEntries,
	toggleEntry,
} from '@/kits/saving/recovery/choose-entries';

function anEntry( id: string, key: number ): JournalEntry {
	return {
		id,
		site: 'https://example.org',
		userId: 1,
		tab: 'gone',
		record: { kind: 'postType', name: 'page', key, title: 'Page' },
		edits: {},
		base: {},
		writtenAt: 0,
	};
}

// The latest first; two tabs left changes of the page 1.
const ENTRIES = [
	anEntry( 'new', 1 ),
	anEntry( 'old', 1 ),
	anEntry( 'two', 2 ),
];

describe( 'chooseEntries', () => {
	it( 'chooses the latest of each record', () => {
		expect( chooseEntries( ENTRIES ) ).toEqual( [ 'new', 'two' ] );
	} );
} );

describe( 'toggleEntry', () => {
	it.each( [
		[ 'leaves one out', [ 'new', 'two' ], 'two', [ 'new' ] ],
		[ 'chooses one more', [ 'new' ], 'two', [ 'new', 'two' ] ],
		[
			'replaces another of the same record',
			[ 'new', 'two' ],
			'old',
			[ 'two', 'old' ],
		],
	] )( '%s', ( _, chosen, id, expected ) => {
		expect( toggleEntry( ENTRIES, chosen, id ) ).toEqual( expected );
	} );
} );
