import { useRef } from 'react';
import { render } from '@testing-library/react';

import { restoreListFocus, useNoticeFocus } from '@/focus';

function Screen() {
	const place = useRef< HTMLDivElement >( null );
	useNoticeFocus( place, 'main' );
	return (
		<>
			<main id="main">
				<button id="apply">Apply</button>
			</main>
			<div ref={ place }>
				<div
					id="list"
					className="components-snackbar-list"
					tabIndex={ -1 }
				>
					<button id="undo">Undo</button>
				</div>
			</div>
		</>
	);
}

const byId = ( id: string ) => document.getElementById( id )!;
// An observer of the document is called after the current task, and lets others go first.
const settle = () => Promise.resolve().then( () => {} );

beforeEach( () => {
	render( <Screen /> );
	byId( 'apply' ).focus();
	byId( 'undo' ).focus();
} );

it( 'goes back to where the focus was when a notice goes away', async () => {
	byId( 'undo' ).remove();
	await settle();
	expect( byId( 'apply' ) ).toHaveFocus();
} );

it( 'goes back from the empty list, which is given it by Dismiss', async () => {
	byId( 'list' ).focus();
	byId( 'undo' ).remove();
	await settle();
	expect( byId( 'apply' ) ).toHaveFocus();
} );

it( 'goes to the area where that is gone, too', async () => {
	byId( 'apply' ).remove();
	byId( 'undo' ).remove();
	await settle();
	expect( byId( 'main' ) ).toHaveFocus();
} );

it( 'leaves who went on by themselves', async () => {
	byId( 'main' ).insertAdjacentHTML( 'beforeend', '<input id="input">' );
	byId( 'input' ).focus();
	byId( 'undo' ).remove();
	await settle();
	expect( byId( 'input' ) ).toHaveFocus();
} );

it( 'lets a list choose its row', async () => {
	byId( 'main' ).insertAdjacentHTML(
		'beforeend',
		'<ul id="rows"><li><button id="one"></button></li><li><button id="two"></button></li></ul>'
	);
	const end = restoreListFocus( byId( 'rows' ), 'li', '/page' );
	byId( 'one' ).focus();
	byId( 'undo' ).focus();
	byId( 'one' ).closest( 'li' )!.remove();
	byId( 'undo' ).remove();
	await settle();
	expect( byId( 'two' ) ).toHaveFocus();
	end();
} );
