import { getPostTitle, isAllowed } from '@/features/posts/list/post';

const post = { id: 1, type: 'page' };

describe( 'getTitle', () => {
	it.each( [
		[ { raw: 'A <b>b</b>', rendered: 'x' }, 'A <b>b</b>' ],
		[ { rendered: 'A &amp; B' }, 'A & B' ],
		[ { raw: '  ' }, '(no title)' ],
		[ undefined, '(no title)' ],
	] )( 'reads %j as %s', ( title, text ) => {
		expect( getPostTitle( title ? { title } : {} ) ).toBe( text );
	} );
} );

describe( 'isAllowed', () => {
	it.each( [
		[ [ 'GET', 'PUT' ], 'PUT', true ],
		[ [ 'GET' ], 'PUT', false ],
		[ [ 'GET', 'DELETE' ], 'DELETE', true ],
		[ undefined, 'DELETE', false ],
	] as const )( 'with %j answers for %s: %s', ( allow, method, allowed ) => {
		const _links = { self: [ allow ? { targetHints: { allow } } : {} ] };

		expect( isAllowed( { ...post, _links }, method ) ).toBe( allowed );
	} );
} );
