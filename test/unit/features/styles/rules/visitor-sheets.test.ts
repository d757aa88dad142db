import { listVisitorSheets } from '@/features/styles/rules/visitor-sheets';

const HOME = 'https://example.org/shop/';

const list = ( head: string, body = '' ) =>
	listVisitorSheets(
		new DOMParser().parseFromString(
			`<html><head>${ head }</head><body>${ body }</body></html>`,
			'text/html'
		),
		HOME
	);

it( 'returns files and texts in the order of the page', () => {
	expect(
		list( `
			<link rel="stylesheet" id="shop-css" href="/wp-content/plugins/shop/a.css?ver=2" media="print">
			<style id="theme-style-inline-css">a{}</style>
			<style id="global-styles-inline-css">p{}</style>
			<link rel="stylesheet" href="b.css">
			<style>b{}</style>
			<style id="wp-custom-css">c{}</style>
		` )
	).toEqual( [
		{
			id: 'shop-css',
			media: 'print',
			isBefore: true,
			href: 'https://example.org/wp-content/plugins/shop/a.css?ver=2',
		},
		{ id: 'theme-style-inline-css', media: '', isBefore: true, css: 'a{}' },
		{
			id: '',
			media: '',
			isBefore: false,
			href: 'https://example.org/shop/b.css',
		},
		{ id: '', media: '', isBefore: false, css: 'b{}' },
		{ id: 'wp-custom-css', media: '', isBefore: false, css: 'c{}' },
	] );
} );

it.each( [
	[ 'of a block', '<style id="wp-block-button-inline-css">a{}</style>' ],
	[ 'of the styles', '<style id="global-styles-inline-css">a{}</style>' ],
	[ 'of layouts', '<style id="core-block-supports-inline-css">a{}</style>' ],
	[
		'of style variations',
		'<style id="block-style-variation-styles-inline-css">a{}</style>',
	],
	[ 'of fonts', '<style class="wp-fonts-local">@font-face{}</style>' ],
	[ 'of Design', '<style id="atelier-dark-inline-css">a{}</style>' ],
	[
		'a file of WordPress',
		'<link rel="stylesheet" id="x-css" href="/shop/wp-includes/css/x.css">',
	],
	[
		'one that a person can choose',
		'<link rel="alternate stylesheet" href="/dark.css">',
	],
	[ 'one that is off', '<link rel="stylesheet" href="/a.css" disabled>' ],
	[
		'one for pages without scripts',
		'<noscript><style>a{}</style></noscript>',
	],
	[ 'no address', '<link rel="stylesheet" href="https://[">' ],
	[ 'something else', '<link rel="preload" as="style" href="/a.css">' ],
] )( 'leaves out %s', ( _, head ) => {
	expect( list( head ) ).toEqual( [] );
} );

it( 'takes of the content only what was enqueued late', () => {
	expect(
		list(
			'',
			'<style>p{}</style><svg><style id="a-css">q{}</style></svg><style id="late-inline-css">r{}</style>'
		)
	).toEqual( [
		{ id: 'late-inline-css', media: '', isBefore: false, css: 'r{}' },
	] );
} );
