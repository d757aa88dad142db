import { sortAsBefore } from '@/features/walk/rules/sort-as-before';
import { needsScripts } from '@/features/walk/rules/needs-scripts';
import { readUnsaved } from '@/features/walk/rules/read-unsaved';
import { carriesWalk, getStartPath } from '@/features/walk/rules/walk-paths';

describe( 'needsScripts', () => {
	it.each( [
		[ '<p>Plain</p>', false ],
		[ '<img src="a.jpg" loading="lazy">', false ],
		[ '<img src="a.jpg" data-src="a.jpg">', false ],
		[ '<img data-src="a.jpg">', true ],
		[ '<img src="data:image/gif;base64,R0" data-lazy-src="a.jpg">', true ],
		[
			'<img src="data:image/gif;base64,R0" data-src="a.jpg"><noscript><img src="a.jpg"></noscript>',
			false,
		],
		[ '<div class="swiper"><div>1</div></div>', true ],
		[ '<div data-aos="fade">1</div>', true ],
		[ '<div id="root"></div>', true ],
		[ '<div id="root"><p>1</p></div>', false ],
		[ '<nav data-wp-interactive="core/navigation"></nav>', false ],
	] )( '%s: %s', ( html, expected ) => {
		const page = document.implementation.createHTMLDocument();
		page.body.innerHTML = html;
		expect( needsScripts( page ) ).toBe( expected );
	} );
} );

describe( 'sortAsBefore', () => {
	it.each( [
		[ 'a', '', 'a' ],
		[ 'a b', 'a', 'a b' ],
		[ 'a c b', 'a b', 'a b c' ],
		[ 'a b c', 'a c b', 'a c b' ],
		[ 'b a', 'a b', 'a b' ],
		[ 'b', 'a b', 'b' ],
		[ 'a a b', 'a', 'a b' ],
		[ '', 'a b', '' ],
	] )( 'of %j after %j is %j', ( items, before, expected ) => {
		const toIds = ( text: string ) => text.split( ' ' ).filter( Boolean );
		expect(
			sortAsBefore(
				toIds( items ).map( ( id ) => ( { id } ) ),
				toIds( before )
			).map( ( { id } ) => id )
		).toEqual( toIds( expected ) );
	} );
} );

describe( 'readUnsaved', () => {
	const read = ( kind: string, name: string, key: unknown ) =>
		(
			( {
				'postType/wp_navigation/4': { content: '<!-- x -->' },
				'postType/wp_navigation/5': {
					blocks: [ 'y' ],
					content: ( { blocks }: { blocks: string[] } ) =>
						blocks.join(),
				},
				'root/site/undefined': {
					title: 'New',
					site_logo: null,
					admin_email: 'x',
				},
			} ) as Record< string, unknown >
		 )[ `${ kind }/${ name }/${ key }` ];
	const menu = ( key: number ) => ( {
		kind: 'postType',
		name: 'wp_navigation',
		key,
	} );

	it.each( [
		[ [], '' ],
		[ [ { kind: 'postType', name: 'page', key: 7 } ], '' ],
		[ [ menu( 9 ) ], '' ],
		[ [ menu( 4 ) ], '{"menus":{"4":"<!-- x -->"}}' ],
		[ [ menu( 5 ) ], '{"menus":{"5":"y"}}' ],
		[
			[ { kind: 'root', name: 'site', key: undefined } ],
			'{"menus":{},"identity":{"title":"New","site_logo":0}}',
		],
	] )( 'of %j: %s', ( dirty, expected ) => {
		expect( readUnsaved( dirty, read ) ).toBe( expected );
	} );
} );

describe( 'Paths of a walk', () => {
	it.each( [
		[ '/', {}, true ],
		[ '/styles', { section: '/colors' }, true ],
		[ '/identity', {}, true ],
		[ '/fonts', {}, true ],
		[ '/navigation', {}, true ],
		[ '/wp_navigation/4', {}, true ],
		[ '/wp_navigation/4', { canvas: 'edit' }, false ],
		[ '/styles', { preview: 'stylebook' }, false ],
		[ '/page', {}, false ],
		[ '/template', {}, false ],
		[ '/styles-and-more', {}, false ],
	] )( 'go on beside %s with %j: %s', ( path, query, expected ) => {
		expect( carriesWalk( path, query ) ).toBe( expected );
	} );

	it.each( [
		[ undefined, '/' ],
		[ { postType: 'page', postId: '7' }, '/?page_id=7' ],
		[ { postType: 'post', postId: '8' }, '/?p=8' ],
		[ { postType: 'wp_template', postId: 'a//b' }, '/' ],
	] )( 'begin for %j at %s', ( record, expected ) => {
		expect( getStartPath( record ) ).toBe( expected );
	} );
} );
