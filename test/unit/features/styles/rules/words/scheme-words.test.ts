import {
	namesScheme,
	setScheme,
} from '@/features/styles/rules/words/scheme-words';

const GERMAN = { dark: 'Dunkel', on: 'an', off: 'aus' };

it.each( [
	[ 'dark on', 'on' ],
	[ ' Dark  OFF ', 'off' ],
	[ 'dunkel an', 'on' ],
	[ 'dunkel aus', 'off' ],
	[ 'dark', undefined ],
	[ 'dark blue', undefined ],
] )( 'reads “%s”', ( words, expected ) => {
	expect( namesScheme( words, GERMAN ) ).toBe( expected );
} );

it( 'sets dark values, and removes all of them', () => {
	const config = { settings: { custom: { own: 1 } }, styles: {} };
	const dark = setScheme( config, { base: '#111' } );
	expect( dark.settings ).toEqual( {
		custom: { own: 1, dark: { color: { base: '#111' } } },
	} );
	expect( setScheme( dark, {} ).settings ).toEqual( { custom: { own: 1 } } );
} );
