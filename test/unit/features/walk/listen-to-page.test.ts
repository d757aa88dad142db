import { listenToPage } from '@/features/walk/listen-to-page';

function show( html: string ) {
	document.body.innerHTML = html;
	const onAddress = jest.fn();
	const onEscape = jest.fn();
	const onIntent = jest.fn();
	const end = listenToPage( document, { onAddress, onIntent, onEscape } );
	const click = ( selector: string ) => {
		const event = new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
		} );
		document.querySelector( selector )!.dispatchEvent( event );
		return event;
	};
	const press = ( selector: string, key: string ) => {
		const event = new KeyboardEvent( 'keydown', {
			key,
			bubbles: true,
			cancelable: true,
		} );
		document.querySelector( selector )!.dispatchEvent( event );
		return event;
	};
	return { onAddress, onIntent, onEscape, end, click, press };
}

describe( 'listenToPage', () => {
	it.each( [
		[
			'a link',
			'<a href="/about/"><b>x</b></a>',
			{ href: '/about/', isDownload: false },
		],
		[
			'an area of a map',
			'<map><area href="/about/"></map>',
			{ href: '/about/' },
		],
		[
			'a download',
			'<a href="/plan" download><b>x</b></a>',
			{ isDownload: true },
		],
		[
			'another method',
			'<a href="/x" data-method="delete">x</a>',
			{ method: 'delete' },
		],
		[
			'a button that sends a form',
			'<form action="/send"><button>x</button></form>',
			{ href: '/send', isForm: true },
		],
	] )(
		'passes on %s, and keeps the page from following it',
		( _n, html, address ) => {
			const { onAddress, click, end } = show( html );
			expect( click( 'b, area, a, button' ).defaultPrevented ).toBe(
				true
			);
			expect( onAddress.mock.calls ).toEqual( [
				[ expect.objectContaining( address ) ],
			] );
			end();
		}
	);

	it.each( [
		[ 'a text', '<p>x</p>', 'p' ],
		[ 'a button of no form', '<button>x</button>', 'button' ],
		[
			'a button that sends nothing',
			'<form><button type="button">x</button></form>',
			'button',
		],
	] )( 'leaves %s to the page', ( _name, html, selector ) => {
		const { onAddress, click, end } = show( html );
		expect( click( selector ).defaultPrevented ).toBe( false );
		expect( onAddress ).not.toHaveBeenCalled();
		end();
	} );

	it( 'tells at which link the pointer or the focus is, and where it is at none', () => {
		const { onIntent, end } = show(
			'<a href="/about/"><b>x</b></a><a href="#top">y</a><p>z</p>'
		);
		const over = ( selector: string, type: string ) =>
			document
				.querySelector( selector )!
				.dispatchEvent( new Event( type, { bubbles: true } ) );
		over( 'b', 'pointerover' );
		over( 'a', 'focusin' );
		over( 'p', 'pointerover' );
		over( '[href="#top"]', 'pointerover' );
		expect(
			onIntent.mock.calls.map( ( [ address ] ) => address?.href )
		).toEqual( [ '/about/', '/about/', undefined, undefined ] );
		end();
	} );

	it( 'leaves a page alone once it is told to', () => {
		const { onAddress, click, end } = show( '<a name="x">x</a>' );
		end();
		expect( click( 'a' ).defaultPrevented ).toBe( false );
		expect( onAddress ).not.toHaveBeenCalled();
	} );

	it( 'scrolls to a fragment of the page itself, and asks for nothing', () => {
		const { onAddress, click, end } = show(
			'<a href="#team">x</a><h2 id="team">Team</h2>'
		);
		const scroll = jest.fn();
		document.getElementById( 'team' )!.scrollIntoView = scroll;
		expect( click( 'a' ).defaultPrevented ).toBe( true );
		expect( scroll ).toHaveBeenCalledTimes( 1 );
		expect( onAddress ).not.toHaveBeenCalled();
		end();
	} );

	it( 'takes Enter in a field of a form, and Escape anywhere', () => {
		const { onAddress, onEscape, press, end } = show(
			'<form action="/?s="><input></form><p>x</p>'
		);
		expect( press( 'input', 'Enter' ).defaultPrevented ).toBe( true );
		expect( onAddress ).toHaveBeenCalledWith(
			expect.objectContaining( { isForm: true } )
		);
		expect( press( 'p', 'Enter' ).defaultPrevented ).toBe( false );
		press( 'p', 'Escape' );
		expect( onEscape ).toHaveBeenCalledTimes( 1 );
		end();
	} );
} );
