import { afterDelay } from '@/schedule/after-delay';
import { afterVisibleDelay } from '@/schedule/after-visible-delay';
import { repeatEvery } from '@/schedule/repeat-every';
import { settleWithin } from '@/schedule/settle-within';
import { wait } from '@/schedule/wait';

function setVisibility( isHidden: boolean ): void {
	jest.spyOn( document, 'hidden', 'get' ).mockReturnValue( isHidden );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
}

describe( 'Delays', () => {
	beforeEach( () => void jest.useFakeTimers() );
	afterEach( () => {
		jest.restoreAllMocks();
		jest.useRealTimers();
	} );

	it( 'call back once, after the time', () => {
		const callback = jest.fn();
		afterDelay( 100, callback );
		jest.advanceTimersByTime( 99 );
		expect( callback ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 500 );
		expect( callback ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'do not call back after their end', () => {
		const callback = jest.fn();
		const ends = [
			afterDelay( 100, callback ),
			afterVisibleDelay( 100, callback ),
			repeatEvery( 100, callback ),
		];
		ends.forEach( ( end ) => end() );
		ends.forEach( ( end ) => end() );
		document.dispatchEvent( new Event( 'visibilitychange' ) );
		jest.advanceTimersByTime( 500 );
		expect( callback ).not.toHaveBeenCalled();
	} );

	it( 'of a visible page begin again when it becomes visible', () => {
		const callback = jest.fn();
		const end = afterVisibleDelay( 100, callback );
		jest.advanceTimersByTime( 60 );
		setVisibility( true );
		jest.advanceTimersByTime( 500 );
		expect( callback ).not.toHaveBeenCalled();
		setVisibility( false );
		jest.advanceTimersByTime( 99 );
		expect( callback ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 1 );
		expect( callback ).toHaveBeenCalledTimes( 1 );
		end();
	} );

	it( 'repeat after each interval', () => {
		const callback = jest.fn();
		const end = repeatEvery( 100, callback );
		expect( callback ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 350 );
		expect( callback ).toHaveBeenCalledTimes( 3 );
		end();
		jest.advanceTimersByTime( 350 );
		expect( callback ).toHaveBeenCalledTimes( 3 );
	} );

	it( 'resolve a promise', async () => {
		const callback = jest.fn();
		void wait( 100 ).then( callback );
		await jest.advanceTimersByTimeAsync( 99 );
		expect( callback ).not.toHaveBeenCalled();
		await jest.advanceTimersByTimeAsync( 1 );
		expect( callback ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'settleWithin', () => {
	beforeEach( () => void jest.useFakeTimers() );
	afterEach( () => void jest.useRealTimers() );

	it( 'returns the result of a promise that is in time, and leaves no timer', async () => {
		const result = settleWithin(
			100,
			wait( 50 ).then( () => 'result' ),
			'fallback'
		);
		await jest.advanceTimersByTimeAsync( 50 );
		expect( await result ).toBe( 'result' );
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	it( 'returns the fallback where the promise takes too long', async () => {
		const result = settleWithin(
			100,
			new Promise< string >( () => {} ),
			'fallback'
		);
		await jest.advanceTimersByTimeAsync( 100 );
		expect( await result ).toBe( 'fallback' );
	} );

	it( 'passes a failure on, and leaves no timer', async () => {
		await expect(
			settleWithin( 100, Promise.reject( new Error( 'no' ) ), 'fallback' )
		).rejects.toThrow( 'no' );
		expect( jest.getTimerCount() ).toBe( 0 );
	} );
} );
