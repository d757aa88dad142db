import {
	editPath,
	itemPath,
	pathTo,
	returnPathFor,
	stylesPath,
} from '@/router/paths';

describe( 'pathTo', () => {
	it.each( [
		[ '/page', {}, '/page' ],
		[ '/page', { layout: undefined, postId: '' }, '/page' ],
		[ '/page', { layout: 'grid' }, '/page?layout=grid' ],
	] )( 'builds %s with %o', ( path, query, expected ) => {
		expect( pathTo( path, query ) ).toBe( expected );
	} );
} );

describe( 'itemPath', () => {
	it.each( [
		[ 'page', 12, '/page/12' ],
		[ 'wp_template', 'theme//home', '/wp_template/theme//home' ],
		[
			'wp_template_part',
			'theme//%d1%88-2',
			'/wp_template_part/theme//%25d1%2588-2',
		],
	] )( 'leads to %s %s', ( type, id, expected ) => {
		expect( itemPath( type, id ) ).toBe( expected );
	} );
} );

it( 'opens the editor of an item', () => {
	expect( editPath( 'page', 12 ) ).toBe( '/page/12?canvas=edit' );
} );

describe( 'stylesPath', () => {
	it.each( [
		[ undefined, '/styles' ],
		[ '/', '/styles' ],
		[ '/typography', '/styles?section=%2Ftypography' ],
	] )( 'leads to the section %s', ( section, expected ) => {
		expect( stylesPath( section ) ).toBe( expected );
	} );
} );

describe( 'returnPathFor', () => {
	it.each( [
		[ 'wp_navigation', '/navigation' ],
		[ 'wp_block', '/pattern?postType=wp_block' ],
		[ 'wp_template_part', '/pattern?postType=wp_template_part' ],
		[ 'wp_template', '/template' ],
		[ 'page', '/page' ],
		[ 'post', '/post' ],
	] )( 'leads from %s to %s', ( type, expected ) => {
		expect( returnPathFor( type ) ).toBe( expected );
	} );

	it( 'refuses an unknown type', () => {
		expect( () => returnPathFor( 'wp_unknown' ) ).toThrow( 'wp_unknown' );
	} );
} );
