import { act, renderHook } from '@testing-library/react';

import { useRestedRecord } from '@/features/block-canvas/use-rested-record';

const page = ( postId: number ) => ( { postType: 'page', postId } );

function renderWith( first: number ) {
	return renderHook(
		( { id, isUrgent }: { id: number; isUrgent: boolean } ) =>
			useRestedRecord( page( id ), isUrgent ),
		{ initialProps: { id: first, isUrgent: false } }
	);
}

describe( 'useRestedRecord', () => {
	beforeEach( () => void jest.useFakeTimers() );
	afterEach( () => void jest.useRealTimers() );

	it( 'shows the first record at once', () => {
		expect( renderWith( 1 ).result.current ).toEqual( page( 1 ) );
	} );

	it( 'passes over records at which nobody stays', () => {
		const { result, rerender } = renderWith( 1 );
		rerender( { id: 2, isUrgent: false } );
		act( () => void jest.advanceTimersByTime( 400 ) );
		rerender( { id: 3, isUrgent: false } );
		act( () => void jest.advanceTimersByTime( 400 ) );
		expect( result.current ).toEqual( page( 1 ) );

		act( () => void jest.advanceTimersByTime( 200 ) );
		expect( result.current ).toEqual( page( 3 ) );
	} );

	it( 'takes a record at once where it is urgent', () => {
		const { result, rerender } = renderWith( 1 );
		rerender( { id: 2, isUrgent: true } );
		expect( result.current ).toEqual( page( 2 ) );
	} );
} );
