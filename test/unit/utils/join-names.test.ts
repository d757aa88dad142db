import { resetLocaleData, setLocaleData } from '@wordpress/i18n';

import { joinNames } from '@/utils/join-names';

describe( 'joinNames', () => {
	it.each( [
		[ 'nothing', [], '' ],
		[ 'one name', [ 'Title' ], 'Title' ],
		[ 'several names', [ 'Title', 'Content' ], 'Title, Content' ],
	] )( 'joins %s', ( _name, names, text ) => {
		expect( joinNames( names ) ).toBe( text );
	} );

	it( 'separates them as the language does', () => {
		setLocaleData( { ',': [ '،' ] }, 'atelier' );
		expect( joinNames( [ 'a', 'b' ] ) ).toBe( 'a، b' );
		resetLocaleData( {}, 'atelier' );
	} );
} );
