import { repairAddress, toReadablePath } from '@/router/readable-path';

it.each( [
	[ '/page', '/page' ],
	[ '/50%', '/50%25' ],
	[ '/wp_block/theme/50%off', '/wp_block/theme/50%25off' ],
	[ '/%E0%A4', '/%25E0%25A4' ],
	[ '/wp_template/a%20b', '/wp_template/a%20b' ],
	[ '/%', '/%25' ],
] )( '%s is read as %s', ( path, readable ) => {
	expect( toReadablePath( path ) ).toBe( readable );
	expect( () => decodeURIComponent( readable ) ).not.toThrow();
} );

it.each( [
	[ '?page=atelier&p=/50%25&x=1', '?page=atelier&p=%2F50%2525&x=1' ],
	[ '?page=atelier&p=/page', '?page=atelier&p=/page' ],
	[ '?page=atelier', '?page=atelier' ],
] )( 'the address %s becomes %s', ( before, after ) => {
	window.history.replaceState( { idx: 3 }, '', before );
	repairAddress();
	expect( window.location.search ).toBe( after );
	expect( window.history.state ).toEqual( { idx: 3 } );
} );
