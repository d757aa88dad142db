import { colord } from 'colord';

import { getContrastRatio } from '@/features/styles/rules/contrast';
import { suggestDark } from '@/features/styles/rules/dark/suggest-dark';
import { toOklab } from '@/features/styles/rules/oklab';

const suggest = ( ...colors: string[] ) =>
	suggestDark(
		colors.map( ( color ) => ( {
			slug: color,
			rgba: colord( color ).toRgb(),
		} ) )
	);
const contrast = ( a: string, b: string ) =>
	getContrastRatio( colord( a ).toRgb(), colord( b ).toRgb() );

/** Palettes of themes: Twenty Twenty-Five, Twenty Twenty-Four, Ollie. */
const PALETTES = [
	[
		'#FFFFFF',
		'#111111',
		'#FFEE58',
		'#F6CFF4',
		'#503AA8',
		'#686868',
		'#FBFAF3',
	],
	[
		'#f9f9f9',
		'#ffffff',
		'#111111',
		'#636363',
		'#A4A4A4',
		'#cfcabe',
		'#c2a990',
		'#d8613c',
		'#b1c5a4',
		'#b5bdbc',
	],
	[
		'#5344F4',
		'#e9e7ff',
		'#DEC9FF',
		'#1E1E26',
		'#373745',
		'#545473',
		'#f8f7fc',
		'#E3E3F0',
		'#ffffff',
		'#000000',
	],
];

describe( 'suggestDark', () => {
	it( 'turns a white background dark and black text white', () => {
		expect( suggest( '#ffffff', '#000000' ) ).toEqual( {
			'#ffffff': '#111111',
			'#000000': '#ffffff',
		} );
	} );

	it( 'keeps the hue', () => {
		const { '#1a4fc4': dark } = suggest( '#1a4fc4' );
		expect( colord( dark ?? '' ).toHsl().h ).toBeGreaterThan( 205 );
		expect( colord( dark ?? '' ).toHsl().h ).toBeLessThan( 235 );
		expect( colord( dark ?? '' ).toHsl().s ).toBeGreaterThan( 50 );
	} );

	// A mirrored luminance alone makes #1d1900 and #001d00 of these, which look black.
	it.each( [
		[ 'yellow', '#ffee58', 50, 65 ],
		[ 'green', '#00ff00', 110, 150 ],
		[ 'orange', '#ffb000', 30, 50 ],
	] )(
		'keeps the hue of a light %s accent so that it can be seen',
		( _name, accent, from, to ) => {
			const colors = suggest( '#ffffff', '#111111', accent );
			const dark = colors[ accent ] ?? '';
			expect( colord( dark ).toHsl().h ).toBeGreaterThan( from );
			expect( colord( dark ).toHsl().h ).toBeLessThan( to );
			const [ , a, b ] = toOklab( colord( dark ).toRgb() );
			expect( Math.hypot( a, b ) ).toBeGreaterThan( 0.08 );
			expect(
				contrast( dark, colors[ '#111111' ] ?? '' )
			).toBeGreaterThanOrEqual( 4.5 );
		}
	);

	it( 'keeps how far a color can be looked through', () => {
		expect( suggest( '#ffffff80' )[ '#ffffff80' ] ).toBe( '#11111180' );
	} );

	it.each( PALETTES )(
		'leaves no pair unreadable that could be read: %s …',
		( ...colors ) => {
			const dark = suggest( ...colors );
			const lost = colors.flatMap( ( a ) =>
				colors
					.filter( ( b ) =>
						[ 3, 4.5 ].some(
							( needed ) =>
								contrast( a, b ) >= needed &&
								contrast( dark[ a ] ?? '', dark[ b ] ?? '' ) <
									needed
						)
					)
					.map( ( b ) => `${ a } on ${ b }` )
			);
			expect( lost ).toEqual( [] );
		}
	);

	it( 'only mirrors more colors than it can compare with each other', () => {
		const colors = Array.from( { length: 1000 }, ( _, index ) => ( {
			slug: String( index ),
			rgba: { r: 255, g: 255, b: 255, a: 1 },
		} ) );
		expect( suggestDark( colors )[ '999' ] ).toBe( '#000000' );
	} );

	it( 'mends a pair that just sufficed', () => {
		// 4.54 on white; a softer black alone would take it to 4.1.
		const dark = suggest( '#ffffff', '#767676' );
		expect( dark[ '#ffffff' ] ).toBe( '#111111' );
		expect(
			contrast( dark[ '#ffffff' ] ?? '', dark[ '#767676' ] ?? '' )
		).toBeGreaterThanOrEqual( 4.5 );
	} );
} );
