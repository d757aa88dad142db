import { readLayoutRule } from '@/features/styles/rules/why/layout-settings';
import type { StyleNode } from '@/features/styles/rules/why/style-nodes';

const node = ( selector: string, ...path: string[] ): StyleNode => ( {
	path,
	selector,
	features: {},
	isBare: path.length === 0,
	...( path.length > 0 && { blockName: path[ 1 ] ?? '' } ),
	...( path[ 2 ] === 'variations' && { variation: path[ 3 ] ?? '' } ),
} );
const NODES = [
	node( 'body' ),
	node( '.wp-block-group', 'blocks', 'core/group' ),
	node( '.wp-block-group', 'blocks', 'core/group', '@mobile' ),
	node(
		'.wp-block-columns.is-style-wide',
		'blocks',
		'core/columns',
		'variations',
		'wide'
	),
];
const gap = ( blockGap: unknown ) => ( { spacing: { blockGap } } );
const CONFIG = {
	settings: {
		spacing: { blockGap: true },
		layout: { contentSize: '620px', wideSize: '1200px' },
		useRootPaddingAwareAlignments: true,
	},
	styles: {
		spacing: {
			blockGap: '1.2rem',
			padding: { top: '4px', left: '30px', right: '30px' },
		},
		blocks: {
			'core/group': gap( { top: '2px', left: '3px' } ),
			'core/columns': { variations: { wide: gap( '9px' ) } },
		},
	},
};
const CENTERED = '> :where(:not(.alignleft):not(.alignright):not(.alignfull))';

const read = ( selector: string, property: string, config = CONFIG ) => {
	const { setting, isAround } =
		readLayoutRule( selector, property, config, NODES ) ?? {};
	return {
		isAround,
		setting: setting && {
			at: [ ...setting.node.path, ...setting.path ].join( '.' ),
			value: setting.value,
			...( setting.isNegative && { isNegative: true } ),
			...( setting.isOfSettings && { isOfSettings: true } ),
		},
	};
};

describe( 'readLayoutRule', () => {
	it.each( [
		[
			':root :where(.is-layout-flow:not(.wp-block-group-is-layout-flow)) > * + *',
			'margin-top',
			'@mobile.spacing.blockGap',
			'7px',
		],
		[
			':where(.wp-site-blocks) > * + *',
			'margin-top',
			'@mobile.spacing.blockGap',
			'7px',
		],
		[
			':root :where(.is-layout-flex)',
			'row-gap',
			'@mobile.spacing.blockGap',
			'7px',
		],
		[
			'.has-global-padding',
			'padding-left',
			'@mobile.spacing.padding.left',
			'9px',
		],
		[ '.wp-site-blocks', 'padding-top', 'spacing.padding.top', '4px' ],
	] )(
		'names what the site has in a viewport for %s, %s',
		( selector, name, at, value ) => {
			const [ root, ...others ] = NODES;
			const { setting } =
				readLayoutRule(
					selector,
					name,
					{
						...CONFIG,
						styles: {
							...CONFIG.styles,
							'@mobile': {
								spacing: {
									blockGap: '7px',
									padding: { left: '9px' },
								},
							},
						},
					},
					[
						...( root
							? [
									root,
									{
										...root,
										path: [ '@mobile' ],
										viewport: '@mobile',
									},
							  ]
							: [] ),
						...others,
					]
				) ?? {};
			expect(
				setting && [ ...setting.node.path, ...setting.path ].join( '.' )
			).toBe( at );
			expect( setting?.value ).toBe( value );
		}
	);

	it.each( [
		[ ':root :where(.is-layout-flow) > *', 'margin-top' ],
		[ ':root :where(.is-layout-constrained) > *', 'margin-top' ],
		[ ':where(.wp-site-blocks) > *', 'margin-top' ],
		[ ':root :where(.wp-site-blocks) > *', 'margin-top' ],
		[ ':root :where(.is-layout-flex)', 'row-gap' ],
		[ ':root :where(.is-layout-grid)', 'column-gap' ],
	] )( 'names the site’s space between blocks for %s', ( selector, name ) => {
		expect( read( selector, name ).setting ).toEqual( {
			at: 'spacing.blockGap',
			value: '1.2rem',
		} );
	} );

	it.each( [
		[ 'row-gap', '2px' ],
		[ 'column-gap', '3px' ],
	] )( 'names the space of a block for its %s', ( property, value ) => {
		expect(
			read( ':root :where(.wp-block-group-is-layout-flex)', property )
				.setting
		).toEqual( { at: 'blocks.core/group.spacing.blockGap', value } );
	} );

	it( 'names the space of a variation', () => {
		expect(
			read(
				':root :where(.wp-block-columns.is-style-wide--2.wp-block-columns-is-layout-flow) > *',
				'margin-top'
			).setting
		).toEqual( {
			at: 'blocks.core/columns.variations.wide.spacing.blockGap',
			value: '9px',
		} );
	} );

	it.each( [
		[ `.is-layout-constrained ${ CENTERED }`, 'contentSize', '620px' ],
		[ '.is-layout-constrained > .alignwide', 'wideSize', '1200px' ],
	] )( 'names the width for %s', ( selector, name, value ) => {
		expect( read( selector, 'max-width' ).setting ).toEqual( {
			at: `layout.${ name }`,
			value,
			isOfSettings: true,
		} );
	} );

	it.each( [
		[ '.has-global-padding', 'padding-left', '30px', {} ],
		[ '.wp-site-blocks', 'padding-top', '4px', {} ],
		[ ':where(body)', 'padding-top', '4px', {} ],
		[
			'.has-global-padding > .alignfull',
			'margin-right',
			'30px',
			{ isNegative: true },
		],
	] )(
		'names the padding of the page for %s',
		( selector, name, value, more ) => {
			const side = name.split( '-' )[ 1 ];
			expect( read( selector, name ).setting ).toEqual( {
				at: `spacing.padding.${ side }`,
				value,
				...more,
			} );
		}
	);

	it.each( [
		[ ':root :where(.is-layout-flow) > :first-child', 'margin-top', true ],
		[ '.is-layout-flex', 'flex-wrap', false ],
		[ '.is-layout-flex', 'align-items', false ],
		[ `.is-layout-constrained ${ CENTERED }`, 'margin-left', true ],
		[ '.wp-container-core-group-is-layout-1 > *', 'margin-top', true ],
	] )(
		'names no setting for what every layout has: %s',
		( selector, name, isAround ) => {
			expect( read( selector, name ) ).toEqual( {
				isAround,
				setting: undefined,
			} );
		}
	);

	it( 'knows no space of the site where the theme has none', () => {
		const config = { ...CONFIG, settings: {} };
		expect(
			read(
				':where(.is-layout-flex)',
				'row-gap',
				config as typeof CONFIG
			)
		).toEqual( { isAround: false, setting: undefined } );
	} );

	it.each( [ '.wp-block-group', 'p > a', '.entry-content > *' ] )(
		'leaves %s to others',
		( selector ) => {
			expect(
				readLayoutRule( selector, 'margin-top', CONFIG, NODES )
			).toBeUndefined();
		}
	);
} );
