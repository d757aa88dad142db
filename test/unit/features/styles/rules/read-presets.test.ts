import { readPresets } from '@/features/styles/rules/read-presets';

const RED = { slug: 'red', name: 'Red', color: '#f00' };
const withPalette = ( palette: unknown ) => ( {
	settings: { color: { palette } },
} );

describe( 'readPresets', () => {
	it.each( [
		[ 'a list by origin', { theme: [ RED ] }, 'theme', [ RED ], 0 ],
		[ 'nothing for another origin', { theme: [ RED ] }, 'custom', [], 0 ],
		[
			'a list without origins as the person’s',
			[ RED ],
			'custom',
			[ RED ],
			0,
		],
		[ 'no list without origins as the theme’s', [ RED ], 'theme', [], 0 ],
		[
			'the slug for a missing name',
			{ theme: [ { slug: 'x', color: 'blue' } ] },
			'theme',
			[ { slug: 'x', name: 'x', color: 'blue' } ],
			0,
		],
		[
			'the readable entries only',
			{ theme: [ RED, null, 3, { slug: 'y' }, { color: 'blue' } ] },
			'theme',
			[ RED ],
			4,
		],
		[
			'the first of two with one slug',
			{ theme: [ RED, RED ] },
			'theme',
			[ RED ],
			1,
		],
		[ 'one unreadable value for a string', 'red', 'custom', [], 1 ],
		[
			'one unreadable value for a list of the wrong type',
			{ theme: 'red' },
			'theme',
			[],
			1,
		],
		[ 'nothing for null', null, 'custom', [], 0 ],
	] as const )(
		'gives %s',
		( _title, palette, origin, presets, unreadable ) => {
			expect(
				readPresets( withPalette( palette ), 'color', origin )
			).toEqual( {
				presets,
				unreadable,
			} );
		}
	);

	it.each( [
		[
			'fontSize',
			{
				typography: {
					fontSizes: {
						custom: [
							{ slug: 'a', name: 'A', size: 12 },
							{ slug: 'b', name: 'B', size: {} },
							{ slug: 'c', name: 'C', size: '1em', fluid: 'yes' },
						],
					},
				},
			},
		],
		[
			'shadow',
			{
				shadow: {
					presets: {
						custom: [
							{ slug: 'a', name: 'A', shadow: 'none' },
							{ slug: 'b', name: 'B' },
							{ slug: 'c', shadow: 4 },
						],
					},
				},
			},
		],
		[
			'duotone',
			{
				color: {
					duotone: {
						custom: [
							{
								slug: 'a',
								name: 'A',
								colors: [ '#000', '#fff' ],
							},
							{ slug: 'b', name: 'B', colors: '#000' },
							{ slug: 'c', name: 'C', colors: [ 1, 2 ] },
						],
					},
				},
			},
		],
		[
			'gradient',
			{
				color: {
					gradients: {
						custom: [
							{
								slug: 'a',
								name: 'A',
								gradient: 'linear-gradient(red,blue)',
							},
							{ slug: 'b', gradient: '' },
							'c',
						],
					},
				},
			},
		],
	] as const )( 'knows a readable %s', ( kind, settings ) => {
		const { presets, unreadable } = readPresets(
			{ settings },
			kind,
			'custom'
		);
		expect( presets.map( ( { slug } ) => slug ) ).toEqual( [ 'a' ] );
		expect( unreadable ).toBe( 2 );
	} );

	it( 'reads the presets of a block', () => {
		const config = {
			settings: {
				blocks: {
					'core/button': { color: { palette: { custom: [ RED ] } } },
				},
			},
		};
		expect(
			readPresets( config, 'color', 'custom', 'core/button' ).presets
		).toEqual( [ RED ] );
		expect( readPresets( config, 'color', 'custom' ).presets ).toEqual(
			[]
		);
	} );
} );
