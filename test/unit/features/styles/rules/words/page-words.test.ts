import { colord } from 'colord';

import { describeBackground } from '@/features/styles/rules/words/background-words';
import {
	describeCss,
	listBlockCss,
} from '@/features/styles/rules/words/css-words';
import {
	listKnownPresets,
	type ResolveColor,
} from '@/features/styles/rules/words/known-presets';
import { describeLayout } from '@/features/styles/rules/words/layout-words';
import { describeShadow } from '@/features/styles/rules/words/shadow-words';

const resolve: ResolveColor = ( css ) => {
	const color = colord( css );
	return color.isValid() ? color.toRgb() : undefined;
};

const CONTEXT = {
	known: listKnownPresets(
		{
			settings: {
				color: {
					palette: {
						theme: [
							{ slug: 'base', name: 'Base', color: '#fff' },
						],
					},
				},
			},
		},
		false,
		resolve
	),
	resolve,
};

describe( 'describeShadow', () => {
	it.each( [
		[ 'none', 'no shadow' ],
		[
			'rgba(0, 0, 0, 0.2) 6px 6px 9px 0px',
			'6 px to the right, 6 px down, blur 9 px, #00000033',
		],
		[
			'inset -2px -3px #fff',
			'inside, 2 px to the left, 3 px up, Base (#ffffff)',
		],
		[ '0 0 0 3px #f00', 'not moved, spread 3 px, #ff0000' ],
		[
			'0 4px 8px -2px #f00',
			'4 px down, blur 8 px, spread -2 px, #ff0000',
		],
		[
			'0 1px #000, 0 0 4px #fff',
			'layer 1: 1 px down, #000000; layer 2: not moved, blur 4 px, Base (#ffffff)',
		],
	] )( 'of %s: %s', ( css, expected ) => {
		expect( describeShadow( css, CONTEXT ) ).toBe( expected );
	} );
} );

describe( 'describeBackground', () => {
	const image = {
		color: 'rgb(255, 255, 255)',
		image: 'url("https://example.org/uploads/sky.jpg?ver=2")',
		size: 'auto',
		position: '0% 0%',
		repeat: 'repeat',
		attachment: 'scroll',
	};

	it.each( [
		[ { image: 'none' }, 'Base (#ffffff), no image' ],
		[
			{ image: 'none', color: 'rgba(0, 0, 0, 0)' },
			'Base (#ffffff), no image',
		],
		[ { image: 'linear-gradient(red, blue)' }, 'a gradient, no image' ],
		[ {}, 'Base (#ffffff), the image sky.jpg, in its own size, repeated' ],
		[
			{
				size: 'cover',
				position: '50% 50%',
				repeat: 'no-repeat',
				attachment: 'fixed',
			},
			'Base (#ffffff), the image sky.jpg, covering all, at 50% 50%, once, fixed while the page scrolls',
		],
		[
			{ size: 'contain' },
			'Base (#ffffff), the image sky.jpg, fitted in, repeated',
		],
		[
			{ size: '200px', position: '10px 0px' },
			'Base (#ffffff), the image sky.jpg, size 200 px, at 10 px 0 px, repeated',
		],
		[
			{ image: 'url("data:image/png;base64,AAAA/BB")' },
			'Base (#ffffff), an image, in its own size, repeated',
		],
	] )( 'with %j: %s', ( change, expected ) => {
		expect( describeBackground( { ...image, ...change }, CONTEXT ) ).toBe(
			expected
		);
	} );
} );

describe( 'describeLayout', () => {
	it.each( [
		[
			{
				content: '645px',
				wide: '1340px',
				gap: '19.2px',
				padding: '0px 50px',
			},
			'content 645 px, wide 1340 px, block spacing 19.2 px, padding 0 px 50 px',
		],
		[
			{ content: '700px', wide: '700px', gap: '0px', padding: '0px' },
			'content 700 px, no block spacing, no padding',
		],
		[
			{
				content: 'none',
				wide: 'none',
				gap: undefined,
				padding: undefined,
			},
			'content as wide as its place, no block spacing, no padding',
		],
		[
			{ content: '80%', wide: 'none', gap: '24px', padding: '10px' },
			'content 80%, block spacing 24 px, padding 10 px',
		],
	] )( 'of %j: %s', ( layout, expected ) => {
		expect( describeLayout( layout ) ).toBe( expected );
	} );
} );

describe( 'describeCss', () => {
	it.each( [
		[ '', 'no CSS' ],
		[ ' \n ', 'no CSS' ],
		[ 'a { color: red; }', '1 line of CSS, 1 rule' ],
		[ '\na {\n}\nb {}\n', '3 lines of CSS, 2 rules' ],
		[ '/* a {} */', '1 line of CSS' ],
		[ 'a::before { content: "{"; }', '1 line of CSS, 1 rule' ],
		[ 'color: red;', '1 line of CSS' ],
	] )( 'of %j: %s', ( css, expected ) => {
		expect( describeCss( css ) ).toBe( expected );
	} );
} );

it.each( [
	[ undefined, [] ],
	[ 'text', [] ],
	[ { 'core/a': null, 'core/b': { css: ' ' }, 'core/c': { css: 4 } }, [] ],
	[
		{
			'core/a': {
				css: 'color: red',
				variations: { x: { css: 'top: 0' }, y: {} },
			},
		},
		[
			{ blockName: 'core/a', css: 'color: red' },
			{ blockName: 'core/a', variation: 'x', css: 'top: 0' },
		],
	],
] )( 'listBlockCss of %j', ( blocks, expected ) => {
	expect( listBlockCss( { styles: { blocks } } ) ).toEqual( expected );
} );
