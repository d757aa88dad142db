import { act, render, screen } from '@testing-library/react';
import { dispatch } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';

import { Snackbars } from '@/app/layout/snackbars';

beforeAll( () => {
	window.matchMedia = ( media ) =>
		( {
			media,
			matches: media.includes( 'prefers-reduced-motion: reduce' ),
			addEventListener: () => {},
			removeEventListener: () => {},
			addListener: () => {},
			removeListener: () => {},
		} ) as unknown as MediaQueryList;
} );

const notices = () => dispatch( noticesStore );

it( 'a notice gives way to the next one of its id where a person wants no motion', () => {
	render( <Snackbars /> );
	act( () => {
		void notices().createErrorNotice( 'Not saved.', {
			id: 'save',
			type: 'snackbar',
		} );
	} );
	const region = screen.getByRole( 'region', { name: 'Notifications' } );
	expect( region ).toHaveTextContent( 'Not saved.' );
	act( () => void notices().removeNotice( 'save' ) );
	act( () => {
		void notices().createSuccessNotice( 'Saved.', {
			id: 'save',
			type: 'snackbar',
		} );
	} );
	expect( screen.getAllByTestId( 'snackbar' ) ).toHaveLength( 1 );
	expect( region ).toHaveTextContent( /^Saved\./ );
} );
