import { readFrame, watchPage } from '@/features/walk/watch-page';

const aPage = ( more: object ) =>
	( {
		URL: 'https://site.test/',
		readyState: 'interactive',
		contentType: 'text/html',
		querySelector: () => null,
		querySelectorAll: () => [],
		...more,
	} ) as unknown as Document;

describe( 'readFrame', () => {
	it.each( [
		[ 'that may not be read', null, 'refused' ],
		[ 'that is empty', aPage( { URL: 'about:blank' } ), undefined ],
		[ 'that is loading', aPage( { readyState: 'loading' } ), undefined ],
		[ 'with a picture', aPage( { contentType: 'image/png' } ), 'no-page' ],
	] )( 'tells of a frame %s', ( _name, page, expected ) => {
		expect( readFrame( page ) ).toBe( expected );
	} );

	it( 'finds a page, whether or not it describes itself', () => {
		const page = aPage( {} );
		expect( readFrame( page ) ).toEqual( { page, report: undefined } );
	} );
} );

describe( 'watchPage', () => {
	const watch = ( frame: { contentDocument: Document | null } ) => {
		const onSettled = jest.fn();
		const end = watchPage( frame as HTMLIFrameElement, onSettled );
		return { onSettled, end };
	};
	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	it( 'waits for the style sheets of a page, and then settles once', () => {
		const sheet = { sheet: null as object | null, disabled: false };
		const frame = {
			contentDocument: aPage( { querySelectorAll: () => [ sheet ] } ),
		};
		const { onSettled } = watch( frame );
		jest.advanceTimersByTime( 1000 );
		expect( onSettled ).not.toHaveBeenCalled();
		sheet.sheet = {};
		jest.advanceTimersByTime( 100 );
		jest.advanceTimersByTime( 60_000 );
		expect( onSettled ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'shows a page whose style sheets do not come, and gives up one that does not come itself', () => {
		const unstyled = watch( {
			contentDocument: aPage( {
				querySelectorAll: () => [ { sheet: null, disabled: false } ],
			} ),
		} );
		const empty = watch( {
			contentDocument: aPage( { URL: 'about:blank' } ),
		} );
		jest.advanceTimersByTime( 4000 );
		expect( unstyled.onSettled ).toHaveBeenCalledTimes( 1 );
		expect( empty.onSettled ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 30_000 );
		expect( empty.onSettled.mock.calls ).toEqual( [ [ 'late' ] ] );
	} );

	it( 'ends when it is told to', () => {
		const frame = { contentDocument: aPage( { URL: 'about:blank' } ) };
		const { onSettled, end } = watch( frame );
		end();
		frame.contentDocument = aPage( {} );
		jest.advanceTimersByTime( 60_000 );
		expect( onSettled ).not.toHaveBeenCalled();
	} );
} );
