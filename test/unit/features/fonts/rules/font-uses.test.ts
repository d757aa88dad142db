import {
	isNamedInCss,
	listFontUses,
	readPresetSlug,
} from '@/features/fonts/rules/font-uses';
import { findMissingFonts } from '@/features/fonts/rules/missing-fonts';
import { setFontFamily } from '@/features/fonts/rules/set-font-family';

const STYLES = {
	typography: { fontFamily: 'var:preset|font-family|sen' },
	elements: {
		heading: {
			typography: {
				fontFamily: 'var:preset|font-family|gone',
				fontWeight: '600',
			},
		},
		link: { ':hover': { typography: { fontStyle: 'italic' } } },
	},
	blocks: {
		'core/code': {
			typography: { fontFamily: 'var(--wp--preset--font-family--mono)' },
			variations: 'broken',
		},
	},
};

describe( 'The places of the styles that say something about type', () => {
	it( 'have a family of their own or an inherited one', () => {
		expect(
			listFontUses( STYLES ).map(
				( { path, fontFamily, weight, style, isOwn } ) => [
					path.join( '/' ),
					readPresetSlug( fontFamily ),
					weight,
					style,
					isOwn,
				]
			)
		).toEqual( [
			[ '', 'sen', 400, 'normal', true ],
			[ 'elements/heading', 'gone', 600, 'normal', true ],
			[ 'elements/link/:hover', 'sen', 400, 'italic', false ],
			[ 'blocks/core/code', 'mono', 400, 'normal', true ],
		] );
	} );

	it.each( [ undefined, null, 'x', [], { typography: 3 } ] )(
		'are found in %j without an error',
		( styles ) => {
			expect( () => listFontUses( styles ) ).not.toThrow();
		}
	);

	it( 'name families that are not there', () => {
		const active = [
			{ slug: 'sen', fontFamily: 'Sen' },
			{ slug: 'mono', fontFamily: 'Mono' },
		];

		expect( findMissingFonts( listFontUses( STYLES ), active ) ).toEqual( [
			{ slug: 'gone', paths: [ [ 'elements', 'heading' ] ] },
		] );
	} );
} );

it( 'replaces a family where it is named and leaves the rest', () => {
	const styles = {
		color: { text: '#000' },
		elements: { heading: { typography: { fontWeight: '600' } } },
	};

	expect(
		setFontFamily( styles, [ [], [ 'elements', 'heading' ] ], 'sen' )
	).toEqual( {
		color: { text: '#000' },
		typography: { fontFamily: 'var:preset|font-family|sen' },
		elements: {
			heading: {
				typography: {
					fontWeight: '600',
					fontFamily: 'var:preset|font-family|sen',
				},
			},
		},
	} );
} );

describe( 'A font is named in CSS', () => {
	const family = { slug: 'fira-sans', fontFamily: '"Fira Sans", sans-serif' };
	it.each( [
		[ 'p { font-family: Fira Sans }', true ],
		[ "p{FONT-FAMILY:serif,'fira sans'}", true ],
		[ 'p { font: italic 700 1rem/1.2 "Fira Sans", serif; }', true ],
		[
			'p { font-family: var( --wp--preset--font-family--fira-sans ) }',
			true,
		],
		[ '.has-fira-sans-font-family { color: red }', true ],
		[ 'p { font-family: "Fira Sans Condensed" }', false ],
		[
			'p { font-family: var(--wp--preset--font-family--fira-sans-condensed) }',
			false,
		],
		[ '.fira-sans { color: red } /* Fira Sans */', false ],
		[ '', false ],
	] )( '%s: %s', ( css, expected ) => {
		expect( isNamedInCss( css, family ) ).toBe( expected );
	} );
} );
