import '@test/helpers/indexed-db';
import apiFetch from '@wordpress/api-fetch';
import { registerStores } from '@/data/store';

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

const asked: string[] = [];

/** The DOM that tests run in has no responses. */
const answer = ( body: unknown ) => ( {
	ok: true,
	status: 200,
	headers: new Map(),
	json: () => Promise.resolve( body ),
} );

describe( 'work in a draft that was published or discarded since', () => {
	beforeAll( () => {
		registerStores();
		apiFetch.setFetchHandler( ( async ( { path }: { path?: string } ) => {
			asked.push( String( path ).split( '?' )[ 0 ]! );
			return answer( [
				{ id: 12, name: 'Autumn', status: 'publish' },
				{ id: 14, name: 'Winter', status: 'draft' },
			] );
		} ) as never );
	} );

	it( 'is offered in the live design, with the draft; of one that is still there it is not', async () => {
		const database = createJournalDatabase();
		for ( const draft of [ undefined, 12, 13, 14 ] ) {
			openPage( draft );
			await database.write( anEntry() );
		}
		openPage();
		const offered = ( await findLeftWork() ).map(
			( { site, endedDraft } ) => [
				site.split( '#' )[ 1 ] ?? 'live',
				endedDraft,
			]
		);
		expect( offered.sort() ).toEqual( [
			[ 'draft-12', { name: 'Autumn', isPublished: true } ],
			[ 'draft-13', { name: '', isPublished: false } ],
			[ 'live', undefined ],
		] );
		expect( asked ).toEqual( [ '/atelier/v1/drafts' ] );
	} );
} );
