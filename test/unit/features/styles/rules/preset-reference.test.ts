import {
	findPreset,
	listPresetReferences,
	readPresetReference,
} from '@/features/styles/rules/preset-reference';

it.each< [ string, unknown, string | undefined ] >( [
	[ 'the short spelling', 'var:preset|color|ink', 'color.palette ink fill' ],
	[
		'the long spelling',
		'var(--wp--preset--color--ink)',
		'color.palette ink fill',
	],
	[
		'a font',
		'var:preset|font-family|inter',
		'typography.fontFamilies inter',
	],
	[ 'a kind that nobody knows', 'var:preset|sound|loud', undefined ],
	[ 'a name of every object', 'var:preset|constructor|a', undefined ],
	[ 'a plain value', '#111', undefined ],
	[ 'no text', 7, undefined ],
] )( 'readPresetReference reads %s', ( _name, value, expected ) => {
	const reference = readPresetReference( value );
	expect(
		reference &&
			[
				reference.list.join( '.' ),
				reference.slug,
				...( reference.isFill ? [ 'fill' ] : [] ),
			].join( ' ' )
	).toBe( expected );
} );

const palette = ( origin: string, color: string ) => ( {
	color: { palette: { [ origin ]: [ { slug: 'ink', color } ] } },
} );

it.each< [ string, object, string[], string | undefined ] >( [
	[
		'the person’s before the theme’s',
		{
			color: {
				palette: {
					...palette( 'theme', 'red' ).color.palette,
					...palette( 'custom', 'blue' ).color.palette,
				},
			},
		},
		[ 'styles', 'color', 'text' ],
		'blue',
	],
	[
		'the block’s before the site’s',
		{
			...palette( 'custom', 'blue' ),
			blocks: { 'core/quote': palette( 'theme', 'green' ) },
		},
		[ 'styles', 'blocks', 'core/quote', 'color', 'text' ],
		'green',
	],
	[
		'none of another block',
		{ blocks: { 'core/quote': palette( 'theme', 'green' ) } },
		[ 'styles', 'blocks', 'core/code', 'color', 'text' ],
		undefined,
	],
] )( 'findPreset finds %s', ( _name, settings, path, expected ) => {
	expect(
		findPreset( { settings, styles: {} }, path, {
			list: [ 'color', 'palette' ],
			slug: 'ink',
			isFill: true,
		} )?.preset.color
	).toBe( expected );
} );

it( 'listPresetReferences lists those at any depth', () => {
	expect(
		listPresetReferences( {
			top: 'var:preset|spacing|40',
			in: [ { left: 'var(--wp--preset--spacing--50)' }, '1px' ],
		} ).map( ( { slug } ) => slug )
	).toEqual( [ '40', '50' ] );
} );
