import { whenPainted } from '@/schedule/when-painted';

describe( 'whenPainted', () => {
	afterEach( () => {
		jest.useRealTimers();
		jest.restoreAllMocks();
	} );

	function noteFrames() {
		const frames: FrameRequestCallback[] = [];
		jest.spyOn( window, 'requestAnimationFrame' ).mockImplementation(
			( callback ) => frames.push( callback )
		);
		return frames;
	}

	it( 'waits for the turn after the next frame', async () => {
		jest.useFakeTimers();
		const frames = noteFrames();
		const painted = jest.fn();
		void whenPainted().then( painted );
		await jest.runAllTimersAsync();
		expect( painted ).not.toHaveBeenCalled();
		frames.forEach( ( callback ) => callback( 0 ) );
		expect( painted ).not.toHaveBeenCalled();
		await jest.runAllTimersAsync();
		expect( painted ).toHaveBeenCalled();
	} );

	it( 'waits for no frame in a page that nobody sees', async () => {
		const frames = noteFrames();
		jest.spyOn( document, 'hidden', 'get' ).mockReturnValue( true );
		await whenPainted();
		expect( frames ).toEqual( [] );
	} );
} );
