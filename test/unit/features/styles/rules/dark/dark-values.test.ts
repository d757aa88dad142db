import {
	isDarkPlaceTaken,
	listDarkPresets,
	readDarkValue,
	setDarkValues,
	toDarkConfig,
} from '@/features/styles/rules/dark/dark-values';

const BASE = { slug: 'base', name: 'Base', color: '#fff' };
const withDark = (
	dark: unknown,
	palette: unknown = { theme: [ BASE ] }
) => ( {
	settings: { color: { palette }, custom: { dark } },
	styles: {},
} );

describe( 'readDarkValue', () => {
	it.each( [
		[ { color: { base: '#111' } }, '#111' ],
		[ { color: { base: ' ' } }, undefined ],
		[ { color: { base: 5 } }, undefined ],
		[ { color: [] }, undefined ],
		[ 'dark', undefined ],
	] )( 'of %j', ( dark, expected ) => {
		expect( readDarkValue( withDark( dark ), 'color', 'base' ) ).toBe(
			expected
		);
	} );
} );

describe( 'setDarkValues', () => {
	const EMPTY = { settings: {}, styles: {} };

	it( 'sets a value and leaves no trace when it is taken away', () => {
		const set = setDarkValues( EMPTY, 'color', { base: '#111' } );
		expect( set.settings ).toEqual( {
			custom: { dark: { color: { base: '#111' } } },
		} );
		expect( setDarkValues( set, 'color', { base: undefined } ) ).toEqual(
			EMPTY
		);
	} );

	it( 'takes the place of what is no tree', () => {
		expect(
			setDarkValues( { settings: { custom: [] } }, 'color', {
				base: '#111',
			} ).settings
		).toEqual( { custom: { dark: { color: { base: '#111' } } } } );
	} );
} );

describe( 'toDarkConfig', () => {
	it( 'gives presets of each origin their dark values', () => {
		const config = withDark(
			{ color: { base: '#111', gone: '#222' } },
			{ theme: [ BASE, { ...BASE, slug: 'x' } ], custom: [ BASE ] }
		);
		expect( toDarkConfig( config ).settings.color ).toEqual( {
			palette: {
				theme: [
					{ ...BASE, color: '#111' },
					{ ...BASE, slug: 'x' },
				],
				custom: [ { ...BASE, color: '#111' } ],
			},
		} );
	} );

	it( 'leaves a config without dark values as it is', () => {
		const config = withDark( { color: { gone: '#111' } } );
		expect( toDarkConfig( config ) ).toBe( config );
	} );
} );

it( 'lists no value of a preset that is gone', () => {
	expect(
		listDarkPresets( withDark( { color: { gone: '#111', base: '#222' } } ) )
	).toEqual( [ { kind: 'color', slug: 'base', value: '#222' } ] );
} );

it.each( [
	[ undefined, false ],
	[ {}, false ],
	[ [], false ],
	[ { color: { base: '#111' } }, false ],
	[ '#000', true ],
	[ { color: '#000' }, true ],
] )( 'whether %j takes the place of dark values: %p', ( dark, expected ) => {
	expect( isDarkPlaceTaken( withDark( dark ) ) ).toBe( expected );
} );
