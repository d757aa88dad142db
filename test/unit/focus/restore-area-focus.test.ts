import { waitFor } from '@testing-library/react';

import { restoreAreaFocus } from '@/focus/restore-area-focus';

/** Waits for the mutation observer's callback. */
const settle = () => new Promise( ( resolve ) => setTimeout( resolve, 0 ) );

const get = ( selector: string ) => {
	const element = document.querySelector< HTMLElement >( selector );
	if ( ! element ) {
		throw new Error( `There is no ${ selector }.` );
	}
	return element;
};

const PAGE = `
	<main>
		<h2>Styles</h2>
		<section>
			<h3>Colors</h3>
			<ul>
				<li id="one"><button>Red</button><button>Remove red</button></li>
				<li id="two"><button>Blue</button><button>Remove blue</button></li>
			</ul>
			<button id="add">Add</button>
		</section>
		<div role="group"><button id="choose">Choose</button></div>
		<button id="loose">Loose</button>
	</main>
	<div role="dialog"><button id="yes">Yes</button></div>
	<button id="outside">Outside</button>
`;

let end = () => {};

beforeEach( () => {
	document.body.innerHTML = PAGE;
	end = restoreAreaFocus( get( 'main' ) );
} );

afterEach( () => end() );

it.each< [ string, string, () => void, string ] >( [
	[
		'the next row when its own goes',
		'#one button:last-child',
		() => get( '#one' ).remove(),
		'Remove blue',
	],
	[
		'the row before when the last one goes',
		'#two button',
		() => get( '#two' ).remove(),
		'Red',
	],
	[
		'the heading when the list is empty',
		'#one button',
		() => get( 'ul' ).remove(),
		'Colors',
	],
	[
		'what is left in its row',
		'#two button:last-child',
		() => get( '#two button:last-child' ).remove(),
		'Blue',
	],
	[
		'what takes its place in a group',
		'#choose',
		() => {
			get( '[role="group"]' ).innerHTML = '<button>Replace</button>';
		},
		'Replace',
	],
	[
		'the heading of the group around it',
		'#add',
		() => get( '#add' ).remove(),
		'Colors',
	],
	[
		'the heading of the area where nothing is nearer',
		'#loose',
		() => get( '#loose' ).remove(),
		'Styles',
	],
] )( 'gives the focus to %s', async ( _name, focused, change, expected ) => {
	get( focused ).focus();
	change();
	await settle();
	expect( get( ':focus' ) ).toHaveTextContent( expected );
} );

it( 'takes the focus back from a dialog whose row has gone', async () => {
	get( '#one button' ).focus();
	get( '#yes' ).focus();
	get( '#one' ).remove();
	get( '[role="dialog"]' ).remove();
	await settle();
	expect( get( ':focus' ) ).toHaveTextContent( 'Blue' );
} );

it( 'leaves a person alone who turned to something else', async () => {
	get( '#one button' ).focus();
	get( '#outside' ).focus();
	get( '#outside' ).remove();
	await settle();
	expect( document.body ).toHaveFocus();
} );

it( 'leaves the focus where it is', async () => {
	get( '#one button' ).focus();
	get( '#two' ).remove();
	await settle();
	expect( get( ':focus' ) ).toHaveTextContent( 'Red' );
} );

it( 'has ended when it was told to', async () => {
	get( '#one button' ).focus();
	end();
	get( '#one' ).remove();
	await settle();
	expect( document.body ).toHaveFocus();
} );

it( 'leaves the focus in a window over the area when a step of it goes away', async () => {
	get( '#add' ).focus();
	document.body.insertAdjacentHTML(
		'beforeend',
		'<div role="dialog" class="components-modal__frame" tabindex="-1" id="window"><button id="step">Next</button></div>'
	);
	get( '#step' ).focus();
	get( '#step' ).remove();
	await waitFor( () => expect( get( '#window' ) ).toHaveFocus() );
	get( '#window' ).remove();
	await waitFor( () => expect( get( 'h3' ) ).toHaveFocus() );
} );
