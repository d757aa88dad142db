import {
	formatSubject,
	isAddress,
	parseSubject,
	toAddress,
} from '@/features/templates/resolver/subject';

describe( 'what the resolver is asked about', () => {
	it.each( [
		[ 'post:7', { post: 7 } ],
		[ 'term:8', { term: 8 } ],
		[ 'author:9', { author: 9 } ],
		[ '/about/', { url: '/about/' } ],
		[ 'https://example.org/?p=1', { url: 'https://example.org/?p=1' } ],
	] )( 'is read from %s and written again', ( text, subject ) => {
		expect( parseSubject( text ) ).toEqual( subject );
		expect( formatSubject( subject ) ).toBe( text );
	} );

	it.each( [
		[ '', '/' ],
		[ '  ', '/' ],
		[ 'post:0', 'post:0' ],
		[ 'post:-1', 'post:-1' ],
		[ 'page:7', 'page:7' ],
		[ 'post:99999999999999999999', 'post:99999999999999999999' ],
		[ '__proto__:7', '__proto__:7' ],
	] )( 'is an address when it names no record: "%s"', ( text, url ) => {
		expect( parseSubject( text ) ).toEqual( { url } );
	} );

	it.each( [
		[ '', true ],
		[ '/', true ],
		[ ' /about', true ],
		[ '?p=7', true ],
		[ 'HTTPS://example.org', true ],
		[ 'About us', false ],
		[ 'httpd', false ],
	] )( 'tells "%s" from words to search for', ( text, expected ) => {
		expect( isAddress( text ) ).toBe( expected );
	} );

	it.each( [
		[ '', '/' ],
		[ ' /about/ ', '/about/' ],
		[ '/?p=7', '/?p=7' ],
		[ '/https://example.org/about/', 'https://example.org/about/' ],
		[ '/ HTTP://example.org', 'HTTP://example.org' ],
		[ '//about/', '/about/' ],
		[ 'https://example.org//about/', 'https://example.org//about/' ],
		[ '//', '/' ],
	] )( 'is pasted behind the slash: "%s"', ( text, address ) => {
		expect( toAddress( text ) ).toBe( address );
	} );
} );
