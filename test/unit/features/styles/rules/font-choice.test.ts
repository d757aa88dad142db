import {
	findWeightAxis,
	orderFonts,
} from '@/features/styles/rules/font-choice';

const SETTINGS = {
	typography: {
		fluid: true,
		fontFamilies: {
			theme: [
				{ slug: 'sen', name: 'Sen', fontFamily: 'Sen, serif' },
				{
					slug: 'manrope',
					name: 'Manrope',
					fontFamily: 'Manrope, sans-serif',
					fontFace: [
						{ fontWeight: '400' },
						{ fontWeight: '200 800' },
					],
				},
			],
			custom: [
				{ slug: 'b', fontFamily: 'Beta' },
				{ slug: 'a', name: 'Alpha' },
			],
		},
	},
};

describe( 'orderFonts', () => {
	it( 'orders the fonts of each origin by name, and keeps all else', () => {
		const { typography } = orderFonts( SETTINGS ) as typeof SETTINGS;
		const slugs = ( list: readonly { slug: string }[] ) =>
			list.map( ( { slug } ) => slug );
		expect( slugs( typography.fontFamilies.theme ) ).toEqual( [
			'manrope',
			'sen',
		] );
		expect( slugs( typography.fontFamilies.custom ) ).toEqual( [
			'a',
			'b',
		] );
		expect( typography.fluid ).toBe( true );
	} );

	it.each( [ [ {} ], [ { typography: { fontFamilies: 'x' } } ] ] )(
		'keeps %j',
		( settings ) => {
			expect( orderFonts( settings ) ).toEqual( settings );
		}
	);
} );

describe( 'findWeightAxis', () => {
	it.each( [
		[ 'var:preset|font-family|manrope', { min: 200, max: 800 } ],
		[ 'var(--wp--preset--font-family--manrope)', { min: 200, max: 800 } ],
		[ 'Manrope, sans-serif', { min: 200, max: 800 } ],
		[ 'var:preset|font-family|sen', undefined ],
		[ 'Georgia', undefined ],
		[ undefined, undefined ],
	] )( 'of %s is %j', ( fontFamily, expected ) => {
		expect( findWeightAxis( SETTINGS, fontFamily ) ).toEqual( expected );
	} );
} );
