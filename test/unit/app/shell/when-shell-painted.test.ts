import { whenShellPainted } from '@/app/shell/when-shell-painted';

describe( 'whenShellPainted', () => {
	let frames: FrameRequestCallback[];

	beforeEach( () => {
		jest.useFakeTimers();
		frames = [];
		jest.spyOn( window, 'requestAnimationFrame' ).mockImplementation(
			( callback ) => frames.push( callback )
		);
	} );

	afterEach( () => {
		jest.useRealTimers();
		jest.restoreAllMocks();
	} );

	it( 'waits for the first frame', async () => {
		const onPainted = jest.fn();
		void whenShellPainted().then( onPainted );
		await jest.advanceTimersByTimeAsync( 100 );
		expect( onPainted ).not.toHaveBeenCalled();

		frames.forEach( ( callback ) => callback( 100 ) );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( onPainted ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'gives up a window that paints nothing', async () => {
		const onPainted = jest.fn();
		void whenShellPainted().then( onPainted );
		await jest.advanceTimersByTimeAsync( 299 );
		expect( onPainted ).not.toHaveBeenCalled();

		await jest.advanceTimersByTimeAsync( 1 );
		expect( onPainted ).toHaveBeenCalledTimes( 1 );
	} );
} );
