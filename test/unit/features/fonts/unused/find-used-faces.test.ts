import {
	filterUsedFaces,
	findUsedFaces,
} from '@/features/fonts/unused/find-used-faces';
import { collectCss, listFontUses } from '@/features/fonts/rules/font-uses';

const face = ( fontWeight: string, fontStyle = 'normal' ) => ( {
	fontFamily: 'x',
	fontWeight,
	fontStyle,
} );
const sen = {
	slug: 'sen',
	fontFamily: 'Sen, serif',
	fontFace: [ '300', '400', '500', '700', '900' ].map( ( weight ) =>
		face( weight )
	),
};
const lora = {
	slug: 'lora',
	fontFamily: '"Lora"',
	fontFace: [
		face( '400' ),
		face( '400', 'italic' ),
		face( '700' ),
		face( '800' ),
	],
};
const idle = { slug: 'idle', fontFamily: 'Idle', fontFace: [ face( '400' ) ] };
const system = { slug: 'system', fontFamily: 'system-ui' };

function measure(
	styles: unknown,
	options: {
		contentSlugs?: string[];
		contentVariants?: Array< { weight: number; style: string } >;
		css?: string;
	} = {}
) {
	const families = [ sen, lora, idle, system ];
	const usedFaces = findUsedFaces( {
		families,
		uses: listFontUses( styles ),
		contentSlugs: new Set( options.contentSlugs ),
		contentVariants: options.contentVariants ?? [],
		css: collectCss( styles ) + ( options.css ?? '' ),
	} );
	return filterUsedFaces( families, usedFaces ).map(
		( { slug, fontFace = [] } ) => {
			const faces = fontFace.map(
				( { fontWeight, fontStyle } ) =>
					`${ fontWeight }${ fontStyle === 'italic' ? 'i' : '' }`
			);
			return `${ slug } ${ faces.join( ',' ) }`;
		}
	);
}

const preset = ( slug: string, rest = {} ) => ( {
	typography: { fontFamily: `var:preset|font-family|${ slug }`, ...rest },
} );

describe( 'The faces that a site uses', () => {
	it.each( [
		[
			'normal and bold of the font of the text',
			preset( 'sen' ),
			{},
			[ 'sen 400,700', 'system ' ],
		],
		[
			'a weight that an element sets',
			{
				...preset( 'sen' ),
				elements: { heading: { typography: { fontWeight: '300' } } },
			},
			{},
			[ 'sen 300,400,700', 'system ' ],
		],
		[
			'italics where there are some',
			preset( 'lora' ),
			{},
			[ 'lora 400,400i,700', 'system ' ],
		],
		[
			'a font that is named without its preset',
			{ typography: { fontFamily: "'lora', serif" } },
			{},
			[ 'lora 400,400i,700', 'system ' ],
		],
		[
			'a font that only content names',
			{},
			{ contentSlugs: [ 'sen' ] },
			[ 'sen 400,700', 'system ' ],
		],
		[
			'a weight that content sets',
			preset( 'sen' ),
			{ contentVariants: [ { weight: 900, style: 'normal' } ] },
			[ 'sen 400,700,900', 'system ' ],
		],
		[
			'all of a font that Additional CSS names',
			{ css: 'h1 { font-weight: 300; font-family: "Lora", serif }' },
			{},
			[ 'lora 400,400i,700,800', 'system ' ],
		],
		[
			'all of a font that the CSS of a block names by its preset',
			{
				blocks: {
					'core/quote': {
						css: 'font-family: var(--wp--preset--font-family--idle);',
					},
				},
			},
			{},
			[ 'idle 400', 'system ' ],
		],
		[
			'all of a font that content names without a preset',
			{},
			{ css: 'font-family:idle, serif;' },
			[ 'idle 400', 'system ' ],
		],
		[ 'nothing that is not used', {}, {}, [ 'system ' ] ],
	] )( 'keeps %s', ( _, styles, options, expected ) => {
		expect( measure( styles, options ) ).toEqual( expected );
	} );
} );
