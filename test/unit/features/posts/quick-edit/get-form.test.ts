import { getForm } from '@/features/posts/quick-edit/get-form';
import { QUICK_EDIT_FIELDS } from '@/features/posts/quick-edit/get-form-fields';

const layoutsOf = ( value: unknown ): string[] =>
	[ ...JSON.stringify( value ).matchAll( /"type":"(\w+)"/g ) ].map(
		( [ , type ] ) => type ?? ''
	);

describe( 'getForm', () => {
	it( 'uses regular, card, panel and row layouts', () => {
		expect(
			new Set( layoutsOf( getForm( QUICK_EDIT_FIELDS, 1 ) ) )
		).toEqual( new Set( [ 'regular', 'card', 'panel', 'row' ] ) );
	} );

	it( 'has every field exactly once', () => {
		const json = JSON.stringify( getForm( QUICK_EDIT_FIELDS, 1 ) );

		for ( const field of QUICK_EDIT_FIELDS ) {
			expect( json ).toContain( `"${ field }"` );
		}
	} );

	it.each( [
		[ 1, true ],
		[ 2, false ],
	] )( 'offers a password for %d post: %s', ( count, offered ) => {
		expect(
			JSON.stringify( getForm( [ 'status' ], count ) ).includes(
				'password'
			)
		).toBe( offered );
	} );

	it.each( [
		[ 'a dropdown', false, 0 ],
		[ 'a modal on a small viewport', true, 2 ],
	] )( 'opens terms as %s', ( _case, isMobile, count ) => {
		expect(
			JSON.stringify(
				getForm( [ 'categories', 'tags' ], 1, isMobile )
			).split( '"openAs":"modal"' )
		).toHaveLength( count + 1 );
	} );

	it( 'has no card without lines', () => {
		expect( getForm( [ 'status', 'date' ], 1 ).fields ).toHaveLength( 1 );
	} );
} );
