import { sortReplacements } from '@/features/styles/rules/sort-replacements';

const toPresets = ( key: string, values: readonly string[] ) =>
	values.map( ( value, index ) => ( {
		slug: `p${ index }`,
		name: value,
		[ key ]: value,
	} ) );

it.each( [
	[
		'colors',
		'color',
		[ '#112233', '#ffffff', '#112244', 'color-mix(in srgb, red, blue)' ],
		[ '#112244', '#ffffff', 'color-mix(in srgb, red, blue)' ],
	],
	[
		'lengths of one unit',
		'size',
		[ '1rem', '3rem', '16px', '1.25rem' ],
		[ '1.25rem', '3rem', '16px' ],
	],
	[
		'values that cannot be compared, in their order',
		'shadow',
		[ '0 0 1px', '0 0 9px', '0 0 2px' ],
		[ '0 0 9px', '0 0 2px' ],
	],
] )( 'offers the nearest first: %s', ( _, key, values, expected ) => {
	const presets = toPresets( key, values );
	expect(
		sortReplacements( presets, presets[ 0 ]! ).map( ( { name } ) => name )
	).toEqual( expected );
} );
