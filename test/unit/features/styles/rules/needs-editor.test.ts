import { needsEditor } from '@/features/styles/rules/needs-editor';

const BEFORE = {
	id: 1,
	settings: { color: { palette: { custom: [ { slug: 'a' } ] } } },
	styles: {
		color: { text: '#000' },
		spacing: { blockGap: '1rem' },
		blocks: {
			'core/quote': { css: 'color: red' },
			'core/button': { variations: { outline: { color: {} } } },
		},
	},
};

const withStyles = ( styles: object ) => ( {
	...BEFORE,
	styles: { ...BEFORE.styles, ...styles },
} );

describe( 'needsEditor', () => {
	it.each( [
		[ 'the same', { ...BEFORE }, false ],
		[ 'a color', withStyles( { color: { text: '#fff' } } ), false ],
		[ 'a color less', withStyles( { color: undefined } ), false ],
		[
			'other CSS of a block',
			withStyles( {
				blocks: {
					...BEFORE.styles.blocks,
					'core/quote': { css: 'color: blue' },
				},
			} ),
			false,
		],
		[
			'the first CSS of a block',
			withStyles( {
				blocks: {
					...BEFORE.styles.blocks,
					'core/list': { css: 'color: blue' },
				},
			} ),
			true,
		],
		[
			'no CSS of a block any more',
			withStyles( {
				blocks: {
					...BEFORE.styles.blocks,
					'core/quote': { css: '' },
				},
			} ),
			true,
		],
		[
			'another gap',
			withStyles( { spacing: { blockGap: '2rem' } } ),
			true,
		],
		[
			'the gap of a block',
			withStyles( {
				blocks: {
					...BEFORE.styles.blocks,
					'core/columns': { spacing: { blockGap: '2rem' } },
				},
			} ),
			true,
		],
		[
			'another style variation of a block',
			withStyles( {
				blocks: {
					...BEFORE.styles.blocks,
					'core/button': {
						variations: { outline: { color: { text: '#fff' } } },
					},
				},
			} ),
			true,
		],
		[ 'a setting', { ...BEFORE, settings: {} }, true ],
		[ 'a record that cannot be read', 'wrong', true ],
	] )( 'tells for %s', ( _title, after, expected ) => {
		expect( needsEditor( BEFORE, after ) ).toBe( expected );
	} );
} );
