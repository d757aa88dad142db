import { getPublicPageName } from '@/kits/canvas/public-page/get-public-page-name';

const page = { postType: 'page', postId: 12 };
const home = { postType: 'wp_template', postId: 'theme//home' };

describe( 'getPublicPageName', () => {
	it.each( [
		[ 'a static front page', 'page', 12, page, 'front' ],
		[ 'its id as text', 'page', '12', page, 'front' ],
		[ 'the home template', 'wp_template', 'theme//home', home, 'front' ],
		[ 'another page', 'page', 13, page, 'page/13' ],
		[ 'a post', 'post', '7', home, 'post/7' ],
		[ 'a plugin’s type', 'recipe', 3, null, 'recipe/3' ],
		[ 'another template', 'wp_template', 'theme//page', home, undefined ],
		[ 'a pattern', 'wp_block', 5, home, undefined ],
		[ 'an id that is none', 'page', 'x', home, undefined ],
	] )( 'names the page of %s', ( _, postType, postId, front, name ) => {
		expect( getPublicPageName( { postType, postId, front } ) ).toBe( name );
	} );
} );
