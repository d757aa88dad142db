import { useRef } from 'react';
import { act, render } from '@testing-library/react';

import { useContentRect } from '@/features/styles/inspect/use-content-rect';

/** Reports a new size of the observed element. */
let resize = () => {};

class TestObserver implements ResizeObserver {
	constructor( private readonly callback: ResizeObserverCallback ) {}
	observe() {
		resize = () => this.callback( [], this );
	}
	unobserve() {}
	disconnect() {}
}

beforeEach( () => {
	globalThis.ResizeObserver = TestObserver;
	// Nothing is laid out here.
	Object.defineProperty( HTMLElement.prototype, 'offsetParent', {
		configurable: true,
		get() {
			return document.body;
		},
	} );
} );

const findFrame = () => document.querySelector( 'iframe' );

function Part() {
	const part = useRef< HTMLDivElement >( null );
	const rect = useContentRect( part, findFrame );
	return <div ref={ part }>{ rect ? JSON.stringify( rect ) : 'all' }</div>;
}

function show( className: string ): HTMLElement {
	document.body.innerHTML = `<div class="${ className }"><iframe></iframe></div>`;
	const content = document.body.firstElementChild as HTMLElement;
	document.body.getBoundingClientRect = () => new DOMRect( 10, 20, 900, 700 );
	content.getBoundingClientRect = () => new DOMRect( 10, 84, 600, 500 );
	return content;
}

describe( 'useContentRect', () => {
	it( 'lies between the bars and panels of the editor, and follows them', () => {
		const content = show( 'interface-interface-skeleton__content' );
		const { container } = render( <Part /> );
		expect( container ).toHaveTextContent(
			'{"left":0,"top":64,"width":600,"height":500}'
		);
		content.getBoundingClientRect = () => new DOMRect( 10, 84, 900, 500 );
		act( () => resize() );
		expect( container ).toHaveTextContent( '"width":900' );
	} );

	it( 'has the whole room of a preview', () => {
		show( 'preview' );
		expect( render( <Part /> ).container ).toHaveTextContent( 'all' );
	} );
} );
