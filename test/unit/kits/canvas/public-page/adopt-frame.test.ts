import { adoptFrame } from '@/kits/canvas/public-page/adopt-frame';

const URL = 'https://example.test/?page_id=12';
const PRINTED_URL = `${ URL }&atelier_site_version=a1b2`;

function printFrame( record: string ): HTMLIFrameElement {
	const frame = document.createElement( 'iframe' );
	frame.id = 'atelier-public-page';
	frame.dataset.record = record;
	frame.src = PRINTED_URL;
	document.body.append( frame );
	return frame;
}

function aParent( canMove: boolean ): HTMLElement {
	const parent = document.createElement( 'div' );
	document.body.append( parent );
	return canMove
		? Object.assign( parent, {
				moveBefore: ( node: Node ) => void parent.append( node ),
		  } )
		: parent;
}

describe( 'takeFrame', () => {
	afterEach( () => {
		document.body.innerHTML = '';
	} );

	it( 'takes the printed frame of the same page, once', () => {
		const printed = printFrame( 'page/12' );
		const parent = aParent( true );

		expect( adoptFrame( parent, 'page/12', URL ) ).toBe( printed );
		expect( adoptFrame( parent, 'page/12', URL ) ).not.toBe( printed );
	} );

	it.each( [
		[ 'of another page', 'page/1', true, URL ],
		[
			'where moving it would load it again, which the browser may have kept',
			'page/12',
			false,
			PRINTED_URL,
		],
	] )( 'leaves the printed frame alone %s', ( _, record, canMove, url ) => {
		const printed = printFrame( record );
		const frame = adoptFrame( aParent( canMove ), 'page/12', URL );

		expect( frame ).not.toBe( printed );
		expect( frame.src ).toBe( url );
	} );

	it( 'lets a new frame run no script and take no focus', () => {
		const frame = adoptFrame( aParent( true ), 'page/12', URL );

		expect( frame.getAttribute( 'sandbox' ) ).toBe( 'allow-same-origin' );
		expect( frame.tabIndex ).toBe( -1 );
		expect( frame ).toHaveAttribute( 'aria-hidden', 'true' );
	} );
} );
