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

it.each< [ string, unknown, string[] ] >( [
	[
		'at any depth',
		{
			top: 'var:preset|spacing|40',
			in: [ { left: 'var(--wp--preset--spacing--50)' }, '1px' ],
		},
		[ '40', '50' ],
	],
	[
		'of a gradient',
		'linear-gradient(var(--wp--preset--color--ink) 0%,var(--wp--preset--color--sky-2) 100%)',
		[ 'ink', 'sky-2' ],
	],
	[ 'of a shadow', '0 0 1px var( --wp--preset--color--ink )', [ 'ink' ] ],
	[
		'of a calculation',
		'calc(var(--wp--preset--spacing--40) * -1)',
		[ '40' ],
	],
	[
		'none that has a value to fall back on',
		'1px solid var(--wp--preset--color--ink, #111)',
		[],
	],
	[ 'none of a custom value', 'calc(var(--wp--custom--gap) * 2)', [] ],
	[ 'none of a kind that nobody knows', 'a var(--wp--preset--b--c)', [] ],
] )( 'listPresetReferences lists those %s', ( _name, value, expected ) => {
	expect( listPresetReferences( value ).map( ( { slug } ) => slug ) ).toEqual(
		expected
	);
} );
