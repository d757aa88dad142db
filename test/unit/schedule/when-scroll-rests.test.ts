import { whenScrollRests } from '@/schedule/when-scroll-rests';

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.useRealTimers();
} );

describe( 'whenScrollRests', () => {
	it( 'waits for a scroll inside the page to be over, and no longer', async () => {
		const scrolled = document.body.appendChild(
			document.createElement( 'div' )
		);
		await whenScrollRests();

		const rested = jest.fn();
		scrolled.dispatchEvent( new Event( 'scroll' ) );
		void whenScrollRests().then( rested );
		await jest.advanceTimersByTimeAsync( 100 );
		scrolled.dispatchEvent( new Event( 'scroll' ) );
		await jest.advanceTimersByTimeAsync( 100 );
		expect( rested ).not.toHaveBeenCalled();

		await jest.advanceTimersByTimeAsync( 20 );
		expect( rested ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'does not wait where nothing scrolls', async () => {
		// The clock of this test begins where that of the other did.
		await jest.advanceTimersByTimeAsync( 1000 );
		const rested = jest.fn();
		void whenScrollRests().then( rested );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( rested ).toHaveBeenCalledTimes( 1 );
	} );
} );
