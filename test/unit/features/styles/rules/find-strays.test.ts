import { findStrays } from '@/features/styles/rules/find-strays';

const toValues = ( ...values: string[] ) =>
	values.map( ( value, index ) => ( { value, places: index + 1 } ) );

const find = (
	values: readonly string[],
	presets: Record< string, unknown >
) =>
	findStrays(
		toValues( ...values ),
		Object.entries( presets ).map( ( [ slug, preset ] ) => ( {
			slug,
			name: slug,
			...( preset as object ),
		} ) )
	).map( ( { preset, strays } ) => [
		preset.slug,
		strays.map( ( { value } ) => value ),
	] );

it( 'puts four blues with a ΔE below 2 into one group, and leaves the outlier out', () => {
	expect(
		find(
			[ '#1a4fd1', '#1a4fd2', '#1b50d0', 'rgb(25, 78, 209)', '#1a5fd1' ],
			{
				'accent-1': { color: '#1a4fd0' },
				contrast: { color: '#111111' },
			}
		)
	).toEqual( [
		[ 'accent-1', [ 'rgb(25, 78, 209)', '#1b50d0', '#1a4fd2', '#1a4fd1' ] ],
	] );
} );

it.each( [
	[
		'the nearest of two presets that are close',
		[ '#1a4fd3' ],
		{ one: { color: '#1a4fd0' }, two: { color: '#1a4fd4' } },
		[ [ 'two', [ '#1a4fd3' ] ] ],
	],
	[
		'no color of another opacity',
		[ 'rgba(26, 79, 208, 0.5)' ],
		{ one: { color: '#1a4fd0' } },
		[],
	],
	[
		'lengths within half a pixel, in either unit',
		[ '16px', '1.01rem', '17px', '1em' ],
		{ small: { size: '1rem' } },
		[ [ 'small', [ '1.01rem', '16px' ] ] ],
	],
	[
		'functions of CSS that are equal alone',
		[ 'clamp(1rem, 2vw, 2rem)', 'clamp(1rem, 3vw, 2rem)' ],
		{ fluid: { size: 'clamp(1rem, 2vw, 2rem)' } },
		[ [ 'fluid', [ 'clamp(1rem, 2vw, 2rem)' ] ] ],
	],
	[
		'nothing for presets without a value that can be compared',
		[ '#1a4fd0' ],
		{
			mixed: { color: 'color-mix(in srgb, red, blue)' },
			two: { colors: [] },
		},
		[],
	],
] )( 'finds %s', ( _, values, presets, expected ) => {
	expect( find( values, presets ) ).toEqual( expected );
} );
