import { diffConfigs } from '@/features/styles/rules/diff-configs';
import { readDifference } from '@/features/styles/rules/read-difference';
import { mergeConfigs } from '@/utils/theme-json/merge-configs';
import type { Config } from '@/utils/theme-json/config';

const BASE: Config = {
	settings: {
		color: {
			palette: { theme: [ { slug: 'ink', name: 'Ink', color: '#111' } ] },
			gradients: {
				theme: [
					{
						slug: 'dusk',
						name: 'Dusk',
						gradient: 'linear-gradient(red,blue)',
					},
				],
			},
		},
	},
	styles: { typography: { fontSize: '1rem' } },
};
const styles = ( value: Config[ 'styles' ] ): Config => ( {
	settings: {},
	styles: value,
} );
const palette = ( ...custom: unknown[] ): Config => ( {
	settings: { color: { palette: { custom } } },
	styles: {},
} );

const A = { slug: 'a', name: 'A', color: '#222' };

function read( left: Config, right: Config ) {
	const [ difference ] = diffConfigs( left, right, BASE );
	if ( ! difference ) {
		throw new Error( 'The two are the same.' );
	}
	return readDifference(
		difference,
		mergeConfigs( BASE, left ),
		mergeConfigs( BASE, right )
	);
}

it.each< [ string, Config, Config, unknown ] >( [
	[
		'lengths with their unit',
		styles( { typography: { fontSize: '2rem' } } ),
		styles( { typography: { fontSize: '2.5rem' } } ),
		[ { text: '2 rem' }, { text: '2.5 rem' } ],
	],
	[
		'a percentage and a bare number as they are',
		styles( { typography: { lineHeight: 1.5 } } ),
		styles( { typography: { lineHeight: '150%' } } ),
		[ { text: '1.5' }, { text: '150%', isCode: true } ],
	],
	[
		'both bounds of a size that follows the window',
		styles( { spacing: { blockGap: '24px' } } ),
		styles( {
			spacing: { blockGap: 'clamp(24px, 18px + 1.875vw, 48px)' },
		} ),
		[ { text: '24 px' }, { text: '24 px – 48 px' } ],
	],
	[
		'the theme’s value where there is none',
		styles( {} ),
		styles( { typography: { fontSize: '2rem' } } ),
		[ { text: '1 rem' }, { text: '2 rem' } ],
	],
	[
		'nothing where nobody has set one',
		styles( { shadow: 'none' } ),
		styles( {} ),
		[ { text: 'none', isCode: true }, { text: 'Not set' } ],
	],
	[
		'colors with a swatch, references by name',
		styles( { color: { text: 'var:preset|color|ink' } } ),
		styles( { color: { text: '#336699' } } ),
		[
			{ text: 'Ink', fill: '#111' },
			{ text: '#336699', isCode: true, fill: '#336699' },
		],
	],
	[
		'a gradient by the other spelling',
		styles( {} ),
		styles( { color: { gradient: 'var(--wp--preset--gradient--dusk)' } } ),
		[
			{ text: 'Not set' },
			{ text: 'Dusk', fill: 'linear-gradient(red,blue)' },
		],
	],
	[
		'two presets of one name by their slugs',
		{
			...palette( { ...A, name: 'Ink', color: '#111' } ),
			styles: { color: { text: 'var:preset|color|ink' } },
		},
		{
			...palette( { ...A, name: 'Ink', color: '#111' } ),
			styles: { color: { text: 'var:preset|color|a' } },
		},
		[
			{ text: 'Ink (ink)', fill: '#111' },
			{ text: 'Ink (a)', fill: '#111' },
		],
	],
	[
		'a reference to a preset that is gone',
		styles( {} ),
		styles( { color: { text: 'var:preset|color|gone' } } ),
		[ { text: 'Not set' }, { text: 'gone (no longer there)' } ],
	],
	[
		'no swatch that would request a file',
		styles( {} ),
		styles( { color: { text: 'url(https://example.org/a.png)' } } ),
		[
			{ text: 'Not set' },
			{ text: 'url(https://example.org/a.png)', isCode: true },
		],
	],
	[
		'presets by their value',
		palette( A ),
		palette( { ...A, color: '#333' } ),
		[
			{ text: '#222', fill: '#222' },
			{ text: '#333', fill: '#333' },
		],
	],
	[
		'renamed presets by both',
		palette( A ),
		palette( { ...A, name: 'B' } ),
		[
			{ text: 'A (#222)', fill: '#222' },
			{ text: 'B (#222)', fill: '#222' },
		],
	],
	[
		'an order by its keys',
		palette( A, { ...A, slug: 'b' } ),
		palette( { ...A, slug: 'b' }, A ),
		[ { text: 'a, b' }, { text: 'b, a' } ],
	],
	[
		'switches',
		{ settings: { color: { custom: false } }, styles: {} },
		{ settings: { color: { custom: true } }, styles: {} },
		[ { text: 'Off' }, { text: 'On' } ],
	],
	[
		'long values shortened',
		styles( {} ),
		styles( { shadow: 'x'.repeat( 80 ) } ),
		[ { text: 'Not set' }, { text: `${ 'x'.repeat( 59 ) }…` } ],
	],
	[
		'a whole palette that cannot be matched',
		palette( A, A ),
		palette( A ),
		expect.arrayContaining( [
			{ text: expect.stringContaining( '#222' ) },
		] ),
	],
] )( 'reads %s', ( _name, left, right, expected ) => {
	expect( read( left, right ) ).toEqual( expected );
} );

it( 'writes numbers as the language of the page does', () => {
	document.documentElement.lang = 'de-DE';
	expect(
		read(
			styles( { typography: { lineHeight: 1.25 } } ),
			styles( { typography: { lineHeight: 1.5 } } )
		)
	).toEqual( [ { text: '1,25' }, { text: '1,5' } ] );
	document.documentElement.lang = '';
} );
