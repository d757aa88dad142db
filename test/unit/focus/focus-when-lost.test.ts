import { focusWhenLost } from '@/focus/focus-when-lost';
import { moveFocusToStandIn } from '@/focus/move-focus';

const PAGE =
	'<main><div id="left"><button id="old">Old</button></div><button id="new">New</button></main>';

const byId = ( id: string ) =>
	document.getElementById( id ) as HTMLButtonElement;

const giveFocus = () =>
	focusWhenLost( document.body, () => document.getElementById( 'new' ) );

beforeEach( () => {
	document.body.innerHTML = PAGE;
	byId( 'old' ).focus();
} );

it( 'leaves a focus that survived where it is', () => {
	giveFocus();
	expect( byId( 'old' ) ).toHaveFocus();
} );

it( 'takes the place of one that was removed', () => {
	byId( 'old' ).remove();
	giveFocus();
	expect( byId( 'new' ) ).toHaveFocus();
} );

it( 'takes the place of one in what has become inert, before the browser has noticed', () => {
	byId( 'left' ).setAttribute( 'inert', '' );
	giveFocus();
	expect( byId( 'new' ) ).toHaveFocus();
} );

it( 'takes over from an area that has it for want of something nearer', () => {
	byId( 'old' ).remove();
	moveFocusToStandIn( byId( 'left' ) );
	expect( byId( 'left' ) ).toHaveFocus();
	giveFocus();
	expect( byId( 'new' ) ).toHaveFocus();
} );

it( 'waits for the element, unless something else gets the focus', async () => {
	byId( 'old' ).remove();
	const added = byId( 'new' );
	added.remove();
	giveFocus();
	document.querySelector( 'main' )?.append( added );
	await Promise.resolve();
	expect( added ).toHaveFocus();
} );

it( 'tries again with an element that refuses it, as one that is hidden for its measuring does', () => {
	jest.useFakeTimers();
	byId( 'old' ).remove();
	byId( 'new' ).disabled = true;
	const end = giveFocus();
	jest.advanceTimersByTime( 200 );
	expect( document.body ).toHaveFocus();
	byId( 'new' ).disabled = false;
	jest.advanceTimersByTime( 50 );
	expect( byId( 'new' ) ).toHaveFocus();
	end();
	jest.useRealTimers();
} );
