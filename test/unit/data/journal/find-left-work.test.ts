import '@test/helpers/indexed-db';

import { findLeftWork, getJournalOwner } from '@/data/journal/find-left-work';
import { createJournalDatabase } from '@/data/journal/journal-database';
import type { JournalEntry } from '@/data/journal/journal-entry';
import { getBootPayload } from '@/data/site/boot-payload';
import { aBootPayload } from '@test/helpers/boot-payload';

jest.mock( '@/data/site/boot-payload', () => ( {
	getBootPayload: jest.fn(),
} ) );

/** Opens a page of a draft of the design, or of the live one. */
function openPage( draftId?: number ) {
	jest.mocked( getBootPayload ).mockReturnValue(
		aBootPayload( {
			draft:
				draftId === undefined
					? null
					: {
							id: draftId,
							name: `Draft ${ draftId }`,
							isProposal: false,
					  },
		} )
	);
}

const anEntry = (): JournalEntry => ( {
	...getJournalOwner(),
	id: `styles of ${ getJournalOwner().site }`,
	tab: 'gone',
	record: {
		kind: 'root',
		name: 'globalStyles',
		key: 5,
		title: 'Styles',
	},
	edits: { styles: { color: { text: 'red' } } },
	base: { styles: {} },
	writtenAt: Date.now(),
} );

it( 'offers work that was left in a draft of the design in that draft alone', async () => {
	const database = createJournalDatabase();
	const written: string[] = [];
	for ( const draft of [ undefined, 12, 13 ] ) {
		openPage( draft );
		const entry = anEntry();
		written.push( entry.id );
		await database.write( entry );
	}

	const offered = [];
	for ( const draft of [ undefined, 12, 13, 14 ] ) {
		openPage( draft );
		offered.push( ( await findLeftWork() ).map( ( { id } ) => id ) );
	}

	expect( new Set( written ).size ).toBe( 3 );
	expect( offered ).toEqual( [
		[ written[ 0 ] ],
		[ written[ 1 ] ],
		[ written[ 2 ] ],
		[],
	] );
} );
