import { RECORD_SOURCES } from '@/kits/commands/record-sources';

const queryOf = ( type: string, search: string, recentIds: number[] = [] ) =>
	RECORD_SOURCES.find( ( { postType } ) => postType === type )?.toQuery( {
		search,
		recentIds,
	} );

describe( 'RECORD_SOURCES', () => {
	it.each( [ 'page', 'post', 'wp_block' ] )(
		'has the server search for %s, and asks for those that were opened last',
		( type ) => {
			expect( queryOf( type, 'about' ) ).toMatchObject( {
				search: 'about',
				per_page: 10,
			} );
			expect( queryOf( type, '', [ 3, 7 ] ) ).toMatchObject( {
				include: '3,7',
			} );
			expect( queryOf( type, '' ) ).toBeUndefined();
		}
	);

	it( 'finds drafts of pages and posts, too', () => {
		expect( queryOf( 'page', 'a' )?.status ).toContain( 'draft' );
		expect( queryOf( 'post', '', [ 1 ] )?.status ).toContain( 'draft' );
	} );

	it.each( [ 'wp_template', 'wp_template_part', 'wp_navigation' ] )(
		'reads all records of %s, which the palette searches',
		( type ) => {
			expect( queryOf( type, 'about' ) ).toEqual( queryOf( type, '' ) );
			expect( queryOf( type, '' ) ).not.toHaveProperty( 'search' );
		}
	);
} );
