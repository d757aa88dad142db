import {
	canStyleBlock,
	isBlockCustomized,
	hasBlockCss,
} from '@/features/styles/rules/block-panels';

describe( 'canStyleBlock', () => {
	it.each( [
		[
			'a supported control that is on',
			[ 'padding' ],
			{ spacing: { padding: true } },
			0,
			true,
		],
		[
			'a supported control that is off',
			[ 'padding' ],
			{ spacing: { padding: false } },
			0,
			false,
		],
		[
			'a control that is not supported',
			[ 'margin' ],
			{ spacing: { padding: true } },
			0,
			false,
		],
		[ 'a style variation alone', [], {}, 1, true ],
		[ 'nothing', [], {}, 0, false ],
		[
			'font sizes to choose from',
			[ 'fontSize' ],
			{ typography: { fontSizes: { theme: [ {} ] } } },
			0,
			true,
		],
		[
			'no font sizes to choose from',
			[ 'fontSize' ],
			{ typography: { fontSizes: { theme: [] }, customFontSize: false } },
			0,
			false,
		],
		[
			'custom font sizes alone',
			[ 'fontSize' ],
			{ typography: { customFontSize: true } },
			0,
			true,
		],
	] )( '%s', ( _title, supported, settings, variations, expected ) => {
		expect( canStyleBlock( supported, settings, variations ) ).toBe(
			expected
		);
	} );
} );

describe( 'isBlockCustomized', () => {
	it.each( [
		[
			{
				settings: {},
				styles: {
					blocks: { 'core/group': { color: { text: 'red' } } },
				},
			},
			true,
		],
		[
			{
				settings: {
					blocks: { 'core/group': { lightbox: { enabled: true } } },
				},
				styles: {},
			},
			true,
		],
		[ { settings: {}, styles: { blocks: { 'core/group': {} } } }, false ],
		[
			{
				settings: {},
				styles: {
					blocks: { 'core/quote': { color: { text: 'red' } } },
				},
			},
			false,
		],
		[ { settings: {}, styles: { blocks: 'wrong' } }, false ],
	] )( '%j: %p', ( config, expected ) => {
		expect( isBlockCustomized( config, 'core/group' ) ).toBe( expected );
	} );
} );

describe( 'hasBlockCss', () => {
	it.each( [
		[ 'of the block', { css: 'color: red' }, true ],
		[ 'of a variation', { variations: { outline: { css: 'a' } } }, true ],
		[ 'of a viewport', { '@mobile': { css: 'a' } }, true ],
		[ 'that is empty', { css: ' \n' }, false ],
		[ 'that is no text', { css: 7 }, false ],
		[ 'of none, with other styles', { color: { text: 'red' } }, false ],
	] )( 'finds CSS %s', ( _, node, expected ) =>
		expect(
			hasBlockCss(
				{ styles: { blocks: { 'core/quote': node } } },
				'core/quote'
			)
		).toBe( expected )
	);

	it( 'finds none of another block', () =>
		expect(
			hasBlockCss(
				{ styles: { css: 'a', blocks: { 'core/code': { css: 'a' } } } },
				'core/quote'
			)
		).toBe( false ) );
} );
