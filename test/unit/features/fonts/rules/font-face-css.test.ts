import { getFontFaceCss } from '@/features/fonts/rules/font-face-css';

const settings = ( fontFace: unknown ) => ( {
	typography: { fontFamilies: { theme: [ { slug: 'a', fontFace } ] } },
} );

const NO_FILES = { url: '', parentFiles: {} };

describe( 'getFontFaceCss', () => {
	it( 'resolves files of the theme', () => {
		const css = getFontFaceCss(
			settings( [
				{
					fontFamily: '"My Font"',
					fontWeight: '200 900',
					src: [ 'file:./assets/a.woff2' ],
				},
			] ),
			{ url: 'https://example.org/theme/', parentFiles: {} }
		);
		expect( css ).toBe(
			'@font-face { font-family: "My Font"; src: url("https://example.org/theme/assets/a.woff2"); font-weight: 200 900; font-display: swap; }'
		);
	} );

	it.each( [
		[ 'a face without a file', [ { fontFamily: 'A' } ] ],
		[ 'a face without a family', [ { src: 'a.woff2' } ] ],
		[ 'a wrong type', 'wrong' ],
		[ 'entries of the wrong type', [ null, 3 ] ],
	] )( 'leaves out %s', ( _title, fontFace ) => {
		expect( getFontFaceCss( settings( fontFace ), NO_FILES ) ).toBe( '' );
	} );

	it( 'does not let a value end its rule', () => {
		const css = getFontFaceCss(
			settings( [
				{
					fontFamily: 'A',
					src: 'a.woff2',
					fontWeight: '400; } body { display: none',
				},
			] ),
			NO_FILES
		);
		expect( css ).not.toContain( 'body' );
	} );
} );
