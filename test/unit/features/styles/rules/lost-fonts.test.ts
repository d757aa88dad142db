import { addFonts, findLostFonts } from '@/features/styles/rules/lost-fonts';

const SEN = { slug: 'sen', name: 'Sen', fontFamily: 'Sen' };
const ARVO = { slug: 'arvo', fontFamily: 'Arvo' };

const withFonts = ( ...custom: object[] ) => ( {
	settings: { typography: { fontFamilies: { custom } } },
	styles: {},
} );
const NONE = { settings: {}, styles: {} };

it( 'finds the installed fonts that are no longer active', () => {
	const names = ( before: typeof NONE, next: typeof NONE ) =>
		findLostFonts( before, next ).map( ( { name } ) => name );
	expect( names( withFonts( SEN, ARVO ), withFonts( ARVO ) ) ).toEqual( [
		'Sen',
	] );
	expect( names( withFonts( ARVO ), NONE ) ).toEqual( [ 'arvo' ] );
	expect( names( NONE, withFonts( SEN ) ) ).toEqual( [] );
	expect(
		names(
			{
				settings: {
					typography: { fontFamilies: { custom: [ 7, {} ] } },
				},
				styles: {},
			},
			NONE
		)
	).toEqual( [] );
} );

it( 'adds them to those that are', () => {
	const lost = findLostFonts( withFonts( SEN ), NONE );
	expect( addFonts( withFonts( ARVO ), lost ) ).toEqual(
		withFonts( ARVO, SEN )
	);
	const both = withFonts( ARVO, SEN );
	expect( addFonts( both, lost ) ).toBe( both );
} );
