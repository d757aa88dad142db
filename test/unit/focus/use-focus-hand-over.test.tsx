import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';

import { useFocusHandOver } from '@/focus';

function Finish( { onFinish }: { onFinish: () => void } ) {
	const button = useFocusHandOver< HTMLButtonElement >( 'section', 'h2' );
	return (
		<button ref={ button } onClick={ onFinish }>
			Finish
		</button>
	);
}

function Screen() {
	const [ isDone, setIsDone ] = useState( false );
	return (
		<section>
			<h2 tabIndex={ -1 }>Title</h2>
			<button>Other</button>
			{ ! isDone && <Finish onFinish={ () => setIsDone( true ) } /> }
		</section>
	);
}

const byName = ( name: string ) => screen.getByRole( 'button', { name } );

it( 'hands the focus of a button that goes away to the screen’s title', () => {
	render( <Screen /> );
	byName( 'Finish' ).focus();
	fireEvent.click( byName( 'Finish' ) );
	expect( screen.getByText( 'Title' ) ).toHaveFocus();
} );

it( 'leaves the focus of who went on to something else', () => {
	render( <Screen /> );
	byName( 'Other' ).focus();
	fireEvent.click( byName( 'Finish' ) );
	expect( byName( 'Other' ) ).toHaveFocus();
} );
