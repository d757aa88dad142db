import { act, renderHook } from '@testing-library/react';

import {
	useSettledRecord,
	type SettleConditions,
} from '@/schedule/use-settled-record';

const page = ( postId: number ) => ( { postType: 'page', postId } );
const SEEN = { isUrgent: false, isPageAwaited: false };
const AWAITED = { isUrgent: false, isPageAwaited: true };

function renderWith( first: number ) {
	return renderHook(
		( { id, ...conditions }: SettleConditions & { id: number } ) =>
			useSettledRecord( page( id ), conditions ),
		{ initialProps: { id: first, ...SEEN } }
	);
}
const wait = ( milliseconds: number ) =>
	act( () => void jest.advanceTimersByTime( milliseconds ) );

describe( 'useRestedRecord', () => {
	beforeEach( () => void jest.useFakeTimers() );
	afterEach( () => void jest.useRealTimers() );

	it( 'shows the first record at once', () => {
		expect( renderWith( 1 ).result.current ).toEqual( page( 1 ) );
	} );

	it( 'passes over records at which nobody stays', () => {
		const { result, rerender } = renderWith( 1 );
		rerender( { id: 2, ...SEEN } );
		wait( 400 );
		rerender( { id: 3, ...SEEN } );
		wait( 400 );
		expect( result.current ).toEqual( page( 1 ) );

		wait( 200 );
		expect( result.current ).toEqual( page( 3 ) );
	} );

	it.each( [
		[ 'when its page is seen', 1500, SEEN ],
		[ 'when its page has not come for long', 4000, AWAITED ],
	] )(
		'leaves what is seen until there is something in its place: %s',
		( _when, milliseconds, conditions ) => {
			const { result, rerender } = renderWith( 1 );
			rerender( { id: 2, ...AWAITED } );
			wait( milliseconds - 100 );
			expect( result.current ).toEqual( page( 1 ) );

			rerender( { id: 2, ...conditions } );
			wait( 100 );
			expect( result.current ).toEqual( page( 2 ) );
		}
	);

	it( 'takes a record at once where it is urgent', () => {
		const { result, rerender } = renderWith( 1 );
		rerender( { id: 2, ...SEEN, isUrgent: true } );
		expect( result.current ).toEqual( page( 2 ) );
	} );
} );
