import { describeDifference } from '@/features/styles/rules/describe-difference';
import { diffConfigs } from '@/features/styles/rules/diff-configs';
import type { StyleNames } from '@/features/styles/rules/style-names';
import { EMPTY_CONFIG } from '@/utils/theme-json/config';
import { setAtPath } from '@/utils/theme-json/value-at-path';

const titles: Record< string, string > = { 'core/quote': 'Quote' };
const NAMES: StyleNames = {
	getBlockTitle: ( name ) => titles[ name ] ?? name,
	getStyleTitle: ( block, slug ) =>
		block === 'core/quote' && slug === 'section-3' ? 'Style 3' : undefined,
	getPresetName: ( list, slug ) =>
		list.join( '.' ) === 'color.palette' && slug === 'accent-1'
			? 'Accent 1'
			: undefined,
};
const describeOne = ( path: string, value: unknown ) => {
	const right = setAtPath( { ...EMPTY_CONFIG }, path.split( '.' ), value );
	const [ difference ] = diffConfigs( EMPTY_CONFIG, right as never );
	return difference ? describeDifference( difference, NAMES ) : undefined;
};

it.each< [ string, unknown, string ] >( [
	[ 'styles.css', 'a{}', 'Additional CSS' ],
	[ 'styles.shadow', 'none', 'Shadow' ],
	[ 'styles.border.radius', '1px', 'Border, radius' ],
	[
		'styles.elements.h1.typography.fontSize',
		'1px',
		'H1 › Typography, font size',
	],
	[
		'styles.elements.link.:hover.color.text',
		'red',
		'Links › Hover › Color, text',
	],
	[ 'styles.blocks.core/quote.color.text', 'red', 'Quote › Color, text' ],
	[ 'styles.blocks.core/quote.css', 'a{}', 'Quote › Additional CSS' ],
	[
		'styles.blocks.shop/card.@mobile.color.text',
		'red',
		'shop/card › Mobile › Color, text',
	],
	[
		'styles.blocks.core/quote.variations.plain.color.text',
		'red',
		'Quote › Style “plain” › Color, text',
	],
	[
		'styles.blocks.core/quote.variations.section-3.color.text',
		'red',
		'Quote › Style “Style 3” › Color, text',
	],
	[
		'styles.blocks.core/group.variations.section-3.color.text',
		'red',
		'core/group › Style “section-3” › Color, text',
	],
	[
		'styles.blocks.core/quote.variations.section-3.blocks.core/group.variations.section-3.color.text',
		'red',
		'Quote › Style “Style 3” › core/group › Style “section-3” › Color, text',
	],
	[
		'settings.custom.dark.color.accent-1',
		'#111',
		'Colors › Accent 1 › Dark',
	],
	[
		'settings.blocks.core/quote.custom.dark.color.accent-1',
		'#111',
		'Quote › Colors › Accent 1 › Dark',
	],
	[ 'styles.blocks', 'broken', 'Blocks' ],
	[
		'settings.color.palette.custom',
		[ { slug: 'a', name: 'Accent', color: 'red' } ],
		'Colors › Accent',
	],
	[ 'settings.color.palette.custom', [ { slug: 'a' } ], 'Colors › a' ],
	[ 'settings.color.palette', 'broken', 'Colors' ],
	[
		'settings.blocks.core/quote.color.duotone.theme',
		[ { slug: 'a', name: 'Dusk' } ],
		'Quote › Duotone › Dusk',
	],
	[ 'settings.custom.dark.color.base', '#111', 'Colors › base › Dark' ],
	[
		'settings.custom.dark.gradient.dawn',
		'linear-gradient(#000,#111)',
		'Gradients › dawn › Dark',
	],
	[
		'settings.custom.root.@mobile.typography.fontSize',
		'14px',
		'Mobile › Typography, font size',
	],
	[ 'settings.custom.root.width', '1px', 'Settings › Custom, root, width' ],
	[ 'settings.custom.dark.shadow', '1px', 'Settings › Custom, dark, shadow' ],
	[ 'settings.color.custom', false, 'Settings › Color, custom' ],
	[
		'settings.layout.contentSize',
		'1px',
		'Settings › Layout, content width',
	],
] )( '%s is called %3$s', ( path, value, expected ) => {
	expect( describeOne( path, value ) ).toBe( expected );
} );

const fonts = ( custom: unknown ) => ( {
	settings: { typography: { fontFamilies: { custom } } },
	styles: {},
} );
const SEN = { slug: 'sen', name: 'Sen', fontFamily: 'Sen' };
const FACE = { fontFamily: 'Sen', fontWeight: '700' };

it.each( [
	[ [ SEN ], [ { ...SEN, fontFamily: 'Other' } ], 'Fonts › sen › Font' ],
	[
		[ { ...SEN, fontFace: [] } ],
		[ { ...SEN, fontFace: [ FACE ] } ],
		'Fonts › sen › 700 normal',
	],
	[
		[ SEN, { ...SEN, slug: 'b' } ],
		[ { ...SEN, slug: 'b' }, SEN ],
		'Fonts › Order',
	],
] )( 'A change of fonts is named (%#)', ( left, right, expected ) => {
	const [ difference ] = diffConfigs( fonts( left ), fonts( right ) );
	expect( difference && describeDifference( difference, NAMES ) ).toBe(
		expected
	);
} );

it.each( [
	[ 'accent-1', 'Colors › Accent 1' ],
	[ 'a', 'Colors › a' ],
] )( 'A changed color “%s” has the name of the preset', ( slug, expected ) => {
	const colors = ( color: string ) => ( {
		settings: { color: { palette: { theme: [ { slug, color } ] } } },
		styles: {},
	} );
	const [ difference ] = diffConfigs( colors( 'red' ), colors( 'blue' ) );
	expect( difference && describeDifference( difference, NAMES ) ).toBe(
		expected
	);
} );
