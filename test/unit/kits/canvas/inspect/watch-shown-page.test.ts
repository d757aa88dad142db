import { watchShownPage } from '@/kits/canvas/inspect/watch-shown-page';

const addFrame = ( name: string ): HTMLIFrameElement => {
	const frame = document.createElement( 'iframe' );
	frame.name = name;
	document.body.append( frame );
	return frame;
};

/** Observers are called after the script that changes something. */
const passOn = async () => {
	await Promise.resolve();
	jest.runOnlyPendingTimers();
};

describe( 'watchShownPage', () => {
	beforeEach( () => {
		jest.useFakeTimers();
		document.body.innerHTML = '';
	} );
	afterEach( () => jest.useRealTimers() );

	it( 'tells at once what is shown, and what takes its place', async () => {
		const canvas = addFrame( 'editor-canvas' );
		const onChange = jest.fn();
		const end = watchShownPage( document.body, onChange );
		expect( onChange ).toHaveBeenLastCalledWith( canvas.contentDocument );
		const book = addFrame( 'style-book-canvas' );
		await passOn();
		expect( onChange ).toHaveBeenLastCalledWith( book.contentDocument );
		book.remove();
		await passOn();
		expect( onChange ).toHaveBeenLastCalledWith( canvas.contentDocument );
		expect( onChange ).toHaveBeenCalledTimes( 3 );
		end();
	} );

	it( 'tells of a page that is still being built once it is quiet', async () => {
		const { contentDocument: page } = addFrame( 'editor-canvas' );
		const onChange = jest.fn();
		const end = watchShownPage( document.body, onChange );
		page?.body.append( 'one', 'two' );
		await Promise.resolve();
		expect( onChange ).toHaveBeenCalledTimes( 1 );
		await passOn();
		expect( onChange.mock.calls ).toEqual( [ [ page ], [ page ] ] );
		end();
		page?.body.append( 'three' );
		await passOn();
		expect( onChange ).toHaveBeenCalledTimes( 2 );
	} );
} );
