import { hasHostScript } from '@/wordpress/script-states';
import { markInserted } from '@/wordpress/printed-elements';

afterEach( () => {
	document.body.innerHTML = '';
} );

describe( 'hasHostScript', () => {
	it.each( [
		[ 'by itself', 'single', '<script id="single-js"></script>' ],
		[
			'together with others',
			'second',
			'<script data-atelier-handles="first second"></script>',
		],
	] )( 'knows a script that was printed %s', ( _, handle, html ) => {
		document.body.innerHTML = html;
		expect( hasHostScript( handle ) ).toBe( true );
	} );

	it( 'does not know a script by its inline code', () => {
		document.body.innerHTML = '<script id="inline-js-before"></script>';
		expect( hasHostScript( 'inline' ) ).toBe( false );
	} );

	it( 'does not know a script that was inserted and has not run', () => {
		const script = document.createElement( 'script' );
		script.id = 'inserted-js';
		markInserted( script );
		document.body.append( script );
		expect( hasHostScript( 'inserted' ) ).toBe( false );
	} );

	it( 'does not know a script that came into the page after it was asked about', () => {
		expect( hasHostScript( 'later' ) ).toBe( false );
		document.body.innerHTML = '<script id="later-js"></script>';
		expect( hasHostScript( 'later' ) ).toBe( false );
	} );
} );
