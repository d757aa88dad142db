import {
	findSentFile,
	readInlinedFile,
	readSheetFile,
} from '@/features/styles/rules/why/sheet-source';

const HOME = 'https://a.test/blog/';

describe( 'readSheetFile', () => {
	it.each( [
		[
			'/blog/wp-content/plugins/woocommerce/assets/css/style.css?ver=1',
			{ kind: 'plugin', name: 'woocommerce', file: 'style.css' },
		],
		[
			'https://a.test/blog/wp-content/themes/ollie/style.css',
			{ kind: 'theme', name: 'ollie', file: 'style.css' },
		],
		[
			'/blog/wp-includes/css/dist/block-library/style.min.css',
			{ kind: 'wordpress', file: 'style.min.css' },
		],
		[ 'https://b.test/x.css', { kind: 'foreign', host: 'b.test' } ],
	] )( 'knows %s', ( url, expected ) => {
		expect( readSheetFile( url, HOME ) ).toEqual( expected );
	} );
} );

describe( 'findSentFile', () => {
	const sent = [
		{ css: 'a { color: red }', url: undefined },
		{
			css: '/* b{ */ .schema{} h1,\nh2 > b { color: red } html{} @media print { p{} } @keyframes x { from{} 50%{} }',
			url: 'editor-style.css',
		},
		{ css: 'a{ color: blue }', url: 'links.css' },
	];
	it.each< [ string, string[], string | undefined ] >( [
		[
			'a sheet of a file',
			[ '.schema', 'h1, h2 > b', 'html', 'p' ],
			'editor-style.css',
		],
		[
			'one that the editor wrapped',
			[
				'.editor-styles-wrapper .schema',
				'.editor-styles-wrapper h1, .editor-styles-wrapper h2 > b',
				'.editor-styles-wrapper',
				'.editor-styles-wrapper p',
			],
			'editor-style.css',
		],
		[ 'a sheet of one letter', [ 'a' ], 'links.css' ],
		[ 'a sheet that has a rule of a file', [ 'h1, h2 > b' ], undefined ],
		[ 'a selector that ends like one of a file', [ 'b' ], undefined ],
		[ 'more rules than the file', [ 'a', 'p' ], undefined ],
		[ 'a sheet without rules', [], undefined ],
	] )( 'finds the file of %s', ( _name, selectors, expected ) => {
		expect( findSentFile( selectors, sent ) ).toBe( expected );
	} );
} );

describe( 'readInlinedFile', () => {
	it.each( [
		[
			'a{}\n/*# sourceURL=https://a.test/x.css */\n',
			'https://a.test/x.css',
		],
		[ 'a{}/*# sourceURL=/wp-includes/x.css */', '/wp-includes/x.css' ],
		[ 'a{}/*# sourceURL=global-styles-inline-css */', undefined ],
		[ 'a{}', undefined ],
	] )( 'reads %j', ( css, expected ) => {
		expect( readInlinedFile( css ) ).toBe( expected );
	} );
} );
