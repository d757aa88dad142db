import { readSyncStatus } from '@/features/patterns/rules/read-sync-status';

// Specification 3: there and empty means synced, absent means not synced.
describe( 'readSyncStatus', () => {
	it.each( [
		[ '', 'full' ],
		[ 'full', 'full' ],
		[ 'unsynced', 'unsynced' ],
		[ 'partial', 'unsynced' ],
		[ undefined, 'unsynced' ],
	] )( 'reads %p as %s', ( stored, status ) => {
		expect( readSyncStatus( stored ) ).toBe( status );
	} );
} );
