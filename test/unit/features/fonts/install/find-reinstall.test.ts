import { findReinstall } from '@/features/fonts/install/find-reinstall';
import type { FontCollection } from '@/features/fonts/reads/font-collections';

const aFace = ( fontWeight: string ) => ( {
	fontFamily: 'Sen',
	fontStyle: 'normal',
	fontWeight,
	src: `https://fonts.example/${ fontWeight }.woff2`,
} );
const SEN = { slug: 'sen', name: 'Sen', fontFamily: 'Sen' };
const COLLECTION = {
	families: [
		{
			family: {
				...SEN,
				fontFace: [ '300', '400', '700', '800' ].map( aFace ),
			},
			categories: [],
		},
	],
} as unknown as FontCollection;

const listWeights = ( active: string[], lost: string[] ) =>
	findReinstall(
		'sen',
		[ COLLECTION ],
		{ ...SEN, fontFace: active.map( aFace ) },
		lost.map( aFace )
	)?.fontFace?.map( ( { fontWeight } ) => fontWeight );

it.each( [
	[ 'what was active', [ '800' ], [], [ '800' ] ],
	[
		'a lost face that is not active',
		[ '400' ],
		[ '300' ],
		[ '300', '400' ],
	],
	[ 'a lost face of a family that is not active', [], [ '300' ], [ '300' ] ],
	[ 'normal and bold where nothing is known', [], [], [ '400', '700' ] ],
] )( 'takes %s', ( _name, active, lost, weights ) => {
	expect( listWeights( active, lost ) ).toEqual( weights );
} );

it( 'finds nothing where no collection has the family', () => {
	expect( findReinstall( 'other', [ COLLECTION ], undefined, [] ) ).toBe(
		undefined
	);
} );
