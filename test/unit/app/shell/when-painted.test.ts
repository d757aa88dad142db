import { whenPainted } from '@/app/shell/when-painted';

function setHidden( isHidden: boolean ): void {
	jest.spyOn( document, 'hidden', 'get' ).mockReturnValue( isHidden );
}

describe( 'whenPainted', () => {
	beforeEach( () => {
		jest.useFakeTimers();
	} );

	afterEach( () => {
		jest.useRealTimers();
		jest.restoreAllMocks();
	} );

	it( 'waits for the task after the first frame', async () => {
		let frame: FrameRequestCallback | undefined;
		jest.spyOn( window, 'requestAnimationFrame' ).mockImplementation(
			( callback ) => {
				frame = callback;
				return 1;
			}
		);
		const onPainted = jest.fn();
		void whenPainted().then( onPainted );

		await jest.advanceTimersByTimeAsync( 50 );
		frame?.( 50 );
		await Promise.resolve();
		expect( onPainted ).not.toHaveBeenCalled();

		await jest.advanceTimersByTimeAsync( 1 );
		expect( onPainted ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'does not wait where the page is not seen', async () => {
		setHidden( true );
		const request = jest.spyOn( window, 'requestAnimationFrame' );

		await expect( whenPainted() ).resolves.toBeUndefined();
		expect( request ).not.toHaveBeenCalled();
	} );

	it( 'gives up a window that paints nothing', async () => {
		jest.spyOn( window, 'requestAnimationFrame' ).mockReturnValue( 1 );
		const onPainted = jest.fn();
		void whenPainted().then( onPainted );

		await jest.advanceTimersByTimeAsync( 299 );
		expect( onPainted ).not.toHaveBeenCalled();
		await jest.advanceTimersByTimeAsync( 1 );
		expect( onPainted ).toHaveBeenCalledTimes( 1 );
	} );
} );
