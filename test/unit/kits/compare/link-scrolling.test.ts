import { linkScrolling } from '@/kits/compare/link-scrolling';

/** Returns a document that can be scrolled. */
function createPage( height: number ): Document {
	const page = document.implementation.createHTMLDocument();
	const scroller = { scrollTop: 0, scrollHeight: height, clientHeight: 100 };
	Object.defineProperty( page, 'scrollingElement', { value: scroller } );
	return page;
}

const scroll = ( page: Document, top: number ) => {
	( page.scrollingElement as Element ).scrollTop = top;
	page.dispatchEvent( new Event( 'scroll' ) );
};
const topOf = ( page: Document ) => page.scrollingElement?.scrollTop;

it( 'linkScrolling scrolls the others to the same part of their height', () => {
	const scrolling = linkScrolling();
	const [ short, long ] = [ createPage( 300 ), createPage( 1100 ) ];
	scrolling.add( short );
	const remove = scrolling.add( long );
	scroll( short, 100 );
	expect( topOf( long ) ).toBe( 500 );
	// The `scroll` event of the other half moves nothing back.
	long.dispatchEvent( new Event( 'scroll' ) );
	expect( topOf( short ) ).toBe( 100 );
	scroll( long, 1000 );
	expect( topOf( short ) ).toBe( 200 );
	remove();
	scroll( short, 0 );
	expect( topOf( long ) ).toBe( 1000 );
} );
