import { store as noticesStore } from '@wordpress/notices';
import { dispatch, select } from '@wordpress/data';
import { act, fireEvent, render, screen, within } from '@testing-library/react';

import { Snackbars } from '@/app/layout/snackbars';

// The host's notice goes after ten seconds.
const NOTICE_MS = 10_000;

beforeEach( () => {
	jest.useFakeTimers();
	render( <Snackbars /> );
} );
afterEach( () => jest.useRealTimers() );

const wait = ( ms: number ) => act( () => jest.advanceTimersByTime( ms ) );
// A notice on its way out is still in the document.
const isKept = () =>
	select( noticesStore )
		.getNotices()
		.some( ( { id } ) => id === 'saved' );

function showNotice(
	actions: readonly { label: string; onClick: () => void }[] = []
): HTMLElement {
	act( () => {
		void dispatch( noticesStore ).createSuccessNotice( 'Saved.', {
			id: 'saved',
			type: 'snackbar',
			actions: [ ...actions ],
		} );
	} );
	return screen.getByRole( 'region', { name: 'Notifications' } );
}

afterEach( () => {
	act( () => void dispatch( noticesStore ).removeNotice( 'saved' ) );
} );

it.each( [
	[ 'pointer', fireEvent.mouseOver, fireEvent.mouseLeave ],
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
	fireEvent.mouseOver( region );
	fireEvent.click(
		screen.getByRole( 'button', { name: 'Dismiss this notice' } )
	);
	expect(
		screen.queryByRole( 'region', { name: 'Notifications' } )
	).not.toBeInTheDocument();
} );

it.each( [
	[ 'after × was pressed on it', 'Dismiss this notice' ],
	[ 'after its action was pressed', 'Undo' ],
] )( 'the next notice disappears by itself %s', ( _case, button ) => {
	const region = showNotice( [ { label: 'Undo', onClick: () => {} } ] );
	const pressed = within( region ).getByRole( 'button', { name: button } );
	fireEvent.mouseOver( pressed );
	act( () => pressed.focus() );
	fireEvent.click( pressed );
	expect( isKept() ).toBe( false );

	showNotice();
	wait( NOTICE_MS + 3000 );
	expect( isKept() ).toBe( false );
} );
