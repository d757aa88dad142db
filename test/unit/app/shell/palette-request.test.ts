import { fireEvent } from '@testing-library/react';

import {
	rememberPaletteKeys,
	endPaletteRequest,
} from '@/app/shell/palette-request';

const press = ( keys: object ) => fireEvent.keyDown( document, keys );

describe( 'The keys of the command palette before it has loaded', () => {
	beforeEach( rememberPaletteKeys );

	it.each( [
		[ 'Ctrl+K', [ { key: 'k', ctrlKey: true } ], true ],
		[ 'Ctrl+K with caps lock', [ { key: 'K', ctrlKey: true } ], true ],
		[
			'Ctrl+K twice',
			[
				{ key: 'k', ctrlKey: true },
				{ key: 'k', ctrlKey: true },
			],
			false,
		],
		[ 'K', [ { key: 'k' } ], false ],
		[
			'Ctrl+Shift+K',
			[ { key: 'k', ctrlKey: true, shiftKey: true } ],
			false,
		],
		[ 'Ctrl+Alt+K', [ { key: 'k', ctrlKey: true, altKey: true } ], false ],
		[ 'Ctrl+J', [ { key: 'j', ctrlKey: true } ], false ],
	] )( '%s', ( _name, presses, expected ) => {
		presses.forEach( press );
		expect( endPaletteRequest() ).toBe( expected );
	} );

	it( 'are kept from the browser until the palette has taken them over', () => {
		const keys = { key: 'k', ctrlKey: true };
		// `fireEvent` returns false where the default was prevented.
		expect( press( keys ) ).toBe( false );
		expect( endPaletteRequest() ).toBe( true );
		expect( press( keys ) ).toBe( true );
		expect( endPaletteRequest() ).toBe( false );
	} );

	it( 'are those of the platform', () => {
		endPaletteRequest();
		const platform = jest
			.spyOn( window.navigator, 'platform', 'get' )
			.mockReturnValue( 'MacIntel' );
		rememberPaletteKeys();
		press( { key: 'k', ctrlKey: true } );
		expect( endPaletteRequest() ).toBe( false );
		rememberPaletteKeys();
		press( { key: 'k', metaKey: true } );
		expect( endPaletteRequest() ).toBe( true );
		platform.mockRestore();
	} );
} );
