import { waitFor } from '@testing-library/react';

import { restoreListFocus } from '@/focus/restore-list-focus';

const row = ( name: string ) =>
	`<li id="${ name }"><input id="${ name }-box"><button id="${ name }-menu">Actions</button></li>`;

const PAGE = `<aside><button id="elsewhere">Elsewhere</button></aside><main>${ [
	'one',
	'two',
	'three',
]
	.map( row )
	.join( '' ) }</main>`;

const byId = ( id: string ) => document.getElementById( id )!;
const list = () => document.querySelector( 'main' )!;
// An observer of the document is called after the current task.
const settle = () => Promise.resolve();
const addDialog = () => {
	document.body.insertAdjacentHTML(
		'beforeend',
		'<div role="dialog" id="dialog"><button id="confirm">Trash</button></div>'
	);
	byId( 'confirm' ).focus();
};

let end = () => {};
beforeEach( () => {
	document.body.innerHTML = PAGE;
	end = restoreListFocus( list(), 'li', '/page' );
} );
afterEach( () => end() );

it.each( [
	[ 'the row that takes its place', 'two-menu', [ 'two' ], 'three-menu' ],
	[ 'the last row', 'three-box', [ 'three' ], 'two-box' ],
	[ 'the list without rows', 'one-box', [ 'one', 'two', 'three' ], 'main' ],
] )(
	'gives the focus of a row that is removed to %s',
	async ( _, start, removed, expected ) => {
		list().id = 'main';
		byId( start ).focus();
		removed.forEach( ( id ) => byId( id ).remove() );
		await settle();
		expect( byId( expected ) ).toHaveFocus();
	}
);

it( 'gives it to the list again after a dialog, and after the Undo of a notice', async () => {
	byId( 'two-menu' ).focus();
	addDialog();
	byId( 'two' ).remove();
	await settle();
	expect( byId( 'confirm' ) ).toHaveFocus();
	byId( 'dialog' ).remove();
	await settle();
	expect( byId( 'three-menu' ) ).toHaveFocus();

	document.body.insertAdjacentHTML(
		'beforeend',
		'<div class="components-snackbar-list"><button id="undo">Undo</button></div>'
	);
	byId( 'undo' ).focus();
	byId( 'undo' ).remove();
	await settle();
	expect( byId( 'three-menu' ) ).toHaveFocus();
} );

it( 'gives it to the list again when the last notice was dismissed', async () => {
	byId( 'two-menu' ).focus();
	document.body.insertAdjacentHTML(
		'beforeend',
		'<div class="components-snackbar-list" tabindex="-1" id="notices"><p id="first"></p><p id="last"></p></div>'
	);
	byId( 'notices' ).focus();
	byId( 'first' ).remove();
	await settle();
	expect( byId( 'notices' ) ).toHaveFocus();
	byId( 'last' ).remove();
	await settle();
	expect( byId( 'two-menu' ) ).toHaveFocus();
} );

it.each( [
	[ 'turned to something else', () => byId( 'elsewhere' ).focus() ],
	[
		'pressed the ground of the screen',
		() => {
			document
				.querySelector( 'aside' )!
				.dispatchEvent( new Event( 'pointerdown', { bubbles: true } ) );
			byId( 'two-menu' ).blur();
		},
	],
] )( 'leaves the focus of a person who %s', async ( _, turn ) => {
	byId( 'two-menu' ).focus();
	turn();
	const { activeElement } = document;
	byId( 'two' ).remove();
	await settle();
	expect( activeElement ).toHaveFocus();
} );

it( 'leaves the focus in a window over the list when a step of it goes away', async () => {
	byId( 'two-menu' ).focus();
	document.body.insertAdjacentHTML(
		'beforeend',
		'<div role="dialog" class="components-modal__frame" tabindex="-1" id="window"><button id="step">Pages</button></div>'
	);
	byId( 'step' ).focus();
	byId( 'step' ).remove();
	await waitFor( () => expect( byId( 'window' ) ).toHaveFocus() );
	byId( 'window' ).remove();
	await waitFor( () => expect( byId( 'two-menu' ) ).toHaveFocus() );
} );

it( 'ends', async () => {
	byId( 'two-menu' ).focus();
	end();
	byId( 'two' ).remove();
	await settle();
	expect( document.body ).toHaveFocus();
} );
