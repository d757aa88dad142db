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
		{ css: '/* a{ */ h1,\nh2 > b { color: red }', url: 'theme.css' },
	];
	it.each( [
		[ 'h1, h2 > b', 'theme.css' ],
		[ 'a', undefined ],
		[ 'h3', undefined ],
	] )( 'finds the file of %s', ( selector, expected ) => {
		expect( findSentFile( selector, sent ) ).toBe( expected );
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
