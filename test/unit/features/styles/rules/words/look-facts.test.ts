import { colord } from 'colord';

import {
	listDeclaredSizes,
	readRange,
	type StylePlace,
} from '@/features/styles/rules/words/declared-sizes';
import { joinFacts } from '@/features/styles/rules/words/join-facts';
import {
	listKnownPresets,
	readSrgb,
	type ResolveColor,
} from '@/features/styles/rules/words/known-presets';
import {
	listLookFacts,
	type ShownLook,
} from '@/features/styles/rules/words/look-facts';
import { describeSwatch } from '@/features/styles/rules/words/swatch-words';
import type { Config, ConfigNode } from '@/utils/theme-json/config';

const resolve: ResolveColor = ( css ) => {
	const color = colord( css );
	return color.isValid() ? color.toRgb() : undefined;
};

const CONFIG: Config = {
	settings: {
		color: {
			palette: {
				theme: [
					{ slug: 'base', name: 'Base', color: '#ffffff' },
					{ slug: 'contrast', name: 'Contrast', color: '#1a1a1a' },
					{ slug: 'twin', name: 'Twin', color: 'rgb(26 26 26)' },
					{ slug: 'glass', name: 'Glass', color: '#ff000080' },
				],
				default: [ { slug: 'red', name: 'Vivid red', color: '#f00' } ],
			},
			gradients: {
				theme: [
					{
						slug: 'dusk',
						name: 'Dusk',
						gradient:
							'linear-gradient( 90deg, #000 0%, rgba(255, 0, 0, 1) 100% )',
					},
				],
			},
			duotone: {
				theme: [
					{
						slug: 'ink-and-sand',
						name: 'Ink and sand',
						colors: [ '#000', '#fed' ],
					},
				],
			},
		},
		shadow: {
			presets: {
				default: [
					{
						slug: 'natural',
						name: 'Natural',
						shadow: '6px 6px 9px rgba(0, 0, 0, 0.2)',
					},
				],
				custom: [
					{
						slug: 'two',
						name: 'Two layers',
						shadow: '0 0 1rem #000, inset 1px 1px red',
					},
				],
			},
		},
		typography: {
			fontFamilies: {
				theme: [
					{
						slug: 'body',
						name: 'Inter Display',
						fontFamily: '"Inter", sans-serif',
					},
				],
			},
		},
		custom: {
			dark: {
				color: { base: '#101010', contrast: '#eeeeee' },
				gradient: { dusk: 'linear-gradient(90deg, #111, #222)' },
			},
		},
	},
	styles: {},
};

const NONE = { width: '0px', style: 'none', color: 'rgb(0, 0, 0)' };
const CLEAR = { color: 'rgba(0, 0, 0, 0)', image: 'none' };
const WHITE = { color: 'rgb(255, 255, 255)', image: 'none' };
const EDGE = { width: '2px', style: 'solid', color: 'rgb(26, 26, 26)' };

const LOOK: ShownLook = {
	hasText: true,
	fontFamily: 'Georgia, serif',
	fontSize: '18px',
	fontWeight: '400',
	fontStyle: 'normal',
	lineHeight: '25.2px',
	letterSpacing: 'normal',
	textTransform: 'none',
	textDecoration: 'none',
	color: 'rgb(26, 26, 26)',
	fills: [ CLEAR, WHITE ],
	borders: [ NONE, NONE, NONE, NONE ],
	radius: '0px',
	shadow: 'none',
	filter: 'none',
	padding: '0px',
};

const say = ( look: Partial< ShownLook >, isDark = false, config = CONFIG ) =>
	joinFacts( [
		{
			facts: listLookFacts(
				{ ...LOOK, ...look },
				{ known: listKnownPresets( config, isDark, resolve ), resolve }
			),
		},
	] );

const TYPE = 'Georgia, 18 px, line height 1.4';
const PLAIN = `${ TYPE }, Contrast (#1a1a1a) on Base (#ffffff)`;
const PICTURE = { hasText: false, fills: [ CLEAR, WHITE ] };

describe( 'listLookFacts', () => {
	it.each< [ string, Partial< ShownLook >, string ] >( [
		[ 'text', {}, PLAIN ],
		[
			'a font by its preset',
			{ fontFamily: 'Inter, sans-serif' },
			PLAIN.replace( 'Georgia', 'Inter Display' ),
		],
		[
			'a font in quotes',
			{ fontFamily: '"Times New Roman", serif' },
			PLAIN.replace( 'Georgia', 'Times New Roman' ),
		],
		[
			'a fluid size',
			{ range: { min: 18, max: 22.4 } },
			PLAIN.replace( '18 px', '18–22.4 px' ),
		],
		[
			'a size with decimals',
			{ fontSize: '17.3333px', lineHeight: '17.3333px' },
			PLAIN.replace( '18 px', '17.33 px' ).replace( '1.4', '1' ),
		],
		[
			'a line height that measures a little less than it is',
			{ fontSize: '39.9453px', lineHeight: '44.9384px' },
			PLAIN.replace( '18 px', '39.95 px' ).replace( '1.4', '1.125' ),
		],
		[
			'a line height that measures a little more than it is',
			{ fontSize: '19.6307px', lineHeight: '22.0846px' },
			PLAIN.replace( '18 px', '19.63 px' ).replace( '1.4', '1.125' ),
		],
		[
			'no line height',
			{ lineHeight: 'normal' },
			PLAIN.replace( ', line height 1.4', '' ),
		],
		[
			'a weight',
			{ fontWeight: '650' },
			PLAIN.replace( '18 px', '18 px, weight 650' ),
		],
		[
			'italics',
			{ fontStyle: 'italic' },
			PLAIN.replace( '18 px', '18 px, italic' ),
		],
		[
			'letter spacing',
			{ letterSpacing: '-0.5px' },
			PLAIN.replace( '1.4', '1.4, letter spacing -0.5 px' ),
		],
		[
			'upper case with two lines',
			{
				textTransform: 'uppercase',
				textDecoration: 'underline line-through',
			},
			PLAIN.replace(
				'1.4',
				'1.4, uppercase, underlined, struck through'
			),
		],
		[
			'a color without a name',
			{ color: 'rgb(1, 2, 3)' },
			`${ TYPE }, #010203 on Base (#ffffff)`,
		],
		[
			'a default color by its name',
			{ color: 'rgb(255, 0, 0)' },
			`${ TYPE }, Vivid red (#ff0000) on Base (#ffffff)`,
		],
		[
			'a translucent text',
			{ color: 'rgba(255, 0, 0, 0.502)' },
			`${ TYPE }, Glass (#ff000080) on Base (#ffffff)`,
		],
		[
			'a color that nobody can read',
			{ color: 'color(xyz 1 1 1)' },
			`${ TYPE }, color(xyz 1 1 1) on Base (#ffffff)`,
		],
		[
			'its own background',
			{ fills: [ { color: '#0000ff', image: 'none' }, WHITE ] },
			`${ TYPE }, Contrast (#1a1a1a) on #0000ff`,
		],
		[
			'a translucent background over the page',
			{ fills: [ { color: 'rgba(0,0,0,0.5)', image: 'none' }, WHITE ] },
			`${ TYPE }, Contrast (#1a1a1a) on #808080`,
		],
		[ 'a page without a background', { fills: [ CLEAR ] }, PLAIN ],
		[
			'a gradient by its name',
			{
				fills: [
					{
						color: 'rgba(0, 0, 0, 0)',
						image: 'linear-gradient(90deg, rgb(0, 0, 0) 0%, rgb(255, 0, 0) 100%)',
					},
					WHITE,
				],
			},
			`${ TYPE }, Contrast (#1a1a1a) on the gradient Dusk`,
		],
		[
			'another gradient',
			{
				fills: [
					{ color: '', image: 'radial-gradient(red, blue)' },
					WHITE,
				],
			},
			`${ TYPE }, Contrast (#1a1a1a) on a gradient`,
		],
		[
			'an image of the page',
			{ fills: [ CLEAR, { color: '#fff', image: 'url("a.png")' } ] },
			`${ TYPE }, Contrast (#1a1a1a) on an image`,
		],
		[
			'a gradient over an image',
			{
				fills: [
					{
						color: '#fff',
						image: 'linear-gradient(red, red), url("a.png")',
					},
				],
			},
			`${ TYPE }, Contrast (#1a1a1a) on an image`,
		],
		[
			'a border and its padding',
			{
				borders: [ EDGE, EDGE, EDGE, EDGE ],
				radius: '8px',
				padding: '12px 24px',
			},
			`${ PLAIN }, border 2 px Contrast (#1a1a1a), radius 8 px, padding 12 px 24 px`,
		],
		[
			'a border of one side',
			{
				borders: [
					NONE,
					NONE,
					NONE,
					{ ...EDGE, style: 'dashed', color: 'rgb(1, 2, 3)' },
				],
			},
			`${ PLAIN }, left border 2 px dashed #010203`,
		],
		[
			'borders of two sides',
			{ borders: [ EDGE, NONE, { ...EDGE, width: '1px' }, NONE ] },
			`${ PLAIN }, top border 2 px Contrast (#1a1a1a), bottom border 1 px Contrast (#1a1a1a)`,
		],
		[
			'a border without a style',
			{ borders: Array( 4 ).fill( { ...EDGE, style: 'none' } ) },
			PLAIN,
		],
		[ 'corners', { radius: '50% 0px' }, `${ PLAIN }, radius 50% 0 px` ],
		[ 'padding without an edge', { padding: '24px' }, PLAIN ],
		[
			'a shadow by its name, as browsers write it',
			{ shadow: 'rgba(0, 0, 0, 0.2) 6px 6px 9px 0px' },
			`${ PLAIN }, shadow Natural`,
		],
		[
			'a shadow of two layers',
			{
				shadow: 'rgb(0, 0, 0) 0px 0px 16px 0px, rgb(255, 0, 0) 1px 1px 0px 0px inset',
			},
			`${ PLAIN }, shadow Two layers`,
		],
		[
			'a shadow without a name',
			{ shadow: 'rgb(0, 0, 0) 1px 1px 0px 0px' },
			`${ PLAIN }, a shadow`,
		],
		[
			'a duotone by its name',
			{ ...PICTURE, filter: 'url("#wp-duotone-ink-and-sand")' },
			'duotone Ink and sand',
		],
		[
			'another duotone',
			{ ...PICTURE, filter: 'url("#wp-duotone-unset-3")' },
			'a duotone',
		],
		[ 'a picture', PICTURE, 'no border, shadow or filter' ],
		[
			'a filled shape',
			{ ...PICTURE, fills: [ EDGE, WHITE ].map( () => WHITE ) },
			'background Base (#ffffff)',
		],
	] )( 'says %s', ( _case, look, expected ) => {
		expect( say( look ) ).toBe( expected );
	} );

	it.each< [ string, Partial< ShownLook >, string ] >( [
		[
			'names by their dark values',
			{
				color: 'rgb(238, 238, 238)',
				fills: [ { color: 'rgb(16, 16, 16)', image: 'none' } ],
			},
			`${ TYPE }, Contrast (#eeeeee) on Base (#101010)`,
		],
		[
			'no name for a value of the light',
			{ color: 'rgb(255, 255, 255)' },
			`${ TYPE }, #ffffff on #ffffff`,
		],
		[
			'a gradient by its dark value',
			{
				fills: [
					{
						color: '',
						image: 'linear-gradient(90deg, rgb(17, 17, 17), rgb(34, 34, 34))',
					},
				],
			},
			`${ TYPE }, Twin (#1a1a1a) on the gradient Dusk`,
		],
	] )( 'says in the dark %s', ( _case, look, expected ) => {
		expect( say( look, true ) ).toBe( expected );
	} );

	it.each< [ string, ConfigNode ] >( [
		[ 'nothing', {} ],
		[ 'text', { color: 'red', shadow: 4, typography: [] } ],
		[
			'broken lists',
			{
				color: { palette: { theme: [ null, { slug: 1 } ] } },
				typography: { fontFamilies: { theme: [ { fontFamily: 1 } ] } },
			},
		],
		[
			'hidden defaults',
			{
				color: {
					defaultPalette: false,
					palette: {
						default: [ { slug: 'a', name: 'A', color: '#1a1a1a' } ],
					},
				},
			},
		],
	] )( 'names nothing where the settings hold %s', ( _case, settings ) => {
		expect( say( {}, false, { settings, styles: {} } ) ).toBe(
			`${ TYPE }, #1a1a1a on #ffffff`
		);
	} );
} );

describe( 'joinFacts', () => {
	it.each( [
		[ [], '' ],
		[ [ { facts: [ 'a', 'b' ] } ], 'a, b' ],
		[
			[
				{ label: 'H1', facts: [ 'a', '40 px', 'b' ] },
				{ label: 'H2', facts: [ 'a', '30 px', 'b' ] },
			],
			'a, b; H1: 40 px; H2: 30 px',
		],
		[
			[
				{ label: 'H1', facts: [ 'a' ] },
				{ label: 'H2', facts: [ 'a', 'italic' ] },
			],
			'a; H2: italic',
		],
		[
			[
				{ label: 'Fill', facts: [ 'a' ] },
				{ label: 'Outline', facts: [ 'b' ] },
			],
			'Fill: a; Outline: b',
		],
	] )( 'joins %j', ( samples, expected ) => {
		expect( joinFacts( samples ) ).toBe( expected );
	} );
} );

describe( 'listDeclaredSizes', () => {
	const settings = {
		typography: {
			fluid: true,
			fontSizes: {
				theme: [
					{
						slug: 'm',
						name: 'M',
						size: '1.25rem',
						fluid: { min: '1rem', max: '1.25rem' },
					},
					{ slug: 's', name: 'S', size: '14px', fluid: false },
				],
			},
		},
	};
	const M = expect.stringMatching( /^clamp\(1rem, .*, 1.25rem\)$/ );

	it.each< [ string, ConfigNode, StylePlace, unknown[] ] >( [
		[ 'nothing', {}, {}, [] ],
		[
			'the site’s',
			{ typography: { fontSize: 'var:preset|font-size|m' } },
			{ blockName: 'core/quote' },
			[ M ],
		],
		[
			'the other spelling',
			{ typography: { fontSize: 'var(--wp--preset--font-size--s)' } },
			{},
			[ '14px' ],
		],
		[
			'a preset that is gone',
			{ typography: { fontSize: 'var:preset|font-size|gone' } },
			{},
			[],
		],
		[ 'a number', { typography: { fontSize: 20 } }, {}, [ '20px' ] ],
		[ 'an object', { typography: { fontSize: {} } }, {}, [] ],
		[
			'the element, the block and the site',
			{
				typography: { fontSize: 20 },
				elements: {
					h1: { typography: { fontSize: 48 } },
					heading: { typography: { fontSize: 40 } },
				},
				blocks: {
					'core/heading': { typography: { fontSize: 30 } },
				},
			},
			{ blockName: 'core/heading', elements: [ 'h1', 'heading' ] },
			[ '48px', '40px', '30px', '20px' ],
		],
		[
			'a style of a block, a viewport and a state',
			{
				blocks: {
					'core/button': {
						typography: { fontSize: 16 },
						'@mobile': {
							typography: { fontSize: 12 },
							':hover': { typography: { fontSize: 13 } },
						},
						variations: {
							outline: { typography: { fontSize: 15 } },
						},
					},
				},
			},
			{ blockName: 'core/button', variation: 'outline' },
			[ '15px', '13px', '12px', '16px' ],
		],
	] )( 'lists %s', ( _case, styles, place, expected ) => {
		expect( listDeclaredSizes( { settings, styles }, place ) ).toEqual(
			expected
		);
	} );
} );

it.each( [
	[ 'clamp(1rem, 1rem + ((1vw - 0.2rem) * 0.4), 1.25rem)', 16, 20 ],
	[ 'clamp(14px, 2vw, 1.5em)', 14, 24 ],
	[ '18px', undefined, undefined ],
	[ 'clamp(20px, 2vw, 20px)', undefined, undefined ],
	[ 'clamp(calc(1px), 2vw, 20px)', undefined, undefined ],
	[ 'min(20px, 2vw)', undefined, undefined ],
] )( 'readRange( %s )', ( css, min, max ) => {
	expect( readRange( css ) ).toEqual(
		min === undefined ? undefined : { min, max }
	);
} );

it.each( [
	[ 'rgb(1, 2, 3)', 'none', '#010203' ],
	[ 'color(xyz 1 1 1)', 'none', 'color(xyz 1 1 1)' ],
	[
		'',
		'linear-gradient(135deg, rgb(1, 2, 3) 0%, rgb(255, 255, 255) 100%)',
		'#010203 to #ffffff (to the bottom right)',
	],
	[
		'',
		'radial-gradient(circle at 50% 50%, #000, #fff, #f00)',
		'#000000 to #ffffff to #ff0000 (radial)',
	],
	[ '', 'conic-gradient()', 'conic-gradient()' ],
] )( 'describeSwatch( %s, %s )', ( color, image, expected ) => {
	expect( describeSwatch( color, image, resolve ) ).toBe( expected );
} );

it.each( [
	[ 'color(srgb 0 0.2 1)', { r: 0, g: 51, b: 255, a: 1 } ],
	[ 'color(srgb 1 1 1 / 0.2)', { r: 255, g: 255, b: 255, a: 0.2 } ],
	[ 'rgb(1, 2, 3)', undefined ],
	[ 'color(display-p3 1 1 1)', undefined ],
] )( 'readSrgb( %s )', ( css, expected ) => {
	expect( readSrgb( css ) ).toEqual( expected );
} );
