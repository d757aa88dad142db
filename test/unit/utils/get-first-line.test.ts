import { getFirstLine } from '@/utils/get-first-line';

describe( 'getFirstLine', () => {
	it.each( [
		[
			'of a fatal error',
			'<br />\n<b>Fatal error</b>:  Allowed memory\n size',
			'Fatal error: Allowed memory',
		],
		[
			'of a page',
			'<!DOCTYPE html><html><head><title>WordPress &rsaquo; Error</title></head><body><div><h1>Not  now</h1><p>Later.</p></div></body></html>',
			'Not now',
		],
		[
			'after scripts, styles and comments',
			'<script>var a = 1;</script><style>p{}</style><!-- b --><p>Read this</p>',
			'Read this',
		],
		[
			'with its characters',
			'<p>A &amp; B &#8220;C&#8221;</p>',
			'A & B “C”',
		],
		[
			'of plain text',
			'\n\n  upstream timed out\nmore',
			'upstream timed out',
		],
		[
			'of markup that is cut off',
			'<p>Half a page <a href="x',
			'Half a page',
		],
		[ 'of a script that is cut off', '<script>var a', '' ],
		[
			'of JSON that is cut off',
			'{"settings":{"a":1',
			'{"settings":{"a":1',
		],
		[ 'of nothing', '', '' ],
	] )( 'returns the first line %s', ( _name, text, line ) => {
		expect( getFirstLine( text ) ).toBe( line );
	} );

	it( 'shortens a long line', () => {
		const line = getFirstLine( 'x'.repeat( 1_000_000 ) );
		expect( line ).toHaveLength( 200 );
		expect( line.endsWith( '…' ) ).toBe( true );
	} );
} );
