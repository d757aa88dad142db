/*
 * Computed styles that elements share: each case is an answer of jsdom that depends on more than the element's tag.
 */

let sheet: HTMLStyleElement;

const read = ( id: string, property: string ) =>
	window
		.getComputedStyle( document.getElementById( id )! )
		.getPropertyValue( property );

beforeEach( () => {
	document.body.innerHTML = `
		<div id="outer" class="shade"><p id="inner">Text <b id="bold">more</b></p><p id="twin">Text</p></div>
		<a id="link" class="shade one" title="a)b]c">Link</a><input id="field" type="hidden">`;
	sheet = document.createElement( 'style' );
	sheet.textContent = `
		.shade { color: red }
		div.shade > p { visibility: hidden }
		a.one:not( .two ), [data-off="a, .b"] { display: none }
		@media screen { .wide { display: grid } }
		@media print { #bold { display: none } }
		@keyframes turn { from { opacity: 0 } to { opacity: 1 } }
		#twin { pointer-events: none }`;
	document.head.append( sheet );
} );

afterEach( () => sheet.remove() );

test.each( [
	[ 'inner', 'display', 'block' ],
	[ 'bold', 'font-weight', 'bold' ],
	[ 'field', 'display', 'none' ],
	[ 'link', 'display', 'none' ],
	[ 'bold', 'color', 'rgb(255, 0, 0)' ],
	[ 'bold', 'border-top-color', 'rgb(255, 0, 0)' ],
	[ 'bold', 'visibility', 'hidden' ],
	[ 'outer', 'visibility', 'visible' ],
	[ 'inner', 'pointer-events', 'auto' ],
	[ 'twin', 'pointer-events', 'none' ],
] )( '%s has %s %s', ( id, property, value ) => {
	expect( read( id, property ) ).toBe( value );
} );

const find = ( id: string ) => document.getElementById( id )!;

test.each( [
	[ 'its class', () => find( 'inner' ).classList.add( 'wide' ), 'grid' ],
	[
		'its own style',
		() => ( find( 'inner' ).style.display = 'flex' ),
		'flex',
	],
	[
		'an attribute',
		() => find( 'inner' ).setAttribute( 'hidden', '' ),
		'none',
	],
	[
		'a quoted attribute',
		() => find( 'inner' ).setAttribute( 'data-off', 'a, .b' ),
		'none',
	],
	[
		'a sheet',
		() => ( sheet.textContent += '#inner { display: inline-flex }' ),
		'inline-flex',
	],
] )( 'the display follows %s', ( _name, change, value ) => {
	expect( read( 'inner', 'display' ) ).toBe( 'block' );
	change();
	expect( read( 'inner', 'display' ) ).toBe( value );
	expect( read( 'twin', 'display' ) ).toBe( 'block' );
} );

test( 'what is inherited follows the ancestors', () => {
	expect( read( 'bold', 'visibility' ) ).toBe( 'hidden' );
	find( 'outer' ).className = '';
	expect( read( 'bold', 'visibility' ) ).toBe( 'visible' );
	expect( read( 'bold', 'color' ) ).toBe( 'canvastext' );
	find( 'outer' ).style.color = 'blue';
	expect( read( 'bold', 'color' ) ).toBe( 'rgb(0, 0, 255)' );
	document.body.append( find( 'bold' ) );
	expect( read( 'bold', 'color' ) ).toBe( 'canvastext' );
} );

test( 'an element outside the document has its own style', () => {
	const element = document.createElement( 'i' );
	element.style.display = 'none';
	expect( window.getComputedStyle( element ).display ).toBe( 'none' );
	element.style.display = 'grid';
	document.body.append( element );
	expect( window.getComputedStyle( element ).display ).toBe( 'grid' );
} );

test( 'an answer cannot be changed', () => {
	const style = window.getComputedStyle( find( 'inner' ) );
	expect( () => style.setProperty( 'display', 'none' ) ).toThrow();
	expect( read( 'twin', 'display' ) ).toBe( 'block' );
} );
