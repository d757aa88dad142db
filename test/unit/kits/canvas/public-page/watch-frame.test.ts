import { readFrameState } from '@/kits/canvas/public-page/watch-frame';

function aPage( content: string | null, readyState = 'complete' ): Document {
	const page = document.implementation.createHTMLDocument();
	if ( content !== null ) {
		page.head.innerHTML = `<meta name="atelier-public-page" content="${ content }">`;
	}
	Object.defineProperties( page, {
		URL: { value: 'https://example.test/' },
		readyState: { value: readyState },
	} );
	return page;
}

describe( 'readFrameState', () => {
	it.each( [
		[ 'the page', aPage( 'page/12' ), 'shown' ],
		[ 'the page as the front page', aPage( 'front page/12' ), 'shown' ],
		[ 'a page on its way', aPage( null, 'loading' ), 'loading' ],
		[ 'another page', aPage( 'page/1' ), 'failed' ],
		[ 'a page that was not found', aPage( '' ), 'failed' ],
		[ 'a login form or an error of PHP', aPage( null ), 'failed' ],
		[ 'a page that may not be framed', null, 'failed' ],
	] as const )( 'tells %s', ( _, page, state ) => {
		expect( readFrameState( page, 'page/12' ) ).toBe( state );
	} );

	it( 'waits while the frame is empty', () => {
		const page = document.implementation.createHTMLDocument();
		expect( readFrameState( page, 'front' ) ).toBe( 'loading' );
	} );
} );
