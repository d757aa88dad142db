import { areEqualValues, isEmptyValue } from '@/utils/theme-json/equal-values';

const THEME_PALETTE = [ 'settings', 'color', 'palette', 'theme' ];

describe( 'areEqualValues', () => {
	const empties = [
		undefined,
		{},
		[],
		{ color: {} },
		{ color: [] },
		{ color: { text: undefined }, blocks: { 'core/quote': [] } },
	];
	it.each(
		empties.flatMap( ( a ) => empties.map( ( b ) => [ a, b ] as const ) )
	)( 'takes %j and %j for the same', ( a, b ) => {
		expect( areEqualValues( a, b, [ 'styles' ] ) ).toBe( true );
	} );

	it.each< [ string, unknown, unknown, readonly string[], boolean ] >( [
		[ 'null and nothing', null, undefined, [], false ],
		[ 'false and nothing', false, undefined, [], false ],
		[ 'lists with other items', [ 1 ], [ 2 ], [], false ],
		[ 'lists with more items', [ [], [] ], [ [] ], [], false ],
		[
			'items with and without an empty value',
			[ { slug: 'a', fontFace: [] } ],
			[ { slug: 'a' } ],
			[],
			true,
		],
		[
			'an empty list of the theme’s presets and none',
			[],
			undefined,
			THEME_PALETTE,
			false,
		],
		[
			'settings with and without such a list',
			{ color: { palette: { theme: [] } } },
			{},
			[ 'settings' ],
			false,
		],
		[
			'settings with and without own values',
			{ custom: [] },
			{},
			[ 'settings' ],
			true,
		],
	] )( 'compares %s', ( _name, a, b, path, expected ) => {
		expect( areEqualValues( a, b, path ) ).toBe( expected );
	} );
} );

describe( 'isEmptyValue', () => {
	it.each( [
		[ [], [ 'styles', 'color' ], true ],
		[ {}, [ 'styles', 'color' ], true ],
		[ [], THEME_PALETTE, false ],
		[ '', [ 'styles', 'css' ], false ],
		[ undefined, [ 'styles', 'css' ], false ],
	] )( '%j at %j: %s', ( value, path, expected ) => {
		expect( isEmptyValue( value, path ) ).toBe( expected );
	} );
} );
