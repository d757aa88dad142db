import {
	toElementsCss,
	toGapCss,
	toRootCss,
} from '@/features/styles/rules/viewports/root-css';
import type { Config, ConfigNode } from '@/utils/theme-json/config';
import gaps from '../../../../../fixtures/root-gap.json';

const aConfig = ( root: unknown, settings: ConfigNode = {} ): Config => ( {
	settings: { ...settings, custom: { root } },
	styles: {},
} );

it( 'writes the styles of each viewport for its widths alone', () => {
	expect(
		toRootCss(
			aConfig( {
				'@tablet': { color: { text: 'var:preset|color|ink' } },
				'@mobile': { typography: { fontSize: '14px' } },
			} )
		)
	).toBe(
		'@media (width <= 480px){body{font-size: 14px;}}' +
			'@media (480px < width <= 782px){body{color: var(--wp--preset--color--ink);}}'
	);
} );

it( 'writes padding as WordPress does for themes whose padding is aware of alignments', () => {
	const root = { '@mobile': { spacing: { padding: { left: '8px' } } } };
	expect( toRootCss( aConfig( root ) ) ).toContain( '{padding-left: 8px;}' );
	expect(
		toRootCss( aConfig( root, { useRootPaddingAwareAlignments: true } ) )
	).toContain( '{--wp--style--root--padding-left: 8px;}' );
} );

it( 'takes the widths of the theme', () => {
	expect(
		toRootCss(
			aConfig(
				{
					'@mobile': { color: { text: 'red' } },
					'@tablet': { color: { text: 'blue' } },
				},
				{ viewport: { mobile: '30em' } }
			)
		)
	).toBe( '@media (width <= 30em){body{color: red;}}' );
} );

it.each( [
	[ 'nothing', undefined ],
	[ 'a text', 'x' ],
	[ 'a text as a viewport', { '@mobile': 'x' } ],
	[ 'a list', [] ],
	[ 'values of other types', { '@mobile': { color: 5, spacing: [] } } ],
	[ 'other groups', { '@mobile': { border: { radius: '1px' } } } ],
] )( 'writes nothing for %s', ( _name, root ) => {
	expect( toRootCss( aConfig( root ) ) ).toBe( '' );
} );

it.each( gaps )(
	'writes the space between blocks: $name',
	( { settings, styles, gap, css } ) => {
		expect(
			toGapCss(
				{ settings, styles } as unknown as Config,
				gap === null ? {} : { spacing: { blockGap: gap } }
			)
		).toBe( css );
	}
);

it( 'puts the space in the viewport', () => {
	expect(
		toRootCss(
			aConfig(
				{ '@mobile': { spacing: { blockGap: '9px' } } },
				{ spacing: { blockGap: true } }
			)
		)
	).toMatch(
		/^@media \(width <= 480px\)\{:root\{--wp--style--block-gap: 9px;\}/
	);
} );

it( 'writes the viewports of elements, without their other styles', () => {
	expect(
		toElementsCss( {
			settings: {},
			styles: {
				elements: {
					h2: {
						color: { text: 'red' },
						'@mobile': { color: { text: 'blue' } },
					},
					link: { ':hover': { color: { text: 'red' } } },
				},
			},
		} )
	).toBe( '@media (width <= 480px){:root :where(h2){color: blue;}}' );
	expect( toElementsCss( { settings: {}, styles: {} } ) ).toBe( '' );
} );
