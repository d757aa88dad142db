import { getPreviewStyles } from '@/features/styles/config/get-preview-styles';
import { readConfig } from '@/utils/theme-json/config';

const toCss = ( settings: object ) =>
	getPreviewStyles(
		readConfig( { settings, styles: {} } ),
		{
			styles: [
				{ css: '.stored{}' },
				{ css: '.old{}', isGlobalStyles: true },
			],
		},
		{ url: 'https://a.test/theme', parentFiles: {} }
	)
		.map( ( { css } ) => css )
		.join( '\n' );

it( 'has the styles that the whole site has in a viewport', () => {
	const css = toCss( {
		custom: { root: { '@mobile': { color: { text: '#654321' } } } },
	} );
	expect( css ).toMatch(
		/@media \(width <= 480px\)\{[^}]*\{color: #654321;\}\}/
	);
} );

it( 'has those of the server that are not made of the styles, and dark values', () => {
	const css = toCss( {
		color: {
			palette: {
				custom: [ { slug: 'ink', name: 'Ink', color: '#111' } ],
			},
		},
		custom: { dark: { color: { ink: '#eeeeee' } } },
	} );
	expect( css ).toContain( '.stored{}' );
	expect( css ).not.toContain( '.old{}' );
	expect( css ).toMatch(
		/prefers-color-scheme: dark[^]*--wp--preset--color--ink: var\(--wp--custom--dark--color--ink\)/
	);
} );

it( 'has the faces of fonts, also of those that were installed after the page was printed', () => {
	const css = toCss( {
		typography: {
			fontFamilies: {
				theme: [
					{
						slug: 'own',
						fontFace: [
							{
								fontFamily: 'Own',
								src: [ 'file:./assets/own.woff2' ],
							},
						],
					},
				],
				custom: [
					{
						slug: 'new',
						fontFace: [
							{
								fontFamily: 'New',
								fontWeight: '400',
								src: 'https://a.test/new.woff2',
							},
						],
					},
				],
			},
		},
	} );
	expect( css ).toContain(
		'font-family: "Own"; src: url("https://a.test/theme/assets/own.woff2")'
	);
	expect( css ).toContain(
		'font-family: "New"; src: url("https://a.test/new.woff2")'
	);
} );
