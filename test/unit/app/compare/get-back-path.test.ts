import { getBackPath } from '@/app/compare/get-back-path';
import type { RouteQuery } from '@/router';

it.each< [ RouteQuery, string ] >( [
	[ {}, '/styles' ],
	[ { left: 'saved', right: 'revision-7' }, '/styles' ],
	[ { postType: 'wp_block', postId: '7' }, '/pattern?postType=wp_block' ],
	[ { postType: 'book', postId: '7' }, '/styles' ],
	[ { left: 'at-1764150412', right: 'saved' }, '/history?at=1764150412' ],
	[
		{
			postType: 'wp_block',
			postId: '7',
			left: 'saved',
			right: 'at-moment-45',
		},
		'/history?at=moment-45',
	],
] )( 'getBackPath( %j ) is %s', ( query, path ) => {
	expect( getBackPath( query ) ).toBe( path );
} );
