import type { JournalEntry } from '@/data/journal/journal-entry';
import { listLeftEntries } from '@/data/journal/list-left-entries';

const NOW = Date.UTC( 2030, 0, 31 );
const DAY_MS = 24 * 60 * 60 * 1000;
const OWNER = { site: 'https://example.org', userId: 1 };

function anEntry( changes: Partial< JournalEntry > = {} ): JournalEntry {
	return {
		...OWNER,
		id: 'entry',
		tab: 'gone',
		record: { kind: 'postType', name: 'page', key: 1, title: 'One' },
		edits: { title: 'One!' },
		base: { title: 'One' },
		writtenAt: NOW - DAY_MS,
		...changes,
	};
}

function list( entries: readonly JournalEntry[] ) {
	const { left, expired } = listLeftEntries( {
		entries,
		owner: OWNER,
		livingTabs: [ 'open' ],
		theme: 'current',
		now: NOW,
	} );
	return {
		left: left.map( ( { id } ) => id ),
		expired: expired.map( ( { id } ) => id ),
	};
}

describe( 'listLeftEntries', () => {
	it.each( [
		[ 'offers what a page that is gone held', {}, 'left' ],
		[ 'leaves a page that is open its changes', { tab: 'open' }, 'none' ],
		[ 'offers nothing of another person', { userId: 2 }, 'none' ],
		[
			'offers nothing of another site of the same origin',
			{ site: 'https://example.org/two' },
			'none',
		],
		[ 'offers what belongs to this theme', { theme: 'current' }, 'left' ],
		[
			'keeps what belongs to another theme for that one',
			{ theme: 'other' },
			'none',
		],
		[
			'drops what is older, of another theme, too',
			{ theme: 'other', writtenAt: 0 },
			'expired',
		],
		[
			'offers what is 30 days old',
			{ writtenAt: NOW - 30 * DAY_MS },
			'left',
		],
		[
			'drops what is older',
			{ writtenAt: NOW - 30 * DAY_MS - 1 },
			'expired',
		],
		[
			'keeps what another person left, however old',
			{ userId: 2, writtenAt: 0 },
			'none',
		],
		[
			'offers what a wrong clock dates into the future',
			{ writtenAt: NOW + DAY_MS },
			'left',
		],
	] )( '%s', ( _, changes, place ) => {
		expect( list( [ anEntry( changes ) ] ) ).toEqual( {
			left: place === 'left' ? [ 'entry' ] : [],
			expired: place === 'expired' ? [ 'entry' ] : [],
		} );
	} );

	it( 'offers the latest first', () => {
		expect(
			list( [
				anEntry( { id: 'old', writtenAt: NOW - 2 } ),
				anEntry( { id: 'new', writtenAt: NOW - 1 } ),
			] ).left
		).toEqual( [ 'new', 'old' ] );
	} );
} );
