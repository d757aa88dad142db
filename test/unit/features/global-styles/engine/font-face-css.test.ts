import { getFontFaceCss } from '@/features/global-styles/engine/font-face-css';

const settings = ( fontFace: unknown ) => ( {
	typography: { fontFamilies: { theme: [ { slug: 'a', fontFace } ] } },
} );

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
			'https://example.org/theme/'
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
		expect( getFontFaceCss( settings( fontFace ), '' ) ).toBe( '' );
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
			''
		);
		expect( css ).not.toContain( 'body' );
	} );
} );
