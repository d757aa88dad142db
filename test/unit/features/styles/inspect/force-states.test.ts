import {
	forceStates,
	readInState,
	markState,
	type ElementState,
} from '@/features/styles/inspect/force-states';

const CSS = `
a { color: rgb(1, 1, 1); }
a:hover { color: rgb(2, 2, 2); }
a:focus { color: rgb(3, 3, 3); }
a:focus-visible { color: rgb(4, 4, 4); }
a:active { color: rgb(5, 5, 5); }
.around:focus-within a { background-color: rgb(6, 6, 6); }
.outside:hover a { background-color: rgb(7, 7, 7); }
`;

const NONE = 'rgba(0, 0, 0, 0)';

function showPage() {
	document.head.innerHTML = `<style>${ CSS }</style>`;
	document.body.innerHTML =
		'<div class="outside"><div class="end"><p class="around"><a href="#">Link</a></p></div></div>';
	return {
		link: document.querySelector( 'a' )!,
		end: document.querySelector( '.end' )!,
	};
}

it.each< [ ElementState, number, string ] >( [
	[ ':hover', 2, NONE ],
	[ ':focus', 3, 'rgb(6, 6, 6)' ],
	[ ':focus-visible', 4, 'rgb(6, 6, 6)' ],
	// A pressed element has the focus, too.
	[ ':active', 5, 'rgb(6, 6, 6)' ],
] )( 'shows an element in the state %s for good', ( state, value, around ) => {
	const { link, end } = showPage();
	const { restore } = forceStates( document );
	markState( link, state, end );
	const readColor = () => getComputedStyle( link ).color;
	expect( readColor() ).toBe( `rgb(${ value }, ${ value }, ${ value })` );
	// The element that it ends with is in the state, too, but nothing around that.
	expect( getComputedStyle( link ).backgroundColor ).toBe( around );

	// The inspector looks at other states, and leaves it in its own.
	const seen = readInState( link, ':hover', readColor );
	expect( seen ).toBe( 'rgb(2, 2, 2)' );
	expect( readColor() ).toBe( `rgb(${ value }, ${ value }, ${ value })` );
	restore();
	expect(
		( document.styleSheets[ 0 ]?.cssRules[ 1 ] as CSSStyleRule )
			.selectorText
	).toBe( 'a:hover' );
} );
