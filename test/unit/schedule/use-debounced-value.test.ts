import { act, renderHook } from '@testing-library/react';

import { useDebouncedValue } from '@/schedule/use-debounced-value';

describe( 'useDebouncedValue', () => {
	beforeEach( () => {
		jest.useFakeTimers();
	} );
	afterEach( () => {
		jest.useRealTimers();
	} );

	it( 'returns the first value at once, and the next ones when they have rested', () => {
		const { result, rerender } = renderHook(
			( { value } ) => useDebouncedValue( value, 250 ),
			{ initialProps: { value: 'a' } }
		);
		expect( result.current ).toBe( 'a' );

		rerender( { value: 'ab' } );
		act( () => jest.advanceTimersByTime( 200 ) );
		rerender( { value: 'abc' } );
		act( () => jest.advanceTimersByTime( 249 ) );
		expect( result.current ).toBe( 'a' );

		act( () => jest.advanceTimersByTime( 1 ) );
		expect( result.current ).toBe( 'abc' );
	} );
} );
