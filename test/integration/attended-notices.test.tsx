import { store as noticesStore } from '@wordpress/notices';
import { dispatch, select } from '@wordpress/data';
import { act, fireEvent, render, screen } from '@testing-library/react';

import { Snackbars } from '@/app/layout/snackbars';

// The host's notice goes after ten seconds.
const NOTICE_MS = 10_000;

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

const wait = ( ms: number ) => act( () => jest.advanceTimersByTime( ms ) );
// A notice on its way out is still in the document.
const isKept = () =>
	select( noticesStore )
		.getNotices()
		.some( ( { id } ) => id === 'saved' );

function showNotice(): HTMLElement {
	render( <Snackbars /> );
	act( () => {
		void dispatch( noticesStore ).createSuccessNotice( 'Saved.', {
			id: 'saved',
			type: 'snackbar',
		} );
	} );
	return screen.getByRole( 'region', { name: 'Notifications' } );
}

afterEach( () => {
	act( () => void dispatch( noticesStore ).removeNotice( 'saved' ) );
} );

it.each( [
	[ 'pointer', fireEvent.mouseEnter, fireEvent.mouseLeave ],
	[ 'focus', fireEvent.focus, fireEvent.blur ],
] )( 'a notice stays while the %s is on it', ( _name, enter, leave ) => {
	const region = showNotice();
	enter( region );
	wait( NOTICE_MS + 1000 );
	expect( isKept() ).toBe( true );
	leave( region );
	expect( isKept() ).toBe( true );
	wait( 3000 );
	expect( isKept() ).toBe( false );
	expect(
		screen.queryByRole( 'region', { name: 'Notifications' } )
	).not.toBeInTheDocument();
} );

it( 'goes by itself when nobody attends to it', () => {
	showNotice();
	wait( NOTICE_MS + 1000 );
	expect(
		screen.queryByRole( 'region', { name: 'Notifications' } )
	).not.toBeInTheDocument();
} );

it( 'goes at once when it is dismissed', () => {
	const region = showNotice();
	fireEvent.mouseEnter( region );
	fireEvent.click(
		screen.getByRole( 'button', { name: 'Dismiss this notice' } )
	);
	expect(
		screen.queryByRole( 'region', { name: 'Notifications' } )
	).not.toBeInTheDocument();
} );
