import {
	cancelDeletion,
	deferDeletion,
	getPendingDeletions,
	UNDO_MS,
} from '@/features/saved-views/pending-deletions';

describe( 'deferDeletion', () => {
	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => {
		getPendingDeletions().forEach( cancelDeletion );
		jest.useRealTimers();
	} );

	it( 'deletes when the chance to undo has passed', () => {
		const run = jest.fn();
		deferDeletion( 1, run );

		expect( getPendingDeletions() ).toEqual( [ 1 ] );
		jest.advanceTimersByTime( UNDO_MS - 1 );
		expect( run ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 1 );
		expect( run ).toHaveBeenCalledWith( false );
	} );

	it( 'deletes nothing that was taken back', () => {
		const run = jest.fn();
		deferDeletion( 1, run );
		cancelDeletion( 1 );
		jest.advanceTimersByTime( UNDO_MS * 2 );

		expect( run ).not.toHaveBeenCalled();
		expect( getPendingDeletions() ).toEqual( [] );
	} );

	it( 'deletes at once when the page is left', () => {
		const run = jest.fn();
		deferDeletion( 1, run );
		window.dispatchEvent( new Event( 'pagehide' ) );

		expect( run ).toHaveBeenCalledWith( true );
	} );
} );
